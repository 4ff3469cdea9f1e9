import type { ReportToOsha, Recordable, Severity } from '@tailboard/contract/incident-analysis.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';

/** What a safety person would answer about a description, written down before the rules were. */
export type DescribedIncident = readonly [
  type: IncidentType,
  severity: Severity,
  report: ReportToOsha['answer'],
  recordable: Recordable['answer'],
  description: string,
  /** Kinds of hazard that must be among those found. */
  ...hazards: string[],
];
