/** What other domains may use of the report form. */
export { CategoryField } from './category-field.tsx';
export { ContentFields } from './content-fields.tsx';
export { openEdit } from './edit-values.ts';
export { sortChosen, type Refusal } from './chosen-files.ts';
export { FilePicker } from './file-picker.tsx';
export { refusalSentence } from './refusal-sentence.ts';
export { MediaField } from './media-field.tsx';
export { checkReport } from './check-report.ts';
export { keepDate, type ReportFields } from './report-fields.ts';
export { prepareReport } from './prepared-report.ts';
export { showWrongField } from './show-wrong-field.ts';
export { usePlace } from './use-place.ts';
export { useReportFiles } from './use-report-files.ts';
export type { SaveOutcome } from './save-outcome.ts';
export { namedDraft, outcomeNow, outcomeOf, useTellOutcome } from './use-submit.ts';
