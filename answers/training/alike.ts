import { isFiller, stemOf, wordsOf } from '../reading/words.ts';

/** From this share of common words on two questions are the same one in other words. */
const ALIKE = 0.7;

const contents = new Map<string, ReadonlySet<string>>();

/** The stems of a question that are no fillers; of one that has no other, all. */
function contentOf(question: string): ReadonlySet<string> {
  const known = contents.get(question);
  if (known !== undefined) return known;
  const words = wordsOf(question);
  const telling = words.filter((word) => !isFiller(word));
  const content = new Set((telling.length > 0 ? telling : words).map(stemOf));
  contents.set(question, content);
  return content;
}

function areAlike(one: string, other: string): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  let both = 0;
  for (const stem of a) if (b.has(stem)) both += 1;
  return both >= ALIKE * (a.size + b.size - both);
}

/** Tells whether a question is one of these, or nearly. */
export function alikeTo(questions: readonly string[]): (question: string) => boolean {
  const byStem = new Map<string, string[]>();
  for (const question of questions)
    for (const stem of contentOf(question)) {
      const others = byStem.get(stem);
      if (others === undefined) byStem.set(stem, [question]);
      else others.push(question);
    }
  return (question) => {
    // Of two that are alike, most stems are common: the rarer ones find the other.
    const content = [...contentOf(question)].toSorted(
      (one, other) => (byStem.get(one)?.length ?? 0) - (byStem.get(other)?.length ?? 0),
    );
    const needed = content.slice(0, 1 + Math.floor((1 - ALIKE) * content.length));
    return needed.some((stem) => byStem.get(stem)?.some((other) => areAlike(question, other)) === true);
  };
}
