import { sentences } from '../../web/src/locales/es-sentences.ts';

const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

/** Those without Spanish, and those whose numbers (hours, paragraphs, dollars) are not the same in it. */
export function wrong(english: Iterable<string>): string[] {
  return [...new Set(english)].filter((sentence) => {
    const spanish = sentences.translate(sentence);
    return spanish === null || numbersIn(spanish).join(' ') !== numbersIn(sentence).join(' ');
  });
}
