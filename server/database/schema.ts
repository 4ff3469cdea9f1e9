/** All tables in one place, for Drizzle and its migrations. Each domain owns its own `tables.ts`. */
export {
  accounts,
  knownDevices,
  passkeys,
  sessions,
  signInFailures,
  twoFactors,
  verifications,
} from '../auth/tables.ts';
export { briefingTopics, weatherAnswers, weatherPlaces } from '../briefing/tables.ts';
export {
  claimDecisions,
  claimDocuments,
  claimNumberCounters,
  claims,
  policySettings,
} from '../claims/tables.ts';
export {
  documentEditions,
  documentImports,
  documentTerms,
  documentVectors,
  safetyDocuments,
} from '../documents/tables.ts';
export { geocodeCache } from '../geocode/tables.ts';
export { history } from '../history/tables.ts';
export { requestCounts } from '../http/tables.ts';
export { incidents } from '../incidents/tables.ts';
export { mediaUploads, transcripts } from '../media/tables.ts';
export {
  notifications,
  pushKeys,
  pushSent,
  pushSubscriptions,
  watchedPlaces,
} from '../notifications/tables.ts';
export { spokenAudio } from '../speech/tables.ts';
export { talks } from '../talks/tables.ts';
export { users } from '../users/tables.ts';
