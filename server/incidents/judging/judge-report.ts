import type { Times } from '@tailboard/answers/incidents/judge.ts';
import type { Answers } from '@tailboard/answers/incidents/reading.ts';
import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import type { IncidentCategory, IncidentType } from '@tailboard/contract/incidents.ts';
import { analyzeIncidentBuiltIn } from '../analysis/analyze-incident-built-in.ts';

/** Of the rules and the learned model: raised when either changes what is judged. */
export const JUDGEMENT_VERSION = '2';

/** Judges a report by its text, and by what people answered where they did. About a millisecond. */
export function judgeReport(
  report: Readonly<{
    type: IncidentType;
    category?: IncidentCategory | undefined;
    description: string;
    location: string;
    mediaCount?: number;
  }>,
  { answers = {}, times = {} }: Readonly<{ answers?: Answers; times?: Times }> = {},
): IncidentAnalysis {
  const { type: incidentType, category, description, location, mediaCount = 0 } = report;
  return analyzeIncidentBuiltIn(
    { incidentType, category, description, location, mediaCount },
    answers,
    times,
  );
}

/** What lists and filters show of a judgement. */
export const judgedColumns = ({ severity, potentialSeverity, reportToOsha, hazards }: IncidentAnalysis) => ({
  severity,
  potentialSeverity,
  oshaAnswer: reportToOsha.answer,
  hazards,
});
