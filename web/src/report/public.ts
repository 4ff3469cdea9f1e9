/** What other domains may use of the report form. */
export { ContentFields } from './content-fields.tsx';
export { DiscardDraft } from './discard-draft.tsx';
export { openEdit } from './edit-values.ts';
export { failureSentence } from './failure-sentence.ts';
export { sortChosen, type Refusal } from './chosen-files.ts';
export { FilePicker } from './file-picker.tsx';
export { refusalSentence } from './refusal-sentence.ts';
export { MediaField } from './media-field.tsx';
export { useLoadedDraft } from './queries.ts';
export { checkReport, keepDate, type ReportFields } from './report-fields.ts';
export { prepareReport } from './prepared-report.ts';
export { showWrongField } from './show-wrong-field.ts';
export { useDraft } from './use-draft.ts';
export { usePlace } from './use-place.ts';
export { useReportFiles } from './use-report-files.ts';
export type { SaveOutcome } from './save-outcome.ts';
export { namedDraft, outcomeNow, outcomeOf, useTellOutcome } from './use-submit.ts';
