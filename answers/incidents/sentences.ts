/** A sentence of a description, with where it stands in it (UTF-16 units, the end not included). */
export type Sentence = Readonly<{ text: string; start: number; end: number }>;

/** Ends a sentence: a mark with a blank or the end behind it, or a line's end. Not '1.5', nor 'St. Luke'. */
const END = /[.!?;]+(?=\s|$)|\n+/g;
const NO_END = /\b(st|dr|mr|mrs|ms|sr|sra|approx|aprox|ft|hrs|vs|jr|ave|blvd|[a-z])$/i;

/** What goes on without a mark is read in pieces. UTF-16 units. */
const LONGEST = 400;

/** The sentences of a text, without the blanks around them. */
export function sentencesIn(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const keep = (end: number) => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    const from = start + raw.length - raw.trimStart().length;
    if (/[\p{L}\p{N}]/u.test(trimmed))
      sentences.push({ text: trimmed, start: from, end: from + trimmed.length });
    start = end;
  };
  const cut = (end: number): void => {
    if (end - start <= LONGEST) {
      keep(end);
      return;
    }
    const blank = text.lastIndexOf(' ', start + LONGEST);
    keep(blank > start ? blank : start + LONGEST);
    cut(end);
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    if (mark === '.' && NO_END.test(text.slice(Math.max(start, index - 8), index))) continue;
    cut(index + mark.length);
  }
  cut(text.length);
  return sentences;
}
