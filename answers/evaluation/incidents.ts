import { readFileSync } from 'node:fs';
import { factNames, type FactName, type Severity } from '@tailboard/contract/incident-analysis.ts';
import { findHazards } from '../incidents/hazards.ts';
import { judgeIncident, type Judgement } from '../incidents/judge.ts';
import type { Share } from './share.ts';

/** A labelled report of answers/evaluation/incidents/*.jsonl. A fact without a label is not told: `no` and `unknown` are both right. */
export type LabelledIncident = Readonly<{
  type: string;
  text: string;
  facts: Readonly<Partial<Record<FactName, string>>>;
  report: readonly string[];
  recordable?: readonly string[];
  potential?: Severity;
}>;

const FACTS = factNames.slice(0, 4);

/** How the reading of reports does on labelled ones. Under 1 ms each. */
export function incidentFigures(incidents: readonly LabelledIncident[]): Readonly<Record<string, Share>> {
  const judged = incidents.map((label) => ({
    label,
    judgement: judgeIncident({ incidentType: label.type, description: label.text, location: '' }),
  }));
  type One = (typeof judged)[number];
  const share = (of: readonly One[], is: (one: One) => boolean): Share => [of.filter(is).length, of.length];
  const answer = ({ judgement }: One) => judgement.report.answer;
  const stated = judged.flatMap(({ label, judgement }) =>
    FACTS.filter((fact) => label.facts[fact] === 'yes').map((fact) => ({ fact, judgement })),
  );
  const value = ({ fact, judgement }: { fact: FactName; judgement: Judgement }) =>
    judgement.reading.facts[fact].value;
  const proposed = judged.flatMap(({ label, judgement }) =>
    FACTS.filter((fact) => judgement.reading.facts[fact].value === 'yes').map(
      (fact) => label.facts[fact] === 'yes',
    ),
  );
  const clocks = judged.filter(({ label }) => label.report.every((one) => one.startsWith('within')));
  const calm = judged.filter(({ label }) => label.report.join('') === 'no');
  const withPotential = judged.filter(({ label }) => label.potential === 'high');
  const withRecord = judged.filter(({ label }) => label.recordable !== undefined);
  return {
    'call right': share(judged, (one) => one.label.report.includes(answer(one))),
    'clock run or asked': share(clocks, (one) => answer(one) !== 'no'),
    'clock run': share(clocks, (one) => answer(one).startsWith('within')),
    'no clock, none run': share(calm, (one) => !answer(one).startsWith('within')),
    'no clock, nothing asked': share(calm, (one) => answer(one) === 'no'),
    'fact stated, yes': [stated.filter((one) => value(one) === 'yes').length, stated.length],
    'fact stated, not no': [stated.filter((one) => value(one) !== 'no').length, stated.length],
    'yes is right': [proposed.filter(Boolean).length, proposed.length],
    'could kill, high': share(withPotential, ({ judgement }) => judgement.potentialSeverity === 'high'),
    'log right': share(
      withRecord,
      (one) => one.label.recordable?.includes(one.judgement.recordable.answer) === true,
    ),
  };
}

type HazardText = Readonly<{ text: string; hazards?: readonly string[]; absent?: readonly string[] }>;

/** Of short texts those whose hazards are exactly the named ones, or none of those that they only sound like. */
const hazardFigures = (texts: readonly HazardText[]): Readonly<Record<string, Share>> => ({
  'hazards right': [
    texts.filter(({ text, hazards, absent = [] }) => {
      const found = findHazards(text);
      return hazards === undefined
        ? found.every((hazard) => !absent.includes(hazard))
        : found.join() === hazards.toSorted().join();
    }).length,
    texts.length,
  ],
});

const read = (name: string): unknown[] =>
  readFileSync(new URL(`incidents/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** The figures of each set of reports: nothing is learned from any of them; of the blind set nobody reads the texts. */
export const incidentSets = (isBlind: boolean): Readonly<Record<string, Readonly<Record<string, Share>>>> =>
  isBlind
    ? { 'blind reports': incidentFigures(read('blind') as LabelledIncident[]) }
    : {
        'held-out reports': incidentFigures(read('held-out') as LabelledIncident[]),
        'newest reports': incidentFigures(read('newest') as LabelledIncident[]),
        hazards: hazardFigures(read('hazards') as HazardText[]),
      };
