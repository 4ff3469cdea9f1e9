import { contextPhrases, nearlyReachesOver, negationReachesOver } from './lexicon/context.ts';
import type { Outcome } from './lexicon/outcomes.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import type { Match, PhraseTable } from './phrases.ts';
import { phraseFinder } from './phrases.ts';
import type { Victim } from './subjects.ts';
import type { Token } from './tokens.ts';

type Context = keyof typeof contextPhrases;
const findContexts = phraseFinder<Context>(contextPhrases satisfies PhraseTable<Context>, wordClasses, 'all');

/** How sure the text is: it happened, perhaps, it nearly did, it did not, or it was another time. */
export type Standing = 'fact' | 'perhaps' | 'nearly' | 'not' | 'long ago';

/** They say no themselves. */
const selfNegating = new Set<Outcome>([
  'nobodyHurt',
  'nobodyThere',
  'noTreatment',
  'fine',
  'calm',
  'recovered',
  'diagnosticsOnly',
  'firstAid',
]);
/** Their own "not" denies what follows as well: "did not need to go to hospital". */
const denies = new Set<Outcome>(['noTreatment', 'nobodyHurt']);
const finite =
  /^(died|lost|severed|cut|broke|passed|amputated|killed|perdio|murio|fallecio|tore|took|ripped|chopped|sliced)$/;
const subjects = /^(he|she|one|two|three|they|another|a|an|the|un|una|uno|el|ella|dos|otro|our|his|my|\d+)$/;
const PRONOUN = /^(he|she|they|we)$/;
const ors = new Set(['or', 'nor', 'ni', 'o']);

const leadsToClause =
  /^(that|if|think|thought|que|whether|said|afraid|believe|sure|know|like|before|and|or)$/;

/** "A hospital stay question", "amputation training": papers and talk about such things. */
const QUALIFIED =
  /^(question|questions|policy|policies|prevention|awareness|training|statistics|stats|benefits?|rules|requirements?|coverage|plan|poster|class|course|video|topic|standdown|procedure|procedures|reporting|memorial|anniversary)$/;

/** The words with what is known of each. */
export interface Reading {
  readonly tokens: readonly Token[];
  /** Per word: which contexts begin or stand there. */
  readonly contexts: readonly (ReadonlySet<Context> | undefined)[];
  /** Per word: index where the outcome that covers it begins, or -1. */
  readonly covered: Int32Array;
}

/** Which words deny, doubt or date. `taken` are phrases whose "no" denies nothing. */
export function contextsPerWord(
  tokens: readonly Token[],
  taken: readonly Match[],
  found: readonly Match<Outcome>[],
): (Set<Context> | undefined)[] {
  const inside = new Uint8Array(tokens.length);
  for (const { concept, start, end } of found) if (!denies.has(concept)) inside.fill(1, start, end);
  const per: (Set<Context> | undefined)[] = Array.from({ length: tokens.length });
  for (const { concept, start, end } of findContexts(tokens, taken)) {
    // The month of May is no doubt.
    if (
      concept === 'perhaps' &&
      tokens[start]?.word === 'may' &&
      /^(in|on|of|since|last|this|\d+|de|en|by|until|early|late)$/.test(tokens[start - 1]?.word ?? '')
    )
      continue;
    if (concept === 'perhaps' && tokens[start]?.word === 'may' && /^\d/.test(tokens[start + 1]?.word ?? ''))
      continue;
    if (
      concept === 'negation' &&
      tokens[start]?.word === 'no' &&
      /^[2-9]$/.test(tokens[start + 1]?.word ?? '')
    )
      continue;
    for (let i = start; i < end; i += 1) {
      // A "not" that is part of "did not survive" denies nothing else.
      if (concept === 'negation' && inside[i] === 1) continue;
      const set = per[i] ?? new Set<Context>();
      per[i] = set.add(concept);
    }
  }
  return per;
}

/** Walks back from a mention over words that let a negation through. */
function isNegated({ tokens, contexts, covered }: Reading, match: Match): boolean {
  const first = tokens[match.start];
  if (!first) return false;
  for (let i = match.start - 1, steps = 0; i >= 0 && steps < 16; i -= 1, steps += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== first.sentence) break;
    // "Did he make it, no he died": the answer to a question, not a denial.
    if (/^(no|not)$/.test(token.word) && PRONOUN.test(tokens[i + 1]?.word ?? '')) break;
    if (contexts[i]?.has('negation')) return true;
    if (token.isBreak) {
      const next = tokens[i + 1];
      const listed =
        (next !== undefined && ors.has(next.word)) ||
        (!finite.test(first.word) && orFollows(tokens, match.end, first.sentence));
      if ((token.word === ',' || token.word === '/') && listed) continue;
      break;
    }
    if (/^(and|y)$/.test(token.word) && subjects.test(tokens[i + 1]?.word ?? '')) break;
    const begins = covered[i] ?? -1;
    if (begins >= 0) {
      for (let k = begins; k < i; k += 1) if (contexts[k]?.has('negation')) return true;
      i = begins;
      continue;
    }
    if (!negationReachesOver.has(token.word) && !negationReachesOver.has(token.meant)) break;
  }
  return isDeniedAfter(tokens, match.end);
}

function orFollows(tokens: readonly Token[], from: number, sentence: number): boolean {
  for (let i = from; i < from + 5; i += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== sentence) return false;
    if (ors.has(token.word)) return true;
  }
  return false;
}

/** "Fatalities: none", "Hospitalized? No.", "fracture was ruled out". */
function isDeniedAfter(tokens: readonly Token[], end: number): boolean {
  const [a, b, c, d] = [0, 1, 2, 3].map((k) => tokens[end + k]?.word ?? '');
  // "Six staples, concussion ruled out" denies the concussion.
  const clause = [a, b, c, d].slice(0, [0, 1, 2, 3].find((k) => tokens[end + k]?.isBreak) ?? 4);
  if (
    (a === ':' || a === '?' || a === '=') &&
    /^(no|none|0|zero|ninguno|ninguna|nobody|n|negative|false)$/.test(b ?? '')
  )
    return !/^\d+$/.test(c ?? '') || b === '0';
  return /(^| )ruled out|^(x ray )?(was |were |is )?negative|^(was |were )?not (found|confirmed|needed|necessary|required)|^(was |were )?unfounded|^(was )?avoided|^descartad/.test(
    clause.join(' '),
  );
}

/** Walks back over any words of the clause for a cue that reaches far. */
function isUnder(
  { tokens, contexts }: Reading,
  match: Match,
  cue: Context,
  words: number,
  stopsAtAnd: boolean,
): boolean {
  const sentence = tokens[match.start]?.sentence;
  for (let i = match.start - 1, steps = 0; i >= 0 && steps < words; i -= 1, steps += 1) {
    const token = tokens[i];
    if (!token || token.sentence !== sentence || token.isBreak) return false;
    if (contexts[i]?.has(cue)) return true;
    // "Tino is gonna be ok Mr Ruiz did not make it": so does a name that directly does it.
    if (isSubjectByName(tokens, i, match.start) && !contexts[i - 1]?.has(cue)) return false;
    // Without commas a new subject begins a new clause: "could have been worse he lost a finger".
    if (PRONOUN.test(token.word) && i > 0 && !leadsToClause.test(tokens[i - 1]?.word ?? '')) {
      if (!contexts[i - 1]?.has(cue) && !tokens[i + 1]?.isBreak) return false;
    }
    const isRelative =
      cue === 'topic' && /^(who|which|whose|whom|when|where|donde|que|quien|cuando)$/.test(token.word);
    if ((contexts[i]?.has('contrast') && !isRelative) || (stopsAtAnd && /^(and|y)$/.test(token.word)))
      return false;
  }
  return false;
}

function isSubjectByName(tokens: readonly Token[], at: number, start: number): boolean {
  const names = tokens.slice(at, start);
  const before = tokens[at - 1];
  return (
    names.length <= 3 &&
    names.every(({ isName }) => isName) &&
    before?.isName === false &&
    !leadsToClause.test(before.word) &&
    !/^(be|is|was|poor|old|mr|of|with|for|by)$/.test(before.word)
  );
}

function isNearly({ tokens, contexts, covered }: Reading, match: Match): boolean {
  const sentence = tokens[match.start]?.sentence;
  for (let i = match.start - 1, steps = 0; i >= 0 && steps < 8; i -= 1, steps += 1) {
    const token = tokens[i];
    if (!token || token.isBreak || token.sentence !== sentence) return false;
    if (contexts[i]?.has('nearly'))
      return !/^(\d+|two|three|four|five|six|seven|eight|nine|ten|an|immediately|instantly|half|dos|tres)$/.test(
        tokens[i + 1]?.word ?? '',
      );
    if ((covered[i] ?? -1) < 0 && !nearlyReachesOver.has(token.word)) return false;
  }
  return false;
}

/** "Ran the rescue drill, no pulse scenario": all of the sentence is played, unless it says that it became real. */
function isInExercise({ tokens, contexts }: Reading, match: Match): boolean {
  const sentence = tokens[match.start]?.sentence;
  let played = false;
  for (let i = Math.max(0, match.start - 40); i < match.start + 40; i += 1) {
    if (tokens[i]?.sentence !== sentence) continue;
    if (/^(real|really|actual|actually|during|durante|verdad)$/.test(tokens[i]?.word ?? '')) return false;
    if (contexts[i]?.has('exercise') !== true) continue;
    // "In the rescue drill the instructor fell" is no play.
    if ([1, 2].some((k) => /^(in|at|en|after|before)$/.test(tokens[i - k]?.word ?? ''))) return false;
    played = true;
  }
  return played;
}

/** How sure the text is of a mention. `past` marks the words about another time. */
export function standingOf(
  reading: Reading,
  match: Match & { concept: Outcome },
  victim: Victim,
  past: Uint8Array,
): Standing {
  const { tokens } = reading;
  if (selfNegating.has(match.concept)) return 'fact';
  if (isNegated(reading, match)) return 'not';
  if (QUALIFIED.test(tokens[match.end]?.word ?? '') && !match.concept.startsWith('amputationOf'))
    return 'long ago';
  if (past[match.start] === 1) return 'long ago';
  if (victim === 'relative' || isUnder(reading, match, 'topic', 10, false)) return 'long ago';
  if (isInExercise(reading, match)) return 'nearly';
  if (isNearly(reading, match) || isUnder(reading, match, 'wouldHave', 10, false)) return 'nearly';
  if (isUnder(reading, match, 'perhaps', 10, true) || tokens[match.end]?.word === '?') return 'perhaps';
  return 'fact';
}
