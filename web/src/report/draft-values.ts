import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import type { FactAnswers } from '../verdict/public.ts';
import { nobodyNamed, type HurtPeople } from './hurt-people.ts';
import { newReport, type ReportFields } from './report-fields.ts';

/** Wizard or standard form: two views of one report. */
export type Way = 'wizard' | 'form';

/** What is kept of an unfinished report. */
export interface DraftValues {
  version: 1;
  way: Way;
  fields: ReportFields;
  /** The text that the marker put into the address field, if the last one came from there. */
  automaticAddress: string | null;
  /** The result on the last step, and null for any other step. */
  analysis: IncidentAnalysis | null;
  /** What was answered to the questions of the law. */
  facts: FactAnswers;
  hurt: HurtPeople;
}

/** A report of which nothing was entered yet. */
export const newDraftValues = (): DraftValues => ({
  version: 1,
  way: 'wizard',
  fields: newReport(new Date()),
  automaticAddress: null,
  analysis: null,
  facts: {},
  hurt: nobodyNamed,
});
