import type { SentenceTable } from '../locales/sentences.ts';

let table: SentenceTable | null = null;

/** Given with the catalogue of a language other than English, before it is shown. */
export function setSentences(sentences: SentenceTable): void {
  table = sentences;
}

export function forgetSentences(): void {
  table = null;
}

/**
 * A sentence of the server or of the contract in the language of the person: what is wrong with a field, why a record
 * was refused, what an analysis says. It is turned into their language where it is shown, because many of these
 * sentences were kept (on the device, in the database) before anybody chose a language. One that has no counterpart
 * stays in English: see `Said`, which says so to screen readers.
 */
export function said(english: string): string;
export function said(english: string | undefined): string | undefined;
export function said(english: string | undefined): string | undefined {
  return english === undefined ? undefined : (translated(english) ?? english);
}

/** The sentence in the language of the person; null where it is only there in English, or English is their language. */
function translated(english: string): string | null {
  return table?.translate(english) ?? null;
}

/** True where the person reads another language and this sentence is only there in English. */
export const isLeftInEnglish = (english: string): boolean =>
  table !== null && /[a-z]{3}/i.test(english) && translated(english) === null;
