import { fieldSuggestionListSchema } from '@tailboard/contract/suggestions.ts';
import { incidentAnalysisSchema } from '@tailboard/contract/incident-analysis.ts';
import { reverseGeocodeSchema } from '@tailboard/contract/geocode.ts';

/*
 * What of a report needs the contract's schemas. To build them takes a slow phone a tenth of a second, so that the form
 * is drawn without them: see load-checks.ts.
 */
export { checkReport, readContent } from './check-report.ts';
export { readDraftValues } from './read-draft-values.ts';

/** Answers of the server, by the contract; each throws where it is not kept to. */
export const readSuggestions = (reply: unknown) => fieldSuggestionListSchema.parse(reply);
export const readAnalysis = (reply: unknown) => incidentAnalysisSchema.parse(reply);
export const readAddress = (reply: unknown) => reverseGeocodeSchema.parse(reply);
