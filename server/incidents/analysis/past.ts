import { NOT_ORDER } from './orders.ts';
import type { Reading } from './standing.ts';
import type { Token } from './tokens.ts';

const NOW = /^(today|yesterday|tonight|now|hoy|ayer|ahora|anoche)$/;
const THAT = /^(that|those|esa|ese|aquel|aquella|esos)$/;
const THEN = /^(then|entonces)$/;

/** "The saw we bought two years ago", "hired in 2019": the date is of something else than the incident. */
export const BELONGS_TO_ANOTHER =
  /^(bought|purchased|installed|built|hired|started|joined|replaced|inspected|trained|certified|made|manufactured|moved|rented|poured|repaired|serviced|began|employed|working|worked|issued|divorced|married|retired|came|upgraded|painted|delivered|constructed|compro|compramos|comprada|instalada|instalado|contratado|contrataron|empezo|entro|construido|construida|fabricado|since|desde|model|modelo|met|meeting|opened|signed|ordered|arrived|empezamos|entramos|reunion|llego|firmamos)$/;
function isOfSomethingElse(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= at - 6; i -= 1) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[at]?.sentence) return false;
    if (BELONGS_TO_ANOTHER.test(token.word)) return true;
  }
  return false;
}

/** Begins a clause of its own. */
const JOINS = /^(so|and|but|therefore|y|pero|entonces|asi)$/;
/** "Last year a man died here so today ...": the clause before the word is the one that tells of another time. */
function isCueBefore(tokens: readonly Token[], contexts: Reading['contexts'], at: number): boolean {
  for (let i = at - 1; i >= 0 && !tokens[i]?.isBreak && tokens[i]?.sentence === tokens[at]?.sentence; i -= 1)
    if (isCue(contexts, i)) return true;
  return false;
}

const isCue = (contexts: Reading['contexts'], i: number) =>
  contexts[i]?.has('longAgo') === true || contexts[i]?.has('inYear') === true;

/**
 * Sentences that tell of another time: "years ago", or a year ("In 2019 ..."). What the first sentence tells is the
 * incident itself, unless a later one says "today". "That man died" after such a sentence belongs to it, a clause with
 * "today" inside it does not. Per word: 1 in the past.
 */
export function wordsOfThePast(
  tokens: readonly Token[],
  contexts: Reading['contexts'],
  marks: Uint8Array,
): Uint8Array {
  const isNowLater = tokens.some(({ word, sentence }) => sentence > 0 && NOW.test(word));
  const ago = new Set<number>();
  for (const [i, { sentence }] of tokens.entries()) {
    if (marks[i] !== NOT_ORDER || isOfSomethingElse(tokens, i)) continue;
    if (contexts[i]?.has('longAgo') || (contexts[i]?.has('inYear') && (sentence > 0 || isNowLater)))
      ago.add(sentence);
  }
  for (const [i, { word, sentence }] of tokens.entries()) {
    const begins = i === 0 || tokens[i - 1]?.sentence !== sentence;
    const ends = tokens[i + 1]?.sentence !== sentence || tokens[i + 1]?.isBreak === true;
    if (ago.has(sentence - 1) && ((begins && THAT.test(word)) || (ends && THEN.test(word))))
      ago.add(sentence);
  }
  const past = new Uint8Array(tokens.length);
  for (const [i, { sentence }] of tokens.entries()) if (ago.has(sentence)) past[i] = 1;
  for (const [i, { word, sentence }] of tokens.entries()) {
    if (past[i] !== 1 || !NOW.test(word)) continue;
    for (let k = i; tokens[k]?.sentence === sentence && (k === i || !isCue(contexts, k)); k += 1) past[k] = 0;
    for (let k = i - 1; k >= 0 && !tokens[k]?.isBreak && tokens[k]?.sentence === sentence; k -= 1) {
      if (JOINS.test(tokens[k]?.word ?? '') && isCueBefore(tokens, contexts, k)) break;
      past[k] = 0;
    }
  }
  return past;
}
