import { coded, type Coded } from './coded.ts';
import type { Hazard } from './hazards.ts';
import type { Judgement } from './judge.ts';

/** One thing to do about a kind of hazard, where waiting would hurt the next person. */
const actionByHazard: Partial<Readonly<Record<Hazard, Coded>>> = {
  'Fall from height': coded('analysis.do.fall'),
  'Excavation collapse': coded('analysis.do.excavation'),
  'Electrical contact': coded('analysis.do.electrical'),
  'Crane or lifting': coded('analysis.do.crane'),
  'Fire or explosion': coded('analysis.do.fire'),
  'Underground utility': coded('analysis.do.utility'),
  'Hazardous substance': coded('analysis.do.substance'),
  'Confined space': coded('analysis.do.confined-space'),
  'Structural collapse': coded('analysis.do.collapse'),
  'Caught in or between': coded('analysis.do.caught'),
  'Tool, machine or sharp edge': coded('analysis.do.tool'),
  'Heat illness': coded('analysis.do.heat'),
  'Theft or vandalism': coded('analysis.do.theft'),
};

/** Questions one after the other, in one sentence; undefined where there are none. */
const asked = (questions: readonly Coded[]): Coded | undefined =>
  questions.length === 0
    ? undefined
    : questions.reduce((first, second) => coded('text.row', { first, second }));

function clockAction({ answer, paragraph, hours, questions }: Judgement['report']): Coded | undefined {
  if (answer === 'within-8-hours') return coded('analysis.call-within-8-hours', { paragraph });
  if (answer === 'within-24-hours') return coded('analysis.call-within-24-hours', { paragraph });
  const first = asked(questions);
  if (answer !== 'ask' || first === undefined) return undefined;
  return hours === 8
    ? coded('analysis.find-out-within-8-hours', { questions: first, paragraph })
    : coded('analysis.find-out-within-24-hours', { questions: first, paragraph });
}

function recordAction({ answer, reason, paragraph, questions }: Judgement['recordable']): Coded {
  if (answer === 'yes') return coded('analysis.enter-on-log', { reason, paragraph });
  const first = asked(questions);
  if (answer === 'no' || first === undefined) return coded('analysis.not-recordable', { reason, paragraph });
  return coded('analysis.find-out-recordable', { questions: first, paragraph });
}

/** What to do, most urgent first. A running clock comes first of all, but for a life in danger now with no clock yet. */
export function recommendActions(judgement: Judgement, mediaCount: number): Coded[] {
  const { reading, report, recordable, severity, potentialSeverity } = judgement;
  const { facts, harm, hazards, isInjuryType, place, signs } = reading;
  const { paragraph } = report;
  const clock = clockAction(report);
  const runs = report.answer === 'within-8-hours' || report.answer === 'within-24-hours';
  const inDanger =
    harm === 'life' || (report.answer === 'ask' && harm === 'serious' && !signs.has('hospital'));
  const hurt = isInjuryType || recordable.answer !== 'no';
  const noCall = { reason: report.reason, paragraph };
  return [
    ...(runs && clock ? [clock] : []),
    ...(inDanger && facts.died.value !== 'yes' ? [coded('analysis.call-911')] : []),
    ...(!runs && clock ? [clock] : []),
    ...(report.answer === 'no'
      ? [
          report.exemptions.length > 0
            ? coded('analysis.do-not-call', noCall)
            : coded('analysis.no-call', noCall),
        ]
      : []),
    recordAction(recordable),
    ...(severity === 'high' || potentialSeverity === 'high'
      ? [coded('analysis.stop-work')]
      : [coded('analysis.tell-supervisor')]),
    ...hazards.flatMap((hazard) => actionByHazard[hazard] ?? []).slice(0, 3),
    ...(hurt
      ? [coded('analysis.tell-insurer')]
      : signs.has('nobodyHurt')
        ? []
        : [coded('analysis.check-nobody-hurt')]),
    ...(place.isCrash ? [coded('analysis.police-report')] : []),
    mediaCount === 0 ? coded('analysis.take-photos') : coded('analysis.keep-files', { count: mediaCount }),
    coded('analysis.witnesses'),
  ];
}
