export { notify, type NewNotification } from './notify.ts';
export { watchedPlaceOf, wakeWatchersNear, watchPlace } from './watched-places.ts';
export type { LiveEvent, LiveSource } from './live-source.ts';
export { notifications } from './tables.ts';
