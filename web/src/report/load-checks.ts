import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import type { Resolver } from 'react-hook-form';
import { nextIdle } from '../ui/when-idle.ts';
import type * as checks from './checks.ts';
import type { ReportFields } from './report-fields.ts';

type Checks = typeof checks;

let atHand: Checks | undefined;
let loading: Promise<Checks> | undefined;
let fetched = false;
let touched = false;

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

/**
 * Has the browser fetch them without running them, so that they are there when the signal is gone; an installed app has
 * them. The page names their files (build/first-paint.ts).
 */
export function fetchChecks(): void {
  if (fetched || navigator.serviceWorker?.controller) return;
  fetched = true;
  const files = document.querySelector<HTMLElement>('script[data-checks]')?.dataset['checks'] ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    link.fetchPriority = 'low';
    // Safari before 17 would fetch nothing.
    if (link.relList.supports('modulepreload')) document.head.append(link);
    else
      void fetch(file, { credentials: 'same-origin' }).then(
        (answer) => answer.blob(),
        () => undefined,
      );
  }
}

/** At the first touch of a form: has them ready before they are needed, without coming between the touch and what it does. */
export function loadChecksSoon(): void {
  if (touched) return;
  touched = true;
  nextIdle()
    .then(loadChecks)
    .catch(() => {
      touched = false;
    });
}

/** The form's check, by the contract. */
export const checkWhenLoaded: Resolver<ReportFields, unknown, IncidentContent> = async (...form) =>
  await (await loadChecks()).checkReport(...form);
