import type { Hazard } from '@tailboard/answers/incidents/hazards.ts';
import type { Judgement } from '@tailboard/answers/incidents/judge.ts';
import type { Coded } from '@tailboard/answers/incidents/coded.ts';
import { inARow, say, sayCoded, type Said } from '../../sentences/say.ts';

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

/** Questions one after the other, in one sentence; undefined where there are none. */
function asked(questions: readonly Coded[]): Said | undefined {
  const [first, ...others] = questions.map(sayCoded);
  return first && inARow([first, ...others]);
}

function clockAction({ answer, paragraph, hours, questions }: Judgement['report']): Said | undefined {
  if (answer === 'within-8-hours') return say('analysis.call-within-8-hours', { paragraph });
  if (answer === 'within-24-hours') return say('analysis.call-within-24-hours', { paragraph });
  const first = asked(questions);
  if (answer !== 'ask' || first === undefined) return undefined;
  return hours === 8
    ? say('analysis.find-out-within-8-hours', { questions: first, paragraph })
    : say('analysis.find-out-within-24-hours', { questions: first, paragraph });
}

function recordAction({ answer, reason: decided, paragraph, questions }: Judgement['recordable']): Said {
  const reason = sayCoded(decided);
  if (answer === 'yes') return say('analysis.enter-on-log', { reason, paragraph });
  const first = asked(questions);
  if (answer === 'no' || first === undefined) return say('analysis.not-recordable', { reason, paragraph });
  return say('analysis.find-out-recordable', { questions: first, paragraph });
}

/** What to do, most urgent first. A running clock comes first of all, but for a life in danger now with no clock yet. */
export function recommendActions(judgement: Judgement, mediaCount: number): Said[] {
  const { reading, report, recordable, severity, potentialSeverity } = judgement;
  const { facts, harm, hazards, isInjuryType, place, signs } = reading;
  const { paragraph } = report;
  const clock = clockAction(report);
  const runs = report.answer === 'within-8-hours' || report.answer === 'within-24-hours';
  const inDanger =
    harm === 'life' || (report.answer === 'ask' && harm === 'serious' && !signs.has('hospital'));
  const hurt = isInjuryType || recordable.answer !== 'no';
  const noCall = { reason: sayCoded(report.reason), paragraph };
  return [
    ...(runs && clock ? [clock] : []),
    ...(inDanger && facts.died.value !== 'yes' ? [say('analysis.call-911')] : []),
    ...(!runs && clock ? [clock] : []),
    ...(report.answer === 'no'
      ? [report.exemptions.length > 0 ? say('analysis.do-not-call', noCall) : say('analysis.no-call', noCall)]
      : []),
    recordAction(recordable),
    ...(severity === 'high' || potentialSeverity === 'high'
      ? [say('analysis.stop-work')]
      : [say('analysis.tell-supervisor')]),
    ...hazards.flatMap((hazard) => actionByHazard[hazard] ?? []).slice(0, 3),
    ...(hurt
      ? [say('analysis.tell-insurer')]
      : signs.has('nobodyHurt')
        ? []
        : [say('analysis.check-nobody-hurt')]),
    ...(place.isCrash ? [say('analysis.police-report')] : []),
    mediaCount === 0 ? say('analysis.take-photos') : say('analysis.keep-files', { count: mediaCount }),
    say('analysis.witnesses'),
  ];
}
