import { meetsAmounts, amountsAsked } from '../reading/amounts.ts';
import { bestOf } from '../ranking/similar-questions.ts';
import { bestIn } from '../ranking/look.ts';
import { quantitiesIn } from '../reading/quantities.ts';
import type { PreparedQuery } from './query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { isFiller, stemOf, wordsOf } from '../reading/words.ts';
import type { Premise } from './premise-asked.ts';
import { NEGATION } from './negation.ts';

/** A clause that may not hold for what is asked, unless the question names it. */
const OPEN_CONDITION = /\b(?:unless|except|until|without|only|other than|not just|not only)\b/i;
const CONDITION = /\b(?:if|when|whenever|while|before|after|where)\b[^,;.]*/gi;
/** Words behind a 'not' that it denies. */
const REACH = 4;

/** Whether what is quoted denies what the question takes to be so. In doubt it does not. */
export function isDenied(query: PreparedQuery, ranked: RankedPassage, said: readonly RankedUnit[]): boolean {
  const { premise } = query;
  if (premise === null) return false;
  if (premise.limits.length > 0) return deniesLimit(premise, query, said);
  return nearestUnits(query, said).some((unit) => deniesInWords(premise, query, ranked, unit));
}

function deniesInWords(
  { kind, kinds, isNegated }: Premise,
  query: PreparedQuery,
  ranked: RankedPassage,
  best: RankedUnit,
): boolean {
  const { text } = best.unit;
  const spoken = new Set(quantitiesIn(text).map((one) => one.kind));
  if (!kinds.every((one) => spoken.has(one))) return false;
  if (!isAbout(query, ranked, best) || isConditional(query, best)) return false;
  if (kind === 'permission')
    return (
      !isNegated &&
      (ranked.read.passage.section.endsWith(' › Stop work when') || denied(query, text, PROHIBITION))
    );
  if (kind === 'claim') return !isNegated && denied(query, text, NOT);
  return isNegated ? REQUIRES.test(text) && !NEGATION.test(text.toLowerCase()) : denied(query, text, NO_NEED);
}

const PROHIBITION =
  /(?:^|[;:] )(?:do not|never|no|nobody|no one)\b|\b(?:must not|must never|may not|may never|cannot|(?:is|are) (?:not|never) (?:allowed|safe|permitted|used)|forbidden)\b/gi;
const NO_NEED = /\b(?:need not|not (?:need|have to|required|exempt)|no need to)\b/gi;
const NOT = /\b(?:not|never|neither)\b/gi;
const REQUIRES = /\b(?:must|required|requires|needs?|have to|has to)\b/i;

const isStrong = ({ isLight, isNumber }: PreparedQuery['concepts'][number]) => !isLight && !isNumber;

const worthOf = ({ concepts }: PreparedQuery, stems: readonly string[]) =>
  concepts.reduce((sum, one) => sum + (one.isNumber ? 0 : one.weight * bestIn(stems, one)), 0);

/** Of the sentences that are quoted those that have most of what is asked. */
function nearestUnits(query: PreparedQuery, said: readonly RankedUnit[]): RankedUnit[] {
  const worth = said.map(({ unit }) => worthOf(query, unit.stems));
  const most = Math.max(0, ...worth);
  return said.filter((_, at) => (worth[at] ?? 0) >= 0.99 * most);
}

/** From this share of what is asked on, by weight, a sentence is about it. */
const MOST_OF_IT = 0.75;

/** Whether a sentence and what stands above it have what is asked about, and the sentence itself something of it. */
function isAbout({ concepts }: PreparedQuery, { read }: RankedPassage, { unit }: RankedUnit): boolean {
  const things = concepts.filter(({ isNumber }) => !isNumber);
  const isHere = (one: (typeof things)[number]) => bestIn(unit.stems, one) > 0.5;
  const isAbove = (one: (typeof things)[number]) =>
    [read.headings, read.title, read.topics].some((above) => bestOf(above, one) > 0.5);
  const missing = things.filter((one) => !isHere(one) && !isAbove(one));
  const sum = (of: typeof things) => of.reduce((total, { weight }) => total + weight, 0);
  return (
    things.some((one) => isStrong(one) && isHere(one)) &&
    !missing.some(isStrong) &&
    sum(missing) <= (1 - MOST_OF_IT) * sum(things)
  );
}

function isConditional({ concepts }: PreparedQuery, { unit }: RankedUnit): boolean {
  if (OPEN_CONDITION.test(unit.text)) return true;
  const isMet = (clause: string) => {
    const stems = wordsOf(clause).map(stemOf);
    return concepts.some((one) => isStrong(one) && bestIn(stems, one) > 0.5);
  };
  return (unit.text.match(CONDITION) ?? []).some((clause) => !isMet(clause));
}

/** Whether the words right behind a denial are of what is asked; the verb may be an everyday one: 'do not work'. */
function denied({ concepts, said }: PreparedQuery, text: string, denial: RegExp): boolean {
  return [...text.matchAll(denial)].some((match) => {
    const [clause = ''] = text.slice(match.index + match[0].length).split(/[.;:,]/);
    const stems = wordsOf(clause)
      .slice(0, REACH)
      .filter((word, at) => at === 0 || !isFiller(word))
      .map(stemOf);
    return (
      stems.some((stem) => said.has(stem)) ||
      concepts.some((one) => isStrong(one) && bestIn(stems, one) > 0.5)
    );
  });
}

/** Whether the clause about what is asked names amounts of the same kind and none of them is the one that was told. */
function deniesLimit(
  { limits, isOnly, isNegated }: Premise,
  query: PreparedQuery,
  said: readonly RankedUnit[],
): boolean {
  return limits.some(({ kind, value, text }) => {
    const clauses = said
      .flatMap(({ unit }) => (unit.isRow ? [unit.text.replaceAll(' | ', ' ')] : clausesOf(unit.text)))
      .map((clause) => ({
        clause,
        same: quantitiesIn(clause).filter((one) => one.kind === kind),
        worth: worthOf(query, wordsOf(clause).map(stemOf)),
      }))
      .filter(({ same }) => same.length > 0)
      .toSorted((a, b) => b.worth - a.worth);
    const [best] = clauses;
    if (best === undefined || (best.worth === 0 && clauses.length > 1)) return false;
    // As much may be said of what is asked by several.
    const nearest = clauses.filter(({ worth }) => worth >= 0.99 * best.worth);
    if (nearest.some(({ same }) => same.some((one) => one.value === value))) return false;
    // Whoever needs it above 20 feet by a rule for 6 feet or more is right.
    return isOnly || isNegated || meetsAmounts(best.clause, amountsAsked(text)) !== 'in';
  });
}

const clausesOf = (text: string) => text.split(/[,;] (?:and|but|or) (?=[^,;]*\d)|; /);
