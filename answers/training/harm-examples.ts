import { firstAid } from '../emergency/first-aid.ts';
import { harmSignsIn } from '../emergency/harms.ts';
import { sentencesOf } from '../emergency/mark-people.ts';
import type { HarmCase } from './harm-model.ts';
import { hurtTexts, type HurtText } from './hurt-texts.ts';
import { reads } from './alike.ts';
import { namedFor } from './named-questions.ts';

/** What happened long ago or is only talked of names the harm in other words than a cry. */
const NOT_NOW_COUNTS = 0.5;
/** So do questions about the first aid for it. */
const ASKED_COUNTS = 0.3;

const caseOf = (text: string, are: readonly string[], counts: number): HarmCase => ({
  signs: harmSignsIn(sentencesOf(text)),
  are,
  counts,
});

const asked = reads.flatMap((read) =>
  namedFor(read).map(({ question: text }) => {
    const { documentKey, section } = read.passage;
    return { documentKey, section, text };
  }),
);

/** Sections with the steps for one harm alone. */
const aidIn = new Map<string, string[]>();
for (const [kind, { documentKey, section }] of Object.entries(firstAid))
  aidIn.set(`${documentKey} ${section}`, [...(aidIn.get(`${documentKey} ${section}`) ?? []), kind]);

export const cryOf = ({ text, now, kinds = [] }: HurtText): HarmCase =>
  caseOf(text, kinds, now ? 1 : NOT_NOW_COUNTS);

/** Texts that name a harm. */
export const namedHarms = hurtTexts.filter(({ kinds = [] }) => kinds.length > 0);

/** What is asked about the first aid for one harm. */
export const askedHarms: readonly HarmCase[] = asked.flatMap(({ documentKey, section, text }) => {
  const [kind, ...others] = aidIn.get(`${documentKey} ${section}`) ?? [];
  return kind === undefined || kind === 'general' || others.length > 0
    ? []
    : [caseOf(text, [kind], ASKED_COUNTS)];
});

/** What the library names as asked, by document. */
export const askedDocuments: readonly HarmCase[] = asked.map(({ documentKey, text }) =>
  caseOf(text, [documentKey], 1),
);
