import type { Severity } from '@tailboard/contract/incident-analysis.ts';
import { inARow, say, type Said } from '../../sentences/say.ts';
import type { Assessment } from './assess.ts';
import type { Hazard } from './lexicon/hazards.ts';
import type { Facts } from './read-facts.ts';
import type { DecidedRecordable } from './recordable.ts';
import type { DecidedReport } from './report-to-osha.ts';

/** One thing to do about a kind of hazard, where waiting would hurt the next person. */
const actionByHazard: Partial<Readonly<Record<Hazard, Said>>> = {
  'Fall from height': say('analysis.do.fall'),
  'Excavation collapse': say('analysis.do.excavation'),
  'Electrical contact': say('analysis.do.electrical'),
  'Crane or lifting': say('analysis.do.crane'),
  'Fire or explosion': say('analysis.do.fire'),
  'Underground utility': say('analysis.do.utility'),
  'Hazardous substance': say('analysis.do.substance'),
  'Confined space': say('analysis.do.confined-space'),
  'Structural collapse': say('analysis.do.collapse'),
  'Caught in or between': say('analysis.do.caught'),
  'Tool, machine or sharp edge': say('analysis.do.tool'),
  'Heat illness': say('analysis.do.heat'),
  'Theft or vandalism': say('analysis.do.theft'),
};

function clockAction({ answer, paragraph, hours, questions }: DecidedReport): Said | undefined {
  if (answer === 'within-8-hours') return say('analysis.call-within-8-hours', { paragraph });
  if (answer === 'within-24-hours') return say('analysis.call-within-24-hours', { paragraph });
  const [first, ...others] = questions;
  if (answer !== 'ask' || first === undefined) return undefined;
  const asked = { questions: inARow([first, ...others]), paragraph };
  return hours === 8
    ? say('analysis.find-out-within-8-hours', asked)
    : say('analysis.find-out-within-24-hours', asked);
}

function recordAction({ answer, reason, paragraph, questions }: DecidedRecordable): Said {
  if (answer === 'yes') return say('analysis.enter-on-log', { reason, paragraph });
  const [first, ...others] = questions;
  if (answer === 'no' || first === undefined) return say('analysis.not-recordable', { reason, paragraph });
  return say('analysis.find-out-recordable', { questions: inARow([first, ...others]), paragraph });
}

/** What to do, most urgent first. A running clock comes first of all, but for a life in danger now with no clock yet. */
export function recommendActions(options: {
  facts: Facts;
  assessment: Assessment;
  report: DecidedReport;
  recordable: DecidedRecordable;
  severity: Severity;
  mediaCount: number;
}): Said[] {
  const { facts, assessment: a, report, recordable, severity, mediaCount } = options;
  const { reason, paragraph } = report;
  const clock = clockAction(report);
  const runs = report.answer === 'within-8-hours' || report.answer === 'within-24-hours';
  const inDanger =
    a.lifeThreat || (report.answer === 'ask' && (a.serious || a.unconscious) && !a.wentToHospital);
  const rescue = say('analysis.call-911');
  const hurt = facts.isInjuryType || recordable.answer !== 'no';
  return [
    ...(runs && clock ? [clock] : []),
    ...(inDanger && a.deaths.length === 0 ? [rescue] : []),
    ...(!runs && clock ? [clock] : []),
    ...(report.answer === 'no' && report.exemptions.length > 0
      ? [say('analysis.do-not-call', { reason, paragraph })]
      : []),
    ...(report.answer === 'no' && report.exemptions.length === 0
      ? [say('analysis.no-call', { reason, paragraph })]
      : []),
    recordAction(recordable),
    ...(severity === 'high' ? [say('analysis.stop-work')] : [say('analysis.tell-supervisor')]),
    ...facts.hazards.flatMap((hazard) => actionByHazard[hazard] ?? []).slice(0, 3),
    ...(hurt ? [say('analysis.tell-insurer')] : a.nobodyHurt ? [] : [say('analysis.check-nobody-hurt')]),
    ...(facts.place.isVehicleCrash ? [say('analysis.police-report')] : []),
    mediaCount === 0 ? say('analysis.take-photos') : say('analysis.keep-files', { count: mediaCount }),
    say('analysis.witnesses'),
  ];
}
