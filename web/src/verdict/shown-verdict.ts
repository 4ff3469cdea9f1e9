import type { IncidentAnalysis, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';

/** What is shown of a judgement, whoever made it. */
export type ShownVerdict = Pick<
  IncidentAnalysis,
  | 'severity'
  | 'potentialSeverity'
  | 'facts'
  | 'recommendedActions'
  | 'reportToOsha'
  | 'recordable'
  | 'hazards'
  | 'sentences'
>;

/** What a person answered. */
export type FactAnswers = Readonly<Partial<Record<AskedFact, FactValue>>>;

/** What is judged. */
export type ReportText = Readonly<{
  incidentType: string;
  description: string;
  location: string;
  mediaCount: number;
}>;
