export { answerableFor } from './answerable.ts';
export { notify, type NewNotification } from './notify.ts';
export { tellOfAction, tellOfComment, tellOfObservation } from './tell-others.ts';
export { tellOfDuty, tellOfJudgement, tellOfReports, tellSeen } from './tell-of-report.ts';
export { crewsWithoutOwnPlace, watchedPlaceOf, watchersNear, watchPlace } from './watched-places.ts';
export type { LiveEvent, LiveSource } from './live-source.ts';
export { notifications } from './tables.ts';
