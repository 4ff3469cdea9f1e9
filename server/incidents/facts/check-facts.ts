import type { PutFacts } from '@tailboard/contract/incident-facts.ts';
import type { FactName, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { IncidentCategory } from '@tailboard/contract/incidents.ts';
import { ProblemError, type FieldFault } from '../../http/problem.ts';
import { say } from '../../sentences/say.ts';

/** A phone's clock runs a little ahead of the server's. */
export const CLOCKS_APART_MS = 30_000;

type Times = Readonly<{ learnedAt: Date | null; eventAt: Date | null }>;

/** Refuses times that cannot be: in the future, before the incident, learned before it came. `kept` is what held before. */
export function checkTimes(sent: PutFacts, { date, kept, now }: { date: Date; kept: Times; now: number }) {
  const errors: FieldFault[] = [];
  for (const field of ['learnedAt', 'eventAt'] as const) {
    const at = sent[field];
    if (at === undefined || at === null) continue;
    if (Date.parse(at) > now + CLOCKS_APART_MS) {
      errors.push({ field, message: say('field.time-ahead') });
    } else if (Date.parse(at) < date.getTime()) {
      errors.push({ field, message: say('field.before-incident') });
    }
  }
  const { learnedAt, eventAt } = timesAfter(sent, kept);
  const isSent = (field: 'learnedAt' | 'eventAt') => sent[field] !== undefined && sent[field] !== null;
  const isOrderSaid = isSent('learnedAt') || isSent('eventAt');
  if (isOrderSaid && learnedAt !== null && eventAt !== null && learnedAt < eventAt) {
    const field = isSent('learnedAt') ? 'learnedAt' : 'eventAt';
    errors.push({ field, message: say('field.learned-before-event') });
  }
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors });
}

/** The times as they are once `sent` is kept. */
export function timesAfter(sent: PutFacts, kept: Times): Times {
  const after = (said: string | null | undefined, before: Date | null) =>
    said === undefined ? before : said === null ? null : new Date(said);
  return { learnedAt: after(sent.learnedAt, kept.learnedAt), eventAt: after(sent.eventAt, kept.eventAt) };
}

/** What happens to somebody hurt: a report that nothing happened does not have it. */
const outcomes = ['died', 'admitted', 'amputation', 'eyeLost'] as const;

/**
 * Refuses answers that are only unlikely, until they are confirmed: an outcome of a hazard or a near miss, and what happened in
 * a work zone but not at work. Only what `changed` is asked about, so that a repeat is harmless.
 */
export function checkLikely(options: {
  category: IncidentCategory;
  changed: Readonly<Partial<Record<FactName, FactValue>>>;
  after: Readonly<Partial<Record<FactName, FactValue>>>;
}): void {
  const { category, changed, after } = options;
  const errors: FieldFault[] = [];
  if (category !== 'incident') {
    for (const field of outcomes) {
      if (changed[field] === 'yes') errors.push({ field, message: say('field.outcome-of-none') });
    }
  }
  if (after.workRelated === 'no' && after.workZone === 'yes') {
    const field = changed.workRelated === undefined ? 'workZone' : 'workRelated';
    if (changed[field] !== undefined) errors.push({ field, message: say('field.zone-not-work') });
  }
  if (errors.length > 0) throw new ProblemError('facts-contradict', { errors });
}
