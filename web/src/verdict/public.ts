/** What other domains may use of the verdict on a report. */
export { DutyClock, type ShownDuty } from './duty-clock.tsx';
export { FactQuestions } from './fact-questions.tsx';
export { OshaNotice } from './osha-notice.tsx';
export { OshaSheet } from './osha-sheet.tsx';
export { SeverityBadge } from './severity-badge.tsx';
export type { FactAnswers, ShownVerdict } from './shown-verdict.ts';
export { loadJudge, usePhoneVerdict, useSettled } from './use-phone-verdict.ts';
export { VerdictCard } from './verdict-card.tsx';
export { VerdictRest } from './verdict-rest.tsx';
