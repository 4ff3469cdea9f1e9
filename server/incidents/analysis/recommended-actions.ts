import type { Recordable, ReportToOsha, Severity } from '@tailboard/contract/incident-analysis.ts';
import type { Assessment } from './assess.ts';
import type { Hazard } from './lexicon/hazards.ts';
import type { Facts } from './read-facts.ts';

const HOW = '1-800-321-OSHA (6742), the nearest area office, or osha.gov. Not by voicemail, fax or e-mail.';

/** One thing to do about a kind of hazard, where waiting would hurt the next person. */
const actionByHazard: Partial<Readonly<Record<Hazard, string>>> = {
  'Fall from height': 'Close off the edge, ladder or scaffold until a competent person has looked at it.',
  'Excavation collapse': 'Keep everybody out of the trench until a competent person has inspected it.',
  'Electrical contact': 'Keep everybody away until the power is off and tested dead.',
  'Crane or lifting': 'Stop lifting, and keep the crane and rigging as they are for inspection.',
  'Fire or explosion': 'Keep people out until the fire department clears the area.',
  'Underground utility': 'Stop digging, keep ignition away, and call 911 and the utility.',
  'Hazardous substance': 'Get the safety data sheet and follow its first-aid and spill sections.',
  'Confined space': 'Let nobody in until the air is tested and a rescue team is ready.',
  'Structural collapse': 'Keep everybody clear until an engineer or competent person says it is safe.',
  'Caught in or between': 'Lock out the machine and leave it as it is.',
  'Tool, machine or sharp edge': 'Take the tool out of use, tag it, and keep it for inspection.',
  'Heat illness': 'Move people to shade with water, and stay with anybody who feels unwell.',
  'Theft or vandalism': 'File a police report with serial numbers.',
};

function clockAction(report: ReportToOsha): string | undefined {
  if (report.answer === 'within-8-hours') return `Call OSHA within 8 hours: ${HOW} (${report.paragraph})`;
  if (report.answer === 'within-24-hours') return `Call OSHA within 24 hours: ${HOW} (${report.paragraph})`;
  if (report.answer === 'ask')
    return `Find out now whether OSHA must be called within ${report.hours} hours: ${report.questions.join(' ')} (${report.paragraph})`;
  return undefined;
}

function recordAction(recordable: Recordable): string {
  if (recordable.answer === 'yes')
    return `Enter the case on the OSHA 300 log within 7 calendar days, after your safety manager confirms it: ${recordable.reason} (${recordable.paragraph})`;
  if (recordable.answer === 'no')
    return `This does not look recordable: ${recordable.reason} Ask your safety manager to confirm. (${recordable.paragraph})`;
  return `Find out whether the case is recordable: ${recordable.questions.join(' ')} (${recordable.paragraph})`;
}

/** What to do, most urgent first. A running clock comes first of all, but for a life in danger now with no clock yet. */
export function recommendActions(options: {
  facts: Facts;
  assessment: Assessment;
  report: ReportToOsha;
  recordable: Recordable;
  severity: Severity;
  mediaCount: number;
}): string[] {
  const { facts, assessment: a, report, recordable, severity, mediaCount } = options;
  const clock = clockAction(report);
  const runs = report.answer === 'within-8-hours' || report.answer === 'within-24-hours';
  const inDanger =
    a.lifeThreat || (report.answer === 'ask' && (a.serious || a.unconscious) && !a.wentToHospital);
  const rescue = 'Call 911 now if anybody is in danger, and give first aid until help comes.';
  const hurt = facts.isInjuryType || recordable.answer !== 'no';
  return [
    ...(runs && clock ? [clock] : []),
    ...(inDanger && a.deaths.length === 0 ? [rescue] : []),
    ...(!runs && clock ? [clock] : []),
    ...(report.answer === 'no' && report.exemptions.length > 0
      ? [`Do not call OSHA for this unless more becomes known. ${report.reason} (${report.paragraph})`]
      : []),
    ...(report.answer === 'no' && report.exemptions.length === 0
      ? [`No call to OSHA is needed, going by the report: ${report.reason} (${report.paragraph})`]
      : []),
    recordAction(recordable),
    ...(severity === 'high'
      ? ['Stop work there, keep the scene as it is, and tell your supervisor at once.']
      : ['Tell your supervisor.']),
    ...facts.hazards.flatMap((hazard) => actionByHazard[hazard] ?? []).slice(0, 3),
    ...(hurt
      ? ["Tell your workers' compensation insurer and keep the treatment papers."]
      : a.nobodyHurt
        ? []
        : ['Check that nobody was hurt, bystanders included.']),
    ...(facts.place.isVehicleCrash
      ? ['Get the police report number, the other driver’s insurance and the names of witnesses.']
      : []),
    mediaCount === 0
      ? 'Take photos of the scene and the damage before anything is moved.'
      : `Keep the ${mediaCount} attached ${mediaCount === 1 ? 'file' : 'files'} as evidence, and add wide and close views if any are missing.`,
    'Write down the names of witnesses and what they saw.',
  ];
}
