import type { Figure } from './figure.ts';

/** What results.json holds. */
export type Results = {
  machine: Record<string, string | number>;
  benches: Record<string, BenchResult>;
};

export type BenchResult = {
  about: string;
  /** ISO time. */
  measuredAt: string;
  seconds: number;
  /** Whether the rest of the machine was idle before and after it; `busyShare` is how much of all cores was not before. */
  quiet: boolean;
  busyShare: number;
  load1: number;
  figures: Figure[];
};
