/** Where a name stands in a text: UTF-16 positions, `to` after its last letter. */
export type NameAt = Readonly<{ name: string; from: number; to: number }>;

/** Shorter ones are words of every text; they count within the whole name. */
const SHORTEST_NAME = 3;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;
/** Two ways to write a letter are one, and so are a name and what belongs to it ('Ruiz’s'). */
const keyOf = (word: string): string =>
  word
    .replace(/['’]s$/iu, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** Names by the keys of their parts: asked for each word of every text. */
export type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

export function namesByPart(names: readonly string[]): Names {
  const byPart = new Map<string, string[][]>();
  for (const name of new Set(names)) {
    const parts = (name.match(WORD) ?? []).map(keyOf);
    for (const part of new Set(parts)) byPart.set(part, [...(byPart.get(part) ?? []), parts]);
  }
  return byPart;
}

/**
 * Names that stand in a text: a whole one however it is written, a part of one with a capital letter. A person takes them out: 'Rose'
 * may be a bush.
 */
export function namesIn(text: string, names: Names): NameAt[] {
  if (names.size === 0) return [];
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, key: keyOf(word), index }));
  const found: NameAt[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (first === undefined) break;
    const of = names.get(first.key) ?? [];
    const whole = of
      .filter((parts) => parts.length > 1 && parts.every((part, n) => words[at + n]?.key === part))
      .reduce((most, { length }) => Math.max(most, length), 0);
    const isPart = of.length > 0 && first.key.length >= SHORTEST_NAME && /^\p{Lu}/u.test(first.word);
    if (whole === 0 && !isPart) continue;
    const last = words[at + Math.max(whole, 1) - 1] ?? first;
    const to = last.index + last.word.replace(/['’]s$/iu, '').length;
    found.push({ name: text.slice(first.index, to), from: first.index, to });
    at += Math.max(whole, 1) - 1;
  }
  return found;
}
