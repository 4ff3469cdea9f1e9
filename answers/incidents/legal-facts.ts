import type { Fact, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { Head } from './heads.ts';
import type { LegalFact, Plain } from './plain.ts';
import type { Sentence } from './sentences.ts';
import { STATUTE_WORDS } from './statute-words.ts';

/**
 * From here on a fact is stated, asked about, or denied: odds tried on texts left out of learning. A fact without one of the statute's
 * words, or in a report that is not of an injury, must be surer to be stated.
 */
const STATED = 0.2;
const STATED_WITHOUT_WORDS = 1.5;
const ASKED = -1;
const ASKED_BY_STATUTE = -2.5;
const NO_INJURY = 1.5;
const OPEN = 0;
const DENIED = 0.3;
/** So much surer what was learned must be where plain words say otherwise. */
export const NOBODY_HARMED = 1.5;
export const SETTLED = 1.5;

export type Read = Sentence & Readonly<{ odds: Readonly<Record<Head, number>>; words: string }>;

export const most = (sentences: readonly Read[], head: Head): Read | undefined =>
  sentences.reduce<Read | undefined>(
    (best, one) => (best === undefined || one.odds[head] > best.odds[head] ? one : best),
    undefined,
  );

export const unknown: Fact = { value: 'unknown', source: 'text' };
export const stated = (value: FactValue, { start, end }: Sentence): Fact => ({
  value,
  at: { start, end },
  source: 'text',
});

export type LegalReading = Readonly<{ fact: Fact; isOpen: boolean; sentence: Sentence | undefined }>;

/**
 * A fact is stated by words that speak of it: a hand that is cut is still there, and a broken arm is no admission. Without one of
 * these what was learned asks at most.
 */
const SPOKEN_OF: Readonly<Record<LegalFact, RegExp>> = {
  died: /./,
  admitted:
    / (?:admi[a-z]*|hospital[a-z]*|intern[a-z]*|ingres[a-z]*|overnight|nights?|noches?|icu|uci|intensiv[ae]s?|ward|surgery|surgeons?|operat[a-z]*|oper(?:aron|ar|an|o|ado)|cirugia|bed|rooms?|cama|cuarto|unit|unidad|keep|keeping|keepin|kept|stay[a-z]*|quedo|quedaron|queda|dejaron|encamad[a-z]*|days|dias|floor|piso|medical|mercy|trauma|in ?patient) /,
  amputation:
    / (?:off|lost|loses?|losing|amput[a-z]*|sever[a-z]*|missing|gone|took|taken|llevo|tips?|punta|chop[a-z]*|lopp[a-z]*|reattach[a-z]*|arranc[a-z]*|moch[a-z]*|volo|volaron|cercen[a-z]*|perdi[a-z]*|perder|trozo|without|sin|stump|desprend[a-z]*|faltan?|dismember[a-z]*|decapit[a-z]*|ate|complet[oa]s?) /,
  eyeLost: /./,
};

/** What the text must speak of for a fact to be open. */
const OF_WHAT: Readonly<Record<LegalFact, RegExp>> = {
  died: /./,
  admitted: /./,
  amputation:
    / (?:fingers?|fingertips?|thumbs?|pink(?:y|ie)|toes?|hands?|arms?|legs?|foot|feet|wrist|limbs?|ear|tip|digits?|amputa[a-z]*|elbow|knee|knuckle|dedos?|pulgar|manos?|brazos?|pierna|pies?|falanges?|punta|oreja) /,
  eyeLost: / (?:eyes?|eyeballs?|ojos?|sight|vision|vista|blind|ciego|see|ve) /,
};

/**
 * What the text says of one of the four facts; `isOpen` when it raises it and does not settle it. What it says in plain words stands;
 * what was learned decides the rest.
 */
export function readLegalFact(
  sentences: readonly Read[],
  fact: LegalFact,
  isInjuryType: boolean,
  plain: Plain,
): LegalReading {
  const yes = most(sentences, `${fact}:yes`);
  const no = most(sentences, `${fact}:no`);
  const open = most(sentences, `${fact}:unknown`);
  if (yes === undefined || no === undefined || open === undefined)
    return { fact: unknown, isOpen: false, sentence: undefined };
  const told = plain.yes.get(fact);
  if (told) return { fact: stated('yes', told), isOpen: false, sentence: told };
  const odds = yes.odds[`${fact}:yes`];
  const openOdds = open.odds[`${fact}:unknown`];
  const noOdds = no.odds[`${fact}:no`];
  const hasWords = (one: Read) => STATUTE_WORDS[fact].test(one.words);
  const calm = plain.isNobodyHarmed ? NOBODY_HARMED : 0;
  const more = calm + (isInjuryType ? 0 : NO_INJURY);
  const isQuestion = yes.text.endsWith('?');
  const denial = plain.no.get(fact);
  const unsettled = plain.settled && !hasWords(yes) ? SETTLED : 0;
  if (
    !isQuestion &&
    denial?.start !== yes.start &&
    SPOKEN_OF[fact].test(yes.words) &&
    odds >= (hasWords(yes) ? STATED : STATED_WITHOUT_WORDS) + more + unsettled &&
    odds >= openOdds &&
    odds > yes.odds[`${fact}:no`]
  )
    return { fact: stated('yes', yes), isOpen: false, sentence: yes };
  // What is both told and denied is open.
  const isDenied = denial !== undefined || (noOdds > DENIED && noOdds > openOdds && odds < STATED);
  const byStatute =
    isInjuryType &&
    calm === 0 &&
    sentences.some(
      (one) => hasWords(one) && one.odds[`${fact}:yes`] > ASKED_BY_STATUTE && one.odds[`${fact}:no`] < 0,
    );
  const settled = plain.settled ? SETTLED : 0;
  const mayBeOpen =
    sentences.some((one) => OF_WHAT[fact].test(one.words)) &&
    (!(plain.isEnded || (fact === 'admitted' && plain.settled)) || sentences.some(hasWords));
  if (
    mayBeOpen &&
    (openOdds > OPEN + more + settled ||
      (odds > ASKED + more + settled && !isDenied) ||
      (byStatute && !settled && !isDenied))
  ) {
    const sentence = openOdds > odds ? open : yes;
    return { fact: stated('unknown', sentence), isOpen: true, sentence };
  }
  if (isDenied) return { fact: stated('no', denial ?? no), isOpen: false, sentence: denial ?? no };
  return { fact: unknown, isOpen: false, sentence: undefined };
}
