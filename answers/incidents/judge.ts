import type { Severity } from '@tailboard/contract/incident-analysis.ts';
import { type Answers, type Reading, withAnswers } from './reading.ts';
import { readIncident } from './read-incident.ts';
import { type DecidedRecordable, decideRecordable } from './recordable.ts';
import { type DecidedReport, decideReportToOsha } from './report-to-osha.ts';
import { decidePotential, decideSeverity } from './severity.ts';

/** What is decided of a report. */
export type Judgement = Readonly<{
  reading: Reading;
  report: DecidedReport;
  recordable: DecidedRecordable;
  severity: Severity;
  potentialSeverity: Severity;
}>;

/** Hours between the incident and the death, admission or loss, where a person has given both times. */
export type Times = Readonly<{ hoursToEvent?: number }>;

/** `incidentType`: one of `incidentTypes`, any other text counts as `Other`; `category`: without one it is an incident. */
export type JudgedReport = Readonly<{
  incidentType: string;
  description: string;
  location: string;
  category?: string | undefined;
}>;

const isNearMiss = ({ category = 'incident' }: JudgedReport): boolean => category !== 'incident';

/** Judges a report by its text, or by what a person answered where they did. The same on the server and on the phone. */
export function judgeIncident(
  report: JudgedReport,
  answers: Answers = {},
  { hoursToEvent }: Times = {},
): Judgement {
  const read = withAnswers(readIncident(report), answers);
  const told = hoursToEvent === undefined ? null : { least: hoursToEvent, most: hoursToEvent };
  const reading = told === null ? read : { ...read, delays: { died: told, event: told } };
  const decided = decideReportToOsha(reading);
  const recordable = decideRecordable(reading, decided, isNearMiss(report));
  const severity = decideSeverity(reading, decided, recordable);
  return {
    reading,
    report: decided,
    recordable,
    severity,
    potentialSeverity: decidePotential(reading, severity),
  };
}
