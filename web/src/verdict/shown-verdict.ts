import type { IncidentAnalysis, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { Hurt } from '@tailboard/answers/incidents/answers-of.ts';
import type { StatePlan } from '@tailboard/contract/duties.ts';
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
> & {
  /** Judged on the phone: how the plan of the state differs that the text of the place names; null where it names none. */
  statePlan?: StatePlan | null | undefined;
};

/** What a person answered. */
export type FactAnswers = Readonly<Partial<Record<AskedFact, FactValue>>>;

/** All that people said of an incident. `date` and `eventAt`: ISO times of the incident, and of the death, admission or loss. */
export type Said = Readonly<{
  facts: FactAnswers;
  people?: readonly Hurt[];
  date?: string;
  eventAt?: string | null;
}>;

/** What is judged. */
export type ReportText = Readonly<{
  incidentType: string;
  category?: string | undefined;
  description: string;
  location: string;
  mediaCount: number;
}>;
