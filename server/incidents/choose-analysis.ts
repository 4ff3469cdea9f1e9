import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { analyzeIncidentBuiltIn } from './analysis/analyze-incident-built-in.ts';

export type AnalyzeIncident = (
  report: Readonly<{ incidentType: string; description: string; location: string; mediaCount: number }>,
) => IncidentAnalysis | Promise<IncidentAnalysis>;

/** The one place that decides who makes the analysis of an incident. There is one maker: the built-in rules. */
export function chooseAnalysis(): AnalyzeIncident {
  return analyzeIncidentBuiltIn;
}
