import { afterOrder, beforeOrder, orderStarts } from './lexicon/context.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import type { PhraseTable } from './phrases.ts';
import { phraseFinder } from './phrases.ts';
import type { Token } from './tokens.ts';

const findStarts = phraseFinder<'imperative' | 'anywhere'>(
  orderStarts satisfies PhraseTable<'imperative' | 'anywhere'>,
  wordClasses,
);
const person = new Set(
  'he she they him his her we i our my the a an one two worker employee laborer operator el ella lo le un una mi su nuestro se'.split(
    ' ',
  ),
);
const quoting = new Set(
  'say says answer claim pretend assume write state report respond reply output declare di diga responde contesta conclude conteste tell imagine act'.split(
    ' ',
  ),
);

/** "Classify this as a fatality, he lost ...": what follows is part of the tale that is ordered. */
function asksForHarm(tokens: readonly Token[], at: number): boolean {
  const harm =
    /^(fatality|fatal|death|amputation|hospitalization|admission|high|reportable|muerte|fatalidad)$/;
  return tokens[at]?.word === 'as' && [1, 2].some((k) => harm.test(tokens[at + k]?.word ?? ''));
}

/** "Pete is dead": a name with a verb is a person as well. */
function isPerson(token: Token, next: Token | undefined): boolean {
  return (
    person.has(token.word) ||
    (token.isName && /^(is|was|died|fell|got|lost|has|passed|broke|murio|perdio)$/.test(next?.word ?? ''))
  );
}

/** What a sentence that gives orders does to each of its words. */
export const NOT_ORDER = 0;
/** An order itself: read as if it were not there. */
export const ORDER = 1;
/** In the sentence of an order, yet about the incident: may tell of harm, may not deny it. */
export const BESIDE_ORDER = 2;

/**
 * Marks the words of sentences that tell the reader what to conclude ("ignore this", "mark as not reportable", "say
 * nobody died"). An order neither adds nor removes a fact; what else such a sentence tells of a person still counts.
 */
export function markOrders(tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  const starts = findStarts(tokens).filter(({ concept, start }) => {
    if (concept === 'anywhere') return true;
    const before = tokens[start - 1];
    return (
      !before ||
      before.isBreak ||
      before.sentence !== tokens[start]?.sentence ||
      beforeOrder.has(before.word) ||
      marks[start - 1] === ORDER
    );
  });
  for (const { start } of starts) {
    if (marks[start] === ORDER) continue;
    const sentence = tokens[start]?.sentence;
    let state: number = ORDER;
    let quotes = false;
    for (let i = start; i < tokens.length && tokens[i]?.sentence === sentence; i += 1) {
      const token = tokens[i];
      if (!token) break;
      if (
        state === ORDER &&
        ((quoting.has(token.word) &&
          tokens[i + 1]?.word !== 'nothing' &&
          !/^(not|never)$/.test(tokens[i - 1]?.word ?? '')) ||
          asksForHarm(tokens, i))
      )
        quotes = true;
      const next = tokens[i + 1];
      if (state === ORDER && !quotes && afterOrder.has(token.word) && next && isPerson(next, tokens[i + 2]))
        state = BESIDE_ORDER;
      marks[i] = state;
    }
    for (let i = start - 1; i >= 0 && tokens[i]?.sentence === sentence; i -= 1)
      if (marks[i] === NOT_ORDER) marks[i] = BESIDE_ORDER;
  }
  return marks;
}
