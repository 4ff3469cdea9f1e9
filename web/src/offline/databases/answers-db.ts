import type { DBSchema } from 'idb';
import type { DeviceParts } from '../browser-parts.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import type { StoredAnswer } from './stored-records.ts';

/** tailboard-answers: the last answers of the server, for reading without signal. A cache: it may be lost at any time. */
interface AnswersDb extends DBSchema {
  answers: { key: [userId: number, path: string]; value: StoredAnswer };
}

export type AnswersStore = OpenDatabase<AnswersDb>;

export const openAnswersDb = (
  parts: Pick<DeviceParts, 'answersDbName' | 'page' | 'patienceMs'>,
): AnswersStore =>
  openDatabase(parts, { name: parts.answersDbName, stores: { answers: { keyPath: ['userId', 'path'] } } });
