const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const word = (names: readonly string[]): string =>
  `(?<!${LETTER})(?:${names.map(escaped).join('|')})(?!${LETTER})`;

/** Those names that stand in the text as words of their own. */
export const namesStanding = (text: string, names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => new RegExp(word([name]), 'u').test(text));

/** The text with `by` for every name, once for names that follow each other, with a capital at the start of a sentence. */
export function withoutNames(text: string, { names, by }: { names: readonly string[]; by: string }): string {
  const one = word(names);
  return text.replaceAll(new RegExp(`${one}(?:\\s+${one})*`, 'gu'), (_, at: number) =>
    /(?:^|[.!?]\s+)$/u.test(text.slice(0, at)) ? by.charAt(0).toUpperCase() + by.slice(1) : by,
  );
}
