/** Every address of a screen, and of a call that this app makes outside `offline/`. Nowhere else is one written. */
export const screens = {
  login: '/login',
  /** Where one reading of the product goes after sign-out. */
  auth: '/auth',
  home: '/',
  dashboard: '/dashboard',
  dailyBriefing: '/daily-briefing',
  incidents: '/incidents',
  incidentEdit: '/incidents/:id/edit',
  incidentClaim: '/incidents/:id/claim',
  report: '/report',
  claims: '/claims',
  claim: '/claims/:id',
  review: '/review',
  policy: '/review/policy',
  reviewClaim: '/review/:id',
  safety: '/safety',
  talks: '/talks',
  holdTalk: '/talks/new',
  talk: '/talks/:id',
  history: '/history',
  assistant: '/assistant',
  people: '/people',
  profile: '/profile',
  settings: '/settings',
  ttsTest: '/tts-test',
  ttsIsolated: '/tts-isolated',
} as const;

/** The address of the screen where an incident is changed. Ids made on the device are negative. */
export const incidentEditScreen = (id: number): string => `/incidents/${id}/edit`;
export const incidentClaimScreen = (id: number): string => `/incidents/${id}/claim`;
export const claimScreen = (id: number): string => `/claims/${id}`;
export const reviewClaimScreen = (id: number): string => `/review/${id}`;

/** The reader of a safety document. */
export const safetyDocumentScreen = (documentKey: string): string => `${screens.safety}/${documentKey}`;
export const talkScreen = (id: number): string => `/talks/${id}`;
/** Where the talk about a safety document is held. */
export const holdTalkScreen = (documentKey: string): string =>
  `${screens.holdTalk}?document=${encodeURIComponent(documentKey)}`;

/** The report screen with one of its two ways already chosen, in the query `way`. */
export const reportScreen = (way: 'wizard' | 'form'): string => `${screens.report}?way=${way}`;

export const calls = {
  appConfig: '/api/app-config',
  signIn: '/api/auth/sign-in/username',
  signOut: '/api/auth/sign-out',
  session: '/api/auth/get-session',
  incidents: '/api/incidents',
  claims: '/api/claims',
  claimsToReview: '/api/claims/review',
  policySettings: '/api/policy-settings',
  dashboardStats: '/api/dashboard/stats',
  analyzeIncident: '/api/ai/analyze-incident',
  reverseGeocode: '/api/geocode/reverse',
  notifications: '/api/notifications',
  notificationsRead: '/api/notifications/read',
  talks: '/api/talks',
  talkTopics: '/api/talks/topics',
  talkCrew: '/api/talks/crew',
  talkCrews: '/api/talks/crews',
  events: '/api/events',
  pushKey: '/api/push/key',
  pushSubscriptions: '/api/push/subscriptions',
} as const;

export const incidentCall = (id: number): string => `/api/incidents/${id}`;
export const claimCall = (id: number): string => `/api/claims/${id}`;
export const timelineCall = (claimId: number): string => `${claimCall(claimId)}/timeline`;
export const decisionCall = (claimId: number): string => `${claimCall(claimId)}/decision`;
/** A line of the checklist. */
export const claimDocumentCall = (claimId: number, key: string): string =>
  `${claimCall(claimId)}/documents/${key}`;
export const enhancedAnalysisCall = (ids: { claimId: number; incidentId: number }): string =>
  `/api/ai/specialized-claim-processing/${ids.claimId}/${ids.incidentId}`;
export const talkCall = (id: number): string => `/api/talks/${id}`;
/** The record as a PDF. */
export const talkPdf = (id: number): string => `${talkCall(id)}/pdf`;
export const userCall = (id: number): string => `/api/users/${id}`;
/** A small WebP of a stored picture. */
export const thumbnail = (mediaUrl: string): string => `${mediaUrl}?size=thumb`;
