import type { ReadPassage } from '../library/passages.ts';
import { amountsAsked, meetsAmounts } from '../reading/amounts.ts';
import { quantitiesIn, type Quantity } from '../reading/quantities.ts';
import type { PreparedQuery } from './query.ts';
import { SPANISH, spanishStem } from '../reading/spanish-stems.ts';
import { isFiller, stemOf, wordsOf } from '../reading/words.ts';
import { askedCounts } from '../models/asked-model.ts';
import { beliefWays, type BeliefWay } from '../models/belief-model.ts';
import { BELIEVED } from '../library/chunks.ts';
import { spanishFillers } from '../words/spanish-fillers.ts';
import { claimIn, type Claim } from './claims.ts';
import { withoutVerdicts } from './verdicts.ts';

/**
 * The section of a page in which each paragraph is one sentence, “What is believed”: no, what is so (29 CFR …). Ways to say what is
 * believed, in both languages, lie in answers/training/questions/ and are read by `wayOf`.
 */
const BELIEVED_BELOW = ` › ${BELIEVED}`;

/** A paragraph that corrects what is often believed: of use to those alone who say so. */
export const isCorrection = ({ passage }: Pick<ReadPassage, 'passage'>): boolean =>
  passage.section.endsWith(BELIEVED_BELOW);

/** A paragraph that corrects what is often believed is one sentence: “What is believed”: no, what is so (29 CFR …). */
const BETWEEN = '”: no, ';

/** What a correction says to be so, in its words. */
export const rightStems = ({ units }: ReadPassage): string[] => {
  const [, right = ''] = (units[0]?.text ?? '').split(BETWEEN);
  return [
    ...new Set(
      wordsOf(right.replaceAll(/\([^)]*CFR.*/g, ''))
        .filter((word) => !isFiller(word))
        .map(stemOf),
    ),
  ];
};

/** What must be said of a belief, and what of a question may go beyond it, as shares by how much each word tells. */
const LEAST_SAID = 0.8;
const LEAST_OF_QUESTION = 0.5;
const SMALL_WORD = 0.4;

/** The paragraph that corrects what a question takes to be so; null: it takes nothing of the kind to be so. */
export function correctionOf(reads: readonly ReadPassage[], query: PreparedQuery): ReadPassage | null {
  const { claim } = query;
  if (claim === null || query.cites.length > 0) return null;
  let best: { read: ReadPassage; share: number } | null = null;
  for (const read of reads) {
    if (!isCorrection(read)) continue;
    const share = shareOf(read, query, claim);
    if (share > (best?.share ?? 0)) best = { read, share };
  }
  return best?.read ?? null;
}

/** How much a question says what is believed here, 0: not at all. */
function shareOf(read: ReadPassage, query: PreparedQuery, claim: Claim): number {
  const ways = beliefWays(read.passage);
  const within = new Set(ways.flatMap(({ stems }) => stems));
  const things = query.concepts.filter(({ isNumber }) => !isNumber);
  const total = things.reduce((sum, { weight }) => sum + weight, 0);
  const covered = things.reduce(
    (sum, { weight, alternatives }) =>
      sum + (alternatives.some(({ stems }) => stems.every((stem) => within.has(stem))) ? weight : 0),
    0,
  );
  const ofQuestion = total === 0 ? 0 : covered / total;
  let best = 0;
  for (const way of ways) {
    if (!hasOtherAmount(claim, way, read)) continue;
    const said = ofQuestion < LEAST_OF_QUESTION ? 0 : saidOf(way, query);
    if (said >= LEAST_SAID && isSameWay(claim, way)) best = Math.max(best, said * ofQuestion);
    best = Math.max(best, shareByVerdict(way, query, claim));
  }
  return best;
}

/** Words that say neither what a belief is about nor what it comes to. */
const TRIVIAL =
  'a an the i my we our us you your he his him she her they them their it its this that is are was were be been am do does did dont doesnt isnt arent didnt wont cant not no nothing never have has had got get to of in on at for by with and or if so when then than as just only still even any some all also up out off go goes went put make makes made keep keeps need needs must should can may will would one there hours hour days day weeks feet foot minutes';
const TRIVIAL_SPANISH =
  'el la los las un una unos unas mi su sus nuestro de del al en a por para con y o que se lo le les me te nos no si es son esta estan fue hay ya eso esto solo nomas nada va van ir hacer hace hacen tiene tienen tengo tenemos cuando entonces aunque ni tambien todo horas hora dias dia pies pie minutos semana aunque uno';
const trivial: ReadonlySet<string> = new Set([
  ...TRIVIAL.split(' ').map(stemOf),
  ...TRIVIAL_SPANISH.split(' ').map(spanishStem),
]);

/** A way to say what is believed, read as questions are. */
export function wayOf(question: string, isSpanish: boolean): BeliefWay {
  const { text, verdict, ...claim } = claimIn(question);
  const stem = isSpanish ? spanishStem : stemOf;
  const isSmall = (word: string) => (isSpanish ? spanishFillers.has(word) : isFiller(word));
  const words = wordsOf(question);
  const about = wordsOf(withoutVerdicts(text))
    .map(stem)
    .filter((one) => !trivial.has(one) && !/\d/.test(one));
  return {
    stems: [...new Set(words.map(stem))],
    content: [...new Set(words.filter((word) => !isSmall(word)).map(stem))],
    about: [...new Set(about)],
    verdict: verdict === null ? null : { of: verdict.of, isDenied: verdict.isDenied },
    bounds: claim.bounds,
    isStart: claim.isStart,
    hasLimit: claim.hasLimit,
    denials: claim.denials,
    lastDenials: claim.lastDenials,
    amounts: aroundAmounts(text),
  };
}

/** Words beside an amount by which it is read: 'over', 'or more'. */
const BESIDE = 3;

function aroundAmounts(text: string): string {
  const words = text.split(/\s+/);
  const amounts = words.flatMap((word, at) => (/\d/.test(word) ? [at] : []));
  const named = quantitiesIn(text).length > 0;
  return !named
    ? ''
    : amounts.length === 0
      ? text
      : words.filter((_, at) => amounts.some((one) => Math.abs(one - at) <= BESIDE)).join(' ');
}

/** What a belief is about must all be said, whatever else is told, and tell as much as this: 'stitches', not 'cut'. */
const LEAST_ABOUT = 0.85;
const LEAST_TELLS = 5;

/**
 * Of a long story: that it comes to the same, and names all that the belief is about. Only that nothing has to be done: what else is told
 * may well be why it has to be, but does not change that stitches go on the log. Or that it has another time than the right one.
 */
function shareByVerdict(believed: BeliefWay, query: PreparedQuery, claim: Claim): number {
  const { verdict, about } = believed;
  if (verdict === null || claim.verdict === null || about.length === 0) return 0;
  if (verdict.of !== claim.verdict.of || verdict.isDenied !== claim.verdict.isDenied) return 0;
  if (!verdict.isDenied && !(claim.hasLimit && believed.hasLimit)) return 0;
  const isDenied = (stem: string) => deniedWords(claim).has(stem) && !deniedWords(believed).has(stem);
  let all = 0;
  let met = 0;
  for (const stem of about) {
    const tells = tellsOf(stem);
    all += tells;
    if (isSaid(stem, query) && !isDenied(stem)) met += tells;
  }
  return all < LEAST_TELLS || met < LEAST_ABOUT * all ? 0 : (met / all) * (met / (met + LEAST_TELLS));
}

/** 'Without stitches' is not about stitches. */
const deniedWords = ({ denials }: Pick<Claim, 'denials'>): ReadonlySet<string> =>
  new Set(denials.flat().flatMap((word) => [stemOf(word), spanishStem(word)]));

/** How much a word tells, as a logarithm: high for those that few questions have. */
function tellsOf(stem: string): number {
  const { questions, all } = askedCounts();
  return Math.log((all + 1) / ((questions.get(stem) ?? 0) + 1));
}

const isSaid = (stem: string, { said, concepts }: PreparedQuery) =>
  said.has(stem) ||
  concepts.some(({ alternatives }) =>
    alternatives.some((one) => one.stems.length === 1 && one.stems[0] === stem),
  );

/** How much of the words of a belief a question says; small words tell less. */
function saidOf({ stems, content }: BeliefWay, query: PreparedQuery): number {
  let all = 0;
  let met = 0;
  for (const stem of stems) {
    // Which amount it is does not matter here.
    if (/^\d/.test(stem.replace(SPANISH, ''))) continue;
    const tells = tellsOf(stem) * (content.includes(stem) ? 1 : SMALL_WORD);
    all += tells;
    if (isSaid(stem, query)) met += tells;
  }
  return all === 0 ? 0 : met / all;
}

const deniedIn = ({ denials }: Pick<Claim, 'denials'>) => denials.flatMap((words) => words.map(stemOf));

/** 'Is not recordable' is believed of the same as 'is no recordable case', not of 'was not treated, is recordable'. */
function isSameWay(asked: Claim, believed: BeliefWay): boolean {
  if (believed.isStart && !asked.isStart) return false;
  if (!believed.bounds.every((one) => asked.bounds.includes(one))) return false;
  const isLike = (one: Claim['denials'], other: Claim['denials']) => one.length % 2 === other.length % 2;
  if (!isLike(asked.denials, believed.denials) && !isLike(asked.lastDenials, believed.lastDenials))
    return false;
  if (asked.lastDenials.length > 0 !== believed.lastDenials.length > 0) return false;
  return (
    believed.lastDenials.length === 0 || deniedIn(asked).some((stem) => deniedIn(believed).includes(stem))
  );
}

/** Whether amounts that are named are not the right ones. */
function hasOtherAmount(
  { text, isStart, denials }: Claim,
  { amounts }: BeliefWay,
  { units }: ReadPassage,
): boolean {
  const [, right = ''] = (units[0]?.text ?? '').split(BETWEEN);
  const rule = quantitiesIn(right);
  const named = new Set(quantitiesIn(text).map(({ kind }) => kind));
  const isNamed = ({ kind }: Quantity) => named.has(kind) || !rule.some((one) => one.kind === kind);
  if (!quantitiesIn(amounts).every(isNamed)) return false;
  return quantitiesIn(text).every(({ kind, value, text: amount }) => {
    const same = rule.filter((one) => one.kind === kind);
    if (same.length === 0)
      return (
        !quantitiesIn(amounts).some((one) => one.kind === kind) ||
        meetsAmounts(amounts, amountsAsked(amount)) !== 'out'
      );
    if (same.some((one) => one.value === value)) return false;
    if (kind !== 'length' || isStart) return true;
    const isMet = meetsAmounts(right, amountsAsked(amount)) === 'in';
    return denials.length > 0 ? isMet : !isMet;
  });
}

/** What is believed, as the page has it. */
export const believedIn = ({ units }: ReadPassage): string =>
  (units[0]?.text ?? '').split(BETWEEN)[0]?.slice(1) ?? '';
