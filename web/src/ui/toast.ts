import type { Tone } from './tone.ts';

export interface Toast {
  title: string;
  description?: string;
  /** `bad` is the spec's 'destructive'. Default `plain`. */
  tone?: Tone;
  /** Milliseconds; 5000 unless said. */
  duration?: number;
  /** Says no more than that something failed: it waits until a toast that says what has gone. */
  general?: boolean;
  /** One way to act on it. The same must be possible elsewhere: a toast goes away. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends Toast {
  /** Counts up: a new toast takes the place of the one before. */
  number: number;
}

let shown: ShownToast | undefined;
let waiting: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Shows a short message. One at a time: the newest stays, but for a general failure, which hides no particular one. */
export function showToast(toast: Toast): void {
  if (toast.general && shown?.tone === 'bad' && !shown.general) {
    waiting = toast;
    return;
  }
  waiting = undefined;
  count += 1;
  shown = { ...toast, number: count };
  tell();
}

export function dismissToast(number: number): void {
  if (shown?.number !== number) return;
  shown = undefined;
  if (waiting) showToast(waiting);
  else tell();
}

/** For the toaster alone. */
export const toasts = {
  current: (): ShownToast | undefined => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
