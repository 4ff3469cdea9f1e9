import type { Person } from './lexicon/people.ts';
import { besidesSubject, peoplePhrases, prepositions } from './lexicon/people.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import type { Match, PhraseTable } from './phrases.ts';
import { phraseFinder } from './phrases.ts';
import type { Token } from './tokens.ts';

export type Victim = 'employee' | 'contractor' | 'public' | 'relative' | 'thing';
export type Labels = readonly (Person | undefined)[];

const findPeople = phraseFinder<Person>(peoplePhrases satisfies PhraseTable<Person>, wordClasses, 'longest');
/** What may stand between an article and its noun. */
export const between = new Set<string>([
  ...wordClasses.det,
  ...wordClasses.number,
  'old',
  'young',
  'small',
  'big',
  'little',
  'poor',
  'stray',
  'of',
  'elderly',
  'half',
  'acre',
  'acres',
  'most',
  'some',
  'patch',
  'section',
  'row',
  'bunch',
]);
export const be = new Set('was were is are be been being got get fue fueron'.split(' '));
const active = new Set(
  'killed kills kill killing kiled killled mato mataron matado took claimed claiming taking amputated severed'.split(
    ' ',
  ),
);

/** Who each word names, if anybody. */
export function labelPeople(tokens: readonly Token[]): Labels {
  const labels: (Person | undefined)[] = Array.from({ length: tokens.length });
  for (const { concept, start, end } of findPeople(tokens)) labels.fill(concept, start, end);
  return labels;
}

export const isThing = (label: Person | undefined) => label === 'thing' || label === 'animal';
const SIGHT = 5;
const TIME =
  /^(morning|afternoon|evening|night|week|weekend|month|year|am|pm|past|shift|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const AT_WORK =
  /^(crew|cuadrilla|coworker|coworkers|payroll|employee|laborer|apprentice|helper|ayudante|scaffold|trench|excavator|forklift|crane|electrocuted|buried|zanja|andamio)$/;
const WITH_US = /^(here|with|for|on|alongside|there|too|aqui|con|tambien)$/;

/** Steps back over articles and adjectives; the index of a preposition before them, or -1. */
function governor(tokens: readonly Token[], at: number): number {
  let i = at - 1;
  for (let steps = 0; i >= 0 && steps < 3 && !tokens[i]?.isBreak; steps += 1, i -= 1) {
    const word = tokens[i]?.word ?? '';
    if (prepositions.has(word)) return i;
    if (besidesSubject.has(word)) return -1;
  }
  return -1;
}

/** What directly stands before, as its subject: "the battery just [died]", "the operator of the crane [died]". */
export function directSubject(tokens: readonly Token[], labels: Labels, start: number): Person | undefined {
  let i = start - 1;
  for (let steps = 0; steps < SIGHT && i >= 0; steps += 1) {
    const isPair = tokens[i]?.word === 'and' && /^(hit|struck|shot)$/.test(tokens[i - 1]?.word ?? '');
    if (!isPair && !besidesSubject.has(tokens[i]?.word ?? '')) break;
    i -= isPair ? 2 : 1;
  }
  if (i < 0 || tokens[i]?.isBreak || tokens[i]?.sentence !== tokens[start]?.sentence) return undefined;
  if (!isThing(labels[i])) {
    const of = governor(tokens, i);
    const owned = /^(of|de|del)$/.test(tokens[of]?.word ?? '') ? labels[of - 1] : undefined;
    return isThing(owned) ? owned : labels[i];
  }
  const before = governor(tokens, i);
  if (before < 0) return labels[i];
  const head = labels[before - 1];
  return head ?? 'employee';
}

/** What directly follows, as its object: "[killed] a deer". */
function directObject(tokens: readonly Token[], labels: Labels, end: number): Person | undefined {
  for (let i = end; i < end + SIGHT; i += 1) {
    const token = tokens[i];
    if (!token || token.isBreak) return undefined;
    // "Dead this morning" names a time, nothing that died.
    if (/^(this|that|last|next)$/.test(token.word) && TIME.test(tokens[i + 1]?.word ?? '')) return undefined;
    // "Killed two pumps": the number is no person of its own.
    if (labels[i] === 'pronoun' && between.has(token.word)) continue;
    if (labels[i] && !labels[i + 1]) return labels[i];
    if (labels[i]) continue;
    // "Killed two [rose] bushes": one word may stand between the article and the thing.
    const next = labels[i + 1];
    const isCompound = i > end && between.has(tokens[i - 1]?.word ?? '') && !token.isName;
    if (isCompound && next !== undefined && isThing(next)) return next;
    if (!between.has(token.word)) return undefined;
  }
  return undefined;
}

function asVictim(label: Person): Victim {
  if (label === 'pronoun') return 'employee';
  return label === 'animal' ? 'thing' : label;
}

/** "The subcontractor's ironworker", "a welder from another company". */
function worksForAnother(tokens: readonly Token[], labels: Labels, at: number): boolean {
  for (let i = at - 1; i >= at - 3 && !tokens[i]?.isBreak; i -= 1) {
    if (labels[i] === 'contractor')
      return governor(tokens, i) < 0 || tokens[i + 1]?.word !== tokens[at]?.word;
  }
  for (let i = at + 1; i <= at + 10 && tokens[i]?.sentence === tokens[at]?.sentence; i += 1) {
    if (
      labels[i] === 'contractor' &&
      /^(from|for|with|of|employed|works|de|para)$/.test(tokens[i - 1]?.word ?? '')
    )
      return true;
    if (labels[i] === 'contractor' && /^(from|with|for)$/.test(tokens[i]?.word ?? '')) return true;
  }
  return false;
}

/** "Employee #1 of Winkle, a roofing contractor, was ...": the contractor is the company, not the person. */
function isApposition(tokens: readonly Token[], labels: Labels, at: number): boolean {
  if (![1, 2].some((k) => /^(a|an|un|una)$/.test(tokens[at - k]?.word ?? ''))) return false;
  for (let i = at - 1; i >= at - 12 && tokens[i]?.sentence === tokens[at]?.sentence; i -= 1)
    if (labels[i] === 'employee') return true;
  return false;
}

/** "Wife called: he died": who is spoken of after a break, or is of the other sex, is not the relative. */
function isOtherThan(tokens: readonly Token[], relative: number, start: number): boolean {
  const isWoman = /^(wife|mother|mom|sister|daughter|girlfriend|aunt|esposa|madre|hermana|hija|mama)$/;
  const between = tokens.slice(relative, start);
  const says = /^(said|says|called|calls|told|reports|reported|texted|dijo|llamo|aviso)$/;
  return (
    between.some(({ isBreak, word }) => isBreak || says.test(word)) ||
    (isWoman.test(tokens[relative]?.word ?? '') && between.some(({ word }) => word === 'he'))
  );
}

/** Nearest person before `start` in one sentence who is not the doer ("hit by a motorist"); contractors beside win. */
function personBefore(
  tokens: readonly Token[],
  labels: Labels,
  start: number,
  sentence: number,
): Person | undefined {
  let found: Person | undefined;
  // "She passed last night": the phrase itself may begin with who it was.
  let own = /^(he|she|they)$/.test(tokens[start]?.word ?? '');
  for (let i = start - 1; i >= Math.max(0, start - 60) && tokens[i]?.sentence === sentence; i -= 1) {
    const label = labels[i];
    if (!label || isThing(label)) continue;
    const before = governor(tokens, i);
    if (before >= 0 && ['by', 'por'].includes(tokens[before]?.word ?? '')) continue;
    // "Bitten at the customer's" tells where.
    if (label === 'public' && before >= 0 && /^(at|near|outside|behind)$/.test(tokens[before]?.word ?? ''))
      continue;
    if (label === 'pronoun') {
      found = label;
      own ||= /^(he|she|they)$/.test(tokens[i]?.word ?? '');
    } else if (label === 'relative' && own && isOtherThan(tokens, i, start)) continue;
    else if (label === 'relative' && /^(him|her|lo|la)$/.test(tokens[start - 1]?.word ?? '')) continue;
    else if (label === 'contractor' && isApposition(tokens, labels, i)) continue;
    else return label === 'employee' && worksForAnother(tokens, labels, i) ? 'contractor' : label;
  }
  return found;
}

/**
 * To whom a thing told at `match` happened. Without a name for anybody it is an employee; `thing` also stands for
 * animals and plants.
 */
export function victimOf(tokens: readonly Token[], labels: Labels, match: Match): Victim {
  const first = tokens[match.start];
  if (!first) return 'employee';
  if (
    /^(dead|muert[oa]s?|murio|murieron)$/.test(tokens[match.end - 1]?.word ?? '') &&
    isThing(directObject(tokens, labels, match.end))
  )
    return 'thing';
  const passive = [1, 2, 3, 4].some((k) => {
    const word = tokens[match.start - k];
    return word !== undefined && word.sentence === first.sentence && be.has(word.word);
  });
  const isPassive = passive || tokens[match.end]?.word === 'by';
  const clitic = /^(lo|la|los|las|me|nos|se)$/.test(tokens[match.start - 1]?.word ?? '');
  if (clitic && first.word.startsWith('mat')) return 'employee';
  if (active.has(first.meant) && !isPassive && match.end - match.start <= 2) {
    const object = directObject(tokens, labels, match.end);
    if (object && object !== 'pronoun') return asVictim(object);
  } else {
    const subject = directSubject(tokens, labels, match.start);
    if (isThing(subject)) return 'thing';
  }
  // In Spanish the subject follows: "se murio el papa de Luis".
  if (/^(murio|murieron|fallecio|fallecieron|muere)$/.test(first.word)) {
    const subject = directObject(tokens, labels, match.end);
    if (subject === 'relative' && !isAtWork(tokens, match.start)) return 'relative';
    if (subject === 'public' || subject === 'contractor') return subject;
  }
  if (isNotOurs(tokens, match.start)) return 'public';
  let inside: Person | undefined;
  for (let i = match.start; i < match.end; i += 1)
    if (labels[i] && labels[i] !== 'pronoun' && !isThing(labels[i])) inside = labels[i];
  const after = directObject(tokens, labels, match.end + (tokens[match.end]?.word === 'of' ? 1 : 0));
  if (tokens[match.end]?.word === 'of' && after && !isThing(after) && after !== 'pronoun')
    return asVictim(after);
  if (isWithOurOwn(tokens, match.start)) return 'employee';
  const near = inside ?? personBefore(tokens, labels, match.start, first.sentence);
  if (near === 'relative' && isAtWork(tokens, match.start)) return 'employee';
  if (near && near !== 'pronoun') return asVictim(near);
  return antecedent(tokens, labels, match.start, first.sentence);
}

/** "The sub's laborer and one of our own both died", "the owner's nephew, who works for us". */
function isWithOurOwn(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 8), at).map(({ word }) => word);
  return /\b(and|y|plus|with) (one of |two of |uno de )?(our own|ours|our (guys|men|crew|people)|los nuestros)\b|\b(works?|worked|working) (for|with) us\b|\btrabaja(ba)? con nosotros\b/.test(
    before.join(' '),
  );
}

/** "A dead body in the ditch, not ours". */
function isNotOurs(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  for (let i = Math.max(0, at - 25); i < at + 25; i += 1) {
    if (tokens[i]?.sentence !== sentence || !/^(not|no)$/.test(tokens[i]?.word ?? '')) continue;
    const next = /^(one|of|era|es)$/.test(tokens[i + 1]?.word ?? '') ? i + 2 : i + 1;
    if (/^(ours|nuestro|nuestra|nuestros)$/.test(tokens[next]?.word ?? '')) return true;
  }
  return false;
}

/** "His brother, also on the crew": a relative who works there is an employee like others. */
function isAtWork(tokens: readonly Token[], at: number): boolean {
  for (let i = Math.max(0, at - 25); i < at + 15; i += 1) {
    if (tokens[i]?.sentence !== tokens[at]?.sentence) continue;
    const word = tokens[i]?.word ?? '';
    const isOurs =
      /^(our|same|this|my|nuestra|misma)$/.test(tokens[i - 1]?.word ?? '') ||
      /^(on|in|of|en|de)$/.test(tokens[i - 2]?.word ?? '');
    // "Told the crew about it": the crew listens.
    if (AT_WORK.test(word) && (isOurs || !/^(crew|cuadrilla)$/.test(word))) return true;
    if (/^(works|worked|working|trabaja|trabajaba)$/.test(word) && WITH_US.test(tokens[i + 1]?.word ?? ''))
      return true;
    if (/^(on|same|our|this)$/.test(word) && /^(site|job|jobsite|obra)$/.test(tokens[i + 1]?.word ?? ''))
      return true;
  }
  return false;
}

/** Whom "he" means: in the nearest earlier sentence with people an employee, else whoever it names. */
function antecedent(tokens: readonly Token[], labels: Labels, start: number, sentence: number): Victim {
  const told = new Map<number, Set<Person>>();
  for (
    let i = start - 1;
    i >= Math.max(0, start - 120) && sentence - (tokens[i]?.sentence ?? 0) <= 3;
    i -= 1
  ) {
    const label = labels[i];
    const where = tokens[i]?.sentence ?? 0;
    if (!label || label === 'pronoun' || label === 'relative' || isThing(label) || where === sentence)
      continue;
    const before = governor(tokens, i);
    if (before >= 0 && ['by', 'por'].includes(tokens[before]?.word ?? '')) continue;
    const known = told.get(where) ?? new Set();
    told.set(where, known.add(label));
  }
  for (const people of [...told].sort((a, b) => b[0] - a[0]).map(([, people]) => people)) {
    if (people.has('employee')) return 'employee';
    if (people.has('contractor')) return 'contractor';
    if (people.has('public')) return 'public';
  }
  return 'employee';
}
