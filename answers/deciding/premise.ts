import { meetsAmounts, amountsAsked } from '../reading/amounts.ts';
import { bestOf } from '../ranking/asked.ts';
import { bestIn } from '../ranking/look.ts';
import { quantitiesIn, type Quantity } from '../reading/quantities.ts';
import type { PreparedQuery } from '../reading/query.ts';
import type { RankedPassage, RankedUnit } from '../ranking/rank.ts';
import { isFiller, stemOf, wordsOf } from '../reading/words.ts';
import { ASKS_FOR, ASKS_WHETHER, plainOf, TAG } from './claims.ts';
import { NEGATION } from './negation.ts';

/** What a question takes to be so: that something is allowed, that it is needed, or anything else. */
export type Premise = Readonly<{
  kind: 'permission' | 'need' | 'claim';
  isNegated: boolean;
  /** Amounts that it names as what the rule says: 'we have 48 hours', 'only above 10 feet'. */
  limits: readonly Quantity[];
  /** Kinds of all amounts that it names: what does not speak of them denies nothing. */
  kinds: readonly string[];
  /** Whether a limit is told as where the rule begins and not before: 'only', 'until'. */
  isOnly: boolean;
}>;

const SAYS =
  /^(?:so |but |and |entonces |o sea |pero )?(?:i|we|you|they|he|it|the|a|an|my|our|el|la|los|las|un|una|mi|nosotros|tenemos|hay)\b/;

const PERMISSION =
  /\b(?:can|could|may|(?:it|it's|is|be) (?:ok|okay|fine|legal|allowed)|allowed to|okay? (?:to|if)|puedo|podemos|puede|pueden|se puede|permitido|permiten|esta bien)\b/;
const NEED =
  /\b(?:must|needs?|needed|have to|has to|gotta|required?|should|tengo que|tenemos que|tiene que|tienen que|hay que|debo|debe|debemos|deben|necesit\w+|obligatorio|ocupo|ocupa)\b/;
const ONLY = /\b(?:only|until|till|unless|solo|solamente|nomas|hasta)\b/;

/** Where somebody is, or what a thing measures, is no limit. */
const SITUATION =
  /\b(?:i'?m|i am|we'?re|we are|he'?s|they'?re|he|she|they|guy|man|worker|employee|somebody|someone|working|stand(?:ing)?|fell|fall|missed|lost|was|were|el|ella|trabajador|empleado|falto|perdio|estoy|estamos|esta|trabaj\w+|mide|tiene|cayo|(?:my|our|the|this|mi|la|el) \w+ (?:is|was|es|mide))(?: \w+){0,3} $/;
const BOUND =
  /(?:\b(?:within|in|up to|under|over|above|below|than|least|most|only|until|till|after|before|every|from|at|is|are|have|has|got|gets?|gives?|allows?|kept|keep|posted|lasts?|takes?|waits?|stays?|counts?|stops?|dentro de|en|hasta|de|solo|nomas|los|las|cada|es|son|tenemos|tiene|tienen|tengo|hay|dan|guard\w+|dura\w*|cuentan?|cuelga|conserv\w+)) $/;

/** What a question in the words typed takes to be so; null where it only asks for something. */
export function premiseOf(typed: string): Premise | null {
  const text = plainOf(typed);
  const isTagged = TAG.test(text);
  const body = text.replace(TAG, '');
  const isTold = isTagged || (SAYS.test(text) && !ASKS_FOR.test(text) && !text.includes('?'));
  if (!isTold && (ASKS_FOR.test(text) || !ASKS_WHETHER.test(text))) return null;
  const quantities = quantitiesIn(body);
  const limits = quantities.filter(({ kind, index }) => {
    const before = body.slice(0, index);
    return (kind === 'date' || BOUND.test(before)) && !SITUATION.test(before);
  });
  return {
    kind: PERMISSION.test(body) ? 'permission' : NEED.test(body) ? 'need' : 'claim',
    isNegated: NEGATION.test(body),
    limits: isTold || ASKS_WHETHER.test(text) ? limits : [],
    kinds: quantities.map(({ kind }) => kind),
    isOnly: ONLY.test(body),
  };
}

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
