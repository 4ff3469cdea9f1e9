import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import type { Resolver } from 'react-hook-form';
import type * as checks from './checks.ts';
import type { ReportFields } from './report-fields.ts';

type Checks = typeof checks;

let atHand: Checks | undefined;
let loading: Promise<Checks> | undefined;

/** The checks, where they were loaded before. */
export const checksAtHand = (): Checks | undefined => atHand;

/** Rejects where they cannot be had; the next call tries again. */
export function loadChecks(): Promise<Checks> {
  if (loading) return loading;
  const begun = import('./checks.ts').then((loaded) => (atHand = loaded));
  begun.catch(() => {
    loading = undefined;
  });
  loading = begun;
  return begun;
}

/** Before they are needed, while there is signal: the app may not be installed. What fails is tried again when needed. */
export const preloadChecks = (): void => void loadChecks().catch(() => undefined);

/** The form's check, by the contract. */
export const checkWhenLoaded: Resolver<ReportFields, unknown, IncidentContent> = async (...form) =>
  await (await loadChecks()).checkReport(...form);
