import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import type { ShownDuty, ShownVerdict } from '../verdict/public.ts';

const HOUR_MS = 3_600_000;

interface Shown {
  details: IncidentDetails | undefined;
  verdict: ShownVerdict;
  /** The server does not have yet what was judged. */
  isOnPhone: boolean;
  /** ISO: when the company learned of it, where that was said; else when the report came, or was saved on this phone. */
  learnedAt: string | null;
  createdAt: string;
}

/**
 * Clocks that run or ran, the call to OSHA first. While the phone judges, the clock of its verdict stands in for the server's; where
 * answers decide, the shortest stands there as 'if'.
 */
export function shownClocks({
  details,
  verdict,
  isOnPhone,
  learnedAt,
  createdAt,
}: Shown): readonly ShownDuty[] {
  const kept = details?.duties ?? [];
  const { answer, hours, paragraph } = verdict.reportToOsha;
  const calls = kept.filter(({ kind }) => kind === 'call-osha');
  if (!isOnPhone && (answer !== 'ask' || calls.some(({ state }) => state !== 'not-needed'))) return kept;
  const others = kept.filter(({ kind, state }) => kind !== 'call-osha' || state !== 'open');
  if (hours === null || answer === 'no') return others;
  // What was called in for a death tells of everything; for an admission, not of a death.
  if (calls.some((call) => call.state === 'done' && (call.hours ?? 0) <= hours)) return others;
  const open = calls.find((call) => call.state === 'open' && call.hours === hours);
  const startedAt = Date.parse(learnedAt ?? open?.startedAt ?? createdAt);
  const dueAt = new Date(startedAt + hours * HOUR_MS).toISOString();
  const { statePlan = null, sentences } = verdict;
  const plan = open === undefined ? { statePlan, sentences } : {};
  const clock = { kind: 'call-osha', hours, dueAt, paragraph, state: 'open', ...plan } as const;
  const isIf = answer === 'ask';
  return [{ ...open, ...clock, isIf }, ...others];
}
