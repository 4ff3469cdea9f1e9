import written from '../../../safety-library/talks.es.json' with { type: 'json' };
import type { Pair } from './sentences.ts';

/** Titles, check questions and their answers of the toolbox talks; the same file is read for the record's PDF. */
export const talks: readonly Pair[] = Object.entries(written);
