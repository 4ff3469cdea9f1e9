/** Every address of a screen, and of a call that this app makes outside `offline/`. Nowhere else is one written. */
export const screens = {
  login: '/login',
  /** Where one reading of the product goes after sign-out. */
  auth: '/auth',
  home: '/',
  dashboard: '/dashboard',
  dailyBriefing: '/daily-briefing',
  incidents: '/incidents',
  incident: '/incidents/:id',
  incidentEdit: '/incidents/:id/edit',
  incidentClaim: '/incidents/:id/claim',
  report: '/report',
  observations: '/observations',
  poster: '/observations/poster',
  /** For everybody, without a name: nothing of it may ask who is signed in. */
  withoutName: '/r/:code?',
  reportSent: '/report/sent/:id',
  claims: '/claims',
  claim: '/claims/:id',
  review: '/review',
  policy: '/review/policy',
  reviewClaim: '/review/:id',
  safety: '/safety',
  actions: '/actions',
  action: '/actions/:id',
  talks: '/talks',
  holdTalk: '/talks/new',
  talk: '/talks/:id',
  document: '/safety/:key',
  insights: '/insights',
  history: '/history',
  assistant: '/assistant',
  people: '/people',
  recordedCase: '/recordkeeping/cases/:id',
  recordkeeping: '/recordkeeping',
  recordkeepingPart: '/recordkeeping/:part',
  jobs: '/jobs',
  profile: '/profile',
  settings: '/settings',
  ttsTest: '/tts-test',
  ttsIsolated: '/tts-isolated',
} as const;

/** The poster of a crew, to print. */
export const posterScreen = (crewId: string): string =>
  `${screens.poster}?crew=${encodeURIComponent(crewId)}`;

/** Whether a path is a page for reports without a name. */
export const isWithoutName = (path: string): boolean => /^\/r(\/|$)/.test(path);

/** One incident, also one that the list does not reach. */
export const incidentScreen = (id: number): string => `/incidents/${id}`;
/** The address of the screen where an incident is changed. Ids made on the device are negative. */
export const incidentEditScreen = (id: number): string => `/incidents/${id}/edit`;
export const incidentClaimScreen = (id: number): string => `/incidents/${id}/claim`;
export const claimScreen = (id: number): string => `/claims/${id}`;
export const documentScreen = (key: string): string => `/safety/${encodeURIComponent(key)}`;
export const reviewClaimScreen = (id: number): string => `/review/${id}`;

/** By the id, or by the reference of one that this phone has not sent yet. */
export const actionScreen = (name: string): string => `/actions/${name}`;
export const talkScreen = (id: number): string => `/talks/${id}`;
/** Where the talk about a safety document is held. */
export const holdTalkScreen = (documentKey: string): string =>
  `${screens.holdTalk}?document=${encodeURIComponent(documentKey)}`;

/** A part of the page for OSHA's log, e.g. `log`, with what is chosen there. */
export const recordkeepingScreen = (part: string, chosen: Record<string, string> = {}): string =>
  [part === '' ? screens.recordkeeping : `${screens.recordkeeping}/${part}`, new URLSearchParams(chosen)]
    .map(String)
    .filter(Boolean)
    .join('?');
export const recordedCaseScreen = (id: number): string => `${screens.recordkeeping}/cases/${id}`;

/** What became of a report after Submit. */
export const reportSentScreen = (id: number): string => `/report/sent/${id}`;
/** The report screen with one of its two ways already chosen, in the query `way`. */
export const reportScreen = (way: 'wizard' | 'form'): string => `${screens.report}?way=${way}`;

export const calls = {
  appConfig: '/api/app-config',
  health: '/api/health',
  signIn: '/api/auth/sign-in/username',
  signOut: '/api/auth/sign-out',
  session: '/api/auth/get-session',
  signInCode: '/api/auth/sign-in/code',
  signInPasskey: '/api/auth/sign-in/passkey',
  singleSignOn: '/api/auth/sign-in/oidc',
  changePassword: '/api/auth/change-password',
  sessions: '/api/auth/list-sessions',
  endSession: '/api/auth/revoke-session',
  endSessions: '/api/auth/revoke-sessions',
  secondFactor: '/api/auth/second-factor',
  beginCodeApp: '/api/auth/two-factor/enable',
  confirmCodeApp: '/api/auth/two-factor/verify',
  removeCodeApp: '/api/auth/two-factor/disable',
  passkeys: '/api/auth/passkeys',
  passkeyOptions: '/api/auth/passkeys/options',
  incidents: '/api/incidents',
  incidentViews: '/api/preferences/incident-views',
  claims: '/api/claims',
  actions: '/api/actions',
  tts: '/api/tts',
  openaiTts: '/api/openai/tts',
  transcriptions: '/api/transcriptions',
  fieldSuggestion: '/api/ai/field-suggestion',
  assistantChat: '/api/assistant/chat',
  assistantSuggestions: '/api/assistant/suggestions',
  users: '/api/users',
  jobs: '/api/admin/jobs',
  assignees: '/api/actions/assignees',
  observations: '/api/observations',
  ownReportPage: '/api/observations/own-page',
  importPeople: '/api/users/import',
  claimsToReview: '/api/claims/review',
  policySettings: '/api/policy-settings',
  dashboardStats: '/api/dashboard/stats',
  needsYou: '/api/needs-you',
  dailyBriefing: '/api/daily-briefing',
  briefingPing: '/api/daily-briefing/ping',
  analyzeIncident: '/api/ai/analyze-incident',
  reverseGeocode: '/api/geocode/reverse',
  notifications: '/api/notifications',
  notificationChoices: '/api/notifications/choices',
  notificationsRead: '/api/notifications/read',
  talks: '/api/talks',
  talkTopics: '/api/talks/topics',
  talkCrew: '/api/talks/crew',
  talkCrews: '/api/talks/crews',
  events: '/api/events',
  documents: '/api/osha/documents',
  askDocuments: '/api/osha/chat',
  safetySuggestions: '/api/safety/suggestions',
  pushKey: '/api/push/key',
  pushSubscriptions: '/api/push/subscriptions',
} as const;

/** Which actions: one's own, one's crew's, or all that one sees. `state`: those that are not over, unless it is said. */
export const actionFilters = (
  assignee: 'me' | 'crew' | 'any',
  { state = 'open,in-progress,reopened,done', overdue = false } = {},
): string => `assignee=${assignee}&state=${state}${overdue ? '&overdue=true' : ''}`;
export const actionsCall = (...which: Parameters<typeof actionFilters>): string =>
  `${calls.actions}?${actionFilters(...which)}`;
export const actionsOfTalkCall = (talkId: number): string => `/api/actions?talkId=${talkId}`;
/** Those that came of reports without a name, of them all. */
export const actionsOfObservationsCall = '/api/actions?observationId=any';
export const actionsOfIncidentCall = (incidentId: number): string => `/api/actions?incidentId=${incidentId}`;
export const actionCall = (id: number): string => `/api/actions/${id}`;
export const incidentCall = (id: number): string => `/api/incidents/${id}`;
/** The same filters as the list's, as a query. */
export const incidentPlacesCall = (query: string): string =>
  [`${calls.incidents}/places`, query].filter(Boolean).join('?');
export const oshaCallCall = (id: number): string => `${incidentCall(id)}/osha-call`;
export const dutyDoneCall = (id: number): string => `/api/duties/${id}/done`;
export const incidentSeenCall = (id: number): string => `${incidentCall(id)}/seen`;
/** With a range and a crew, where they are chosen. */
export const insightsCall = (asked: [string, string][]): string =>
  ['/api/insights', new URLSearchParams(asked).toString()].filter(Boolean).join('?');
export const commentsCall = (incidentId: number): string => `${incidentCall(incidentId)}/comments`;
export const strikeCommentCall = (incidentId: number, id: number): string =>
  `${commentsCall(incidentId)}/${id}/strike`;
export const investigationCall = (incidentId: number): string => `${incidentCall(incidentId)}/investigation`;
type PaperIn = { language: string; timeZone: string };
/** The incident as a paper, and as a package that proves itself. */
export const incidentReportFile = (id: number, said: PaperIn): string =>
  `${incidentCall(id)}/report.pdf?${new URLSearchParams(said).toString()}`;
export const evidenceFile = (id: number, said: PaperIn): string =>
  `${incidentCall(id)}/evidence.zip?${new URLSearchParams(said).toString()}`;
export const claimCall = (id: number): string => `/api/claims/${id}`;
export const timelineCall = (claimId: number): string => `${claimCall(claimId)}/timeline`;
export const decisionCall = (claimId: number): string => `${claimCall(claimId)}/decision`;
/** A line of the checklist. */
export const claimDocumentCall = (claimId: number, key: string): string =>
  `${claimCall(claimId)}/documents/${key}`;
export const enhancedAnalysisCall = (ids: { claimId: number; incidentId: number }): string =>
  `/api/ai/specialized-claim-processing/${ids.claimId}/${ids.incidentId}`;
export const talkCall = (id: number): string => `/api/talks/${id}`;
/** The record as a PDF, its labels in a language ('en', 'es'). */
export const talkPdf = (id: number, language: string): string => `${talkCall(id)}/pdf?language=${language}`;
export const documentCall = (key: string): string => `${calls.documents}/${encodeURIComponent(key)}`;
/** The file that a document was made from. */
export const documentFileCall = (key: string): string => `${documentCall(key)}/file`;
export const retireDocumentCall = (key: string): string => `${documentCall(key)}/retire`;
/** Passages of these documents; of all when none is named. */
export const searchDocumentsCall = (q: string, keys: readonly string[] = []): string =>
  `/api/osha/search?${new URLSearchParams({ q, ...(keys.length > 0 && { keys: keys.join(',') }) }).toString()}`;
export const passkeyCall = (id: number): string => `${calls.passkeys}/${id}`;
export const removePasskeyCall = (id: number): string => `${passkeyCall(id)}/remove`;
export const observationCall = (id: string, what: 'reply' | 'state'): string =>
  `${calls.observations}/${id}/${what}`;
export const reportCodeCall = (crewId: string): string =>
  `/api/crews/${encodeURIComponent(crewId)}/report-code`;
export const retryJobCall = (id: number): string => `${calls.jobs}/${id}/retry`;
export const userCall = (id: number): string => `/api/users/${id}`;
/** A page of one's own history; of what came before the entry `before`, where one is given. */
export const historyCall = (before?: number): string => {
  const cursor = before === undefined ? '' : `&cursor=${btoa(`before ${before}`).replace(/=+$/, '')}`;
  return `/api/history?own=true&limit=100${cursor}`;
};
export const supervisorCall = (id: number): string => `${userCall(id)}/supervisor`;
export const userAccessCall = (id: number): string => `${userCall(id)}/access`;
export const profilePictureCall = (id: number): string => `${userCall(id)}/picture`;
/** A small WebP of a stored picture. */
export const thumbnail = (mediaUrl: string): string => `${mediaUrl}?size=thumb`;

const recordkeeping = '/api/recordkeeping';
type OfPlace = { establishmentId: number; year: number };
export const establishmentsCall = `${recordkeeping}/establishments`;
export const establishmentCall = (id: number): string => `${establishmentsCall}/${id}`;
export const establishmentYearCall = (id: number, year: number): string =>
  `${establishmentCall(id)}/years/${year}`;
export const recordedCasesCall = `${recordkeeping}/cases`;
export const recordedCasesOf = ({ incidentId }: { incidentId: number }): string =>
  `${recordedCasesCall}?incidentId=${incidentId}`;
export const recordedCaseCall = (id: number): string => `${recordedCasesCall}/${id}`;
export const caseDecisionCall = (id: number): string => `${recordedCaseCall(id)}/decision`;
export const caseDaysCall = (id: number): string => `${recordedCaseCall(id)}/days`;
/** A form or a file of a year: `log`, `summary`, `privacy-list`, `ita/{year}/check` and so on. */
const ofYear = (name: string, { establishmentId, year }: OfPlace, rest = '', more = ''): string =>
  `${recordkeeping}/${name}/${year}${rest}?establishmentId=${establishmentId}${more}`;
export const logCall = (of: OfPlace): string => ofYear('log', of);
export const logCsv = (of: OfPlace): string => ofYear('log', of, '', '&format=csv');
export const summaryCall = (of: OfPlace): string => ofYear('summary', of);
/** Forms as OSHA has them, their labels in a language ('en', 'es'). */
export const logPdf = (of: OfPlace, language: string): string =>
  ofYear('log', of, '', `&format=pdf&language=${language}`);
export const summaryPdf = (of: OfPlace, language: string): string =>
  ofYear('summary', of, '', `&format=pdf&language=${language}`);
export const form301Pdf = (id: number, language: string): string =>
  `${recordedCaseCall(id)}/form-301?format=pdf&language=${language}`;
export const certifyCall = (of: OfPlace): string => ofYear('summary', of, '/certify');
export const privacyListCall = (of: OfPlace): string => ofYear('privacy-list', of);
export const filingCheckCall = (of: OfPlace): string => ofYear('ita', of, '/check');
export const filingCall = (of: OfPlace, file: 'summary' | 'cases', anyway = false): string =>
  ofYear('ita', of, `/${file}.csv`, anyway ? '&anyway=true' : '');
export const copiesCall = `${recordkeeping}/copies`;
export const copiesOf = (of: OfPlace): string =>
  `${copiesCall}?establishmentId=${of.establishmentId}&year=${of.year}`;
export const copyGivenCall = (id: number): string => `${copiesCall}/${id}/given`;
export const copyPdf = (id: number, language: string): string =>
  `${copiesCall}/${id}/pdf?language=${language}`;
/** Where a log as a spreadsheet goes: `preview` shows what it says and writes nothing. */
export const importCall = (of: OfPlace, preview: boolean): string =>
  `${recordkeeping}/import?establishmentId=${of.establishmentId}&year=${of.year}&preview=${preview}`;
export const yearDutiesCall = `${recordkeeping}/duties`;
export const yearDutyDoneCall = `${yearDutiesCall}/done`;
export const ratesCall = (asked: Record<string, string>): string =>
  `${recordkeeping}/rates?${new URLSearchParams(asked).toString()}`;
