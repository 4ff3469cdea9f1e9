import type { Facts, FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { Delay } from './delay.ts';
import type { Hazard } from './hazards.ts';
import type { Head } from './heads.ts';

/** How bad it sounds, apart from the facts: `life` when one may be in danger or lost, `not-said` when nothing tells what became of anybody. */
export type Harm = 'none' | 'slight' | 'unrated' | 'not-said' | 'serious' | 'life';

/** What else the log of 1904.7 and the exemptions turn on. */
export type Sign =
  | 'unconscious'
  | 'treated'
  | 'broken'
  | 'away'
  | 'restricted'
  | 'hospital'
  | 'observed'
  | 'torn'
  | 'sight'
  | 'life'
  | 'slight'
  | 'nobodyHurt'
  | 'hearing'
  | 'needle'
  | 'tests';

/** What a report says, with nothing decided yet. A person's answers replace `facts`. */
export type Reading = Readonly<{
  /** The description without what only speaks to its reader. */
  told: string;
  facts: Facts;
  harm: Harm;
  signs: ReadonlySet<Sign>;
  /** How long after the incident the death, and the other events, came. */
  delays: Readonly<{ died: Delay | null; event: Delay | null }>;
  isInjuryType: boolean;
  namesSomebody: boolean;
  /** Somebody was taken to a hospital, and nothing says that they left it. */
  isHospitalOpen: boolean;
  isNearMiss: boolean;
  /** A drill, a talk or the news: nothing happened here. */
  isElsewhere: boolean;
  place: Readonly<{ isCrash: boolean; isOnFoot: boolean; onPublicTransport: boolean }>;
  hazards: readonly Hazard[];
  odds: Readonly<Record<Head, number>>;
}>;

export type Answers = Readonly<Partial<Record<keyof Facts, FactValue>>>;

/** The reading with what a person said of the facts in place of what the text says. */
export const withAnswers = (reading: Reading, answers: Answers): Reading => ({
  ...reading,
  facts: {
    ...reading.facts,
    ...Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [name, { value, source: 'person' }]),
    ),
  },
});
