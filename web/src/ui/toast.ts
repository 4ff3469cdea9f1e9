import type { Tone } from './tone.ts';

export interface Toast {
  title: string;
  description?: string;
  /** `bad` is the spec's 'destructive'. Default `plain`. */
  tone?: Tone;
  /** Milliseconds. Default 5000. */
  duration?: number;
  /** A general failure without a cause: it waits while a toast that names the cause is shown. */
  general?: boolean;
  /** One action. It must be possible elsewhere too, because a toast disappears. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends Toast {
  /** Increases with every toast: a new one replaces the one before. */
  number: number;
}

let shown: ShownToast | undefined;
let waiting: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * Shows a short message. A new toast replaces the one before, but a general failure never replaces a
 * particular one.
 */
export function showToast(toast: Toast): void {
  if (toast.general && shown?.tone === 'bad' && !shown.general) {
    waiting = toast;
    return;
  }
  waiting = undefined;
  count += 1;
  shown = { ...toast, number: count };
  notify();
}

export function dismissToast(number: number): void {
  if (shown?.number !== number) return;
  shown = undefined;
  if (waiting) showToast(waiting);
  else notify();
}

/** For toaster.tsx only. */
export const toasts = {
  current: (): ShownToast | undefined => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
