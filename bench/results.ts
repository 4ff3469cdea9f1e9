import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Figure } from './figure.ts';

const folder = new URL('../.cache/bench/', import.meta.url);
const file = new URL('results.json', folder);

/** The figures of this machine, as last measured; kept outside git. */
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

export async function readResults(): Promise<Results> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Results;
  } catch {
    return { machine: {}, benches: {} };
  }
}

export async function keepResults(results: Results): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
}
