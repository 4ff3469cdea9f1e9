import { sentenceTable, type SentenceTable } from './sentences.ts';

/** What the server and the contract say, in Spanish. */
export const sentences: SentenceTable = sentenceTable([]);
