import type { Passage } from '@tailboard/contract/document-passages.ts';

/** What the documents ask of a model server. Both functions reject when it is slow, cut off, refuses or talks nonsense. */
export type DocumentModel = {
  /** An answer out of the passages alone, with the number of each that it rests on in brackets: 'At least 3 feet [1].' Null: no such model. */
  writeAnswer: ((question: string, passages: readonly Passage[]) => Promise<string>) | null;
  /** One vector for each text. Null: no such model. */
  embed: ((texts: readonly string[]) => Promise<number[][]>) | null;
  /** Names what makes the vectors: those of another model cannot be compared. */
  embeddingName: string | null;
};
