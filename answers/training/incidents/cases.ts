import { incidentSignsIn } from '../../incidents/signs.ts';
import { sentencesIn } from '../../incidents/sentences.ts';

/** A labelled text of answers/training/incidents/*.jsonl. */
export type LabelledText = Readonly<{
  language: string;
  type: string;
  text: string;
  facts: Readonly<Record<string, string>>;
  report?: readonly string[];
  recordable?: readonly string[];
  severity?: string;
  high?: boolean;
}>;

/** How accidents are told, of which sentences are put together: patterns.json. */
export type Patterns = Readonly<{
  people: readonly string[];
  things: readonly string[];
  animals: readonly string[];
  others: readonly string[];
  events: readonly string[];
  before: readonly string[];
  after: readonly string[];
  modifiers: Readonly<Record<string, readonly string[]>>;
  hearsay: readonly string[];
  clauses: Readonly<Record<string, readonly string[]>>;
  ofThings: readonly string[];
  plain: readonly string[];
}>;

/** Sentences that tell together what is labelled; one at least of them does. */
export type Bag = Readonly<{
  sentences: readonly (readonly string[])[];
  labels: ReadonlySet<string>;
  counts: number;
  made: boolean;
}>;

const signsOf = (sentence: string, type: string) => [...incidentSignsIn(sentence), `type:${type}`];

/** By 1904.39(b) such a text starts no clock whatever it tells. */
const EXEMPT = new Set(['late:yes', 'publicRoad:yes', 'transport:yes']);

/** Whether the text is one to ask about, as far as its answers on the call to OSHA tell. */
function asksOf(labels: readonly string[], report: readonly string[]): string {
  if (!report.includes('no')) return 'asks:yes';
  return report.length > 1 || labels.some((label) => EXEMPT.has(label)) ? 'asks:either' : 'asks:no';
}

export function bagOf({ text, type, facts, report = [] }: LabelledText): Bag {
  const labels = Object.entries(facts).map(([fact, value]) => `${fact}:${value}`);
  return {
    sentences: sentencesIn(text).map((sentence) => signsOf(sentence.text, type)),
    labels: new Set([...labels, asksOf(labels, report)]),
    counts: 1,
    made: false,
  };
}

/** Takes one after the other, each list by its own step, so that all meet all. */
function picker(): <One>(list: readonly One[]) => One {
  let state = 12_345;
  return (list) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const one = list[Math.floor((state / 2_147_483_648) * list.length)];
    if (one === undefined) throw new Error('an empty list in patterns.json');
    return one;
  };
}

const INJURY = 'Workplace Injury';
const OTHER_TYPES = ['Other', 'Equipment Damage', 'Property Damage', 'Other', INJURY];
const MADE = 0.4;
const PER_CLAUSE = 6;

/** Sentences with labels, put together of a language's patterns and its ' and ': the same ones every time. */
export function bagsOf(patterns: Patterns, and: string): readonly Bag[] {
  const pick = picker();
  const bags: Bag[] = [];
  const add = (sentence: string, type: string, labels: readonly string[]) => {
    const written = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    const marked = /[.!?]$/.test(written) ? written : `${written}.`;
    const cased = pick([marked, marked, marked.toLowerCase().replace(/\.$/, '')]);
    bags.push({
      sentences: sentencesIn(cased).map((one) => signsOf(one.text, type)),
      labels: new Set(labels),
      counts: MADE,
      made: true,
    });
  };
  const {
    people,
    things,
    animals,
    others,
    events,
    before,
    after,
    modifiers,
    hearsay,
    clauses,
    ofThings,
    plain,
  } = patterns;
  const fill = (frame: string, person: string, clause: string) =>
    frame
      .replace('{p}', person.charAt(0).toLowerCase() === person.charAt(0) ? person : lower(person))
      .replace('{P}', person)
      .replace('{c}', clause);
  for (const [label, list] of Object.entries(clauses))
    for (const clause of list) {
      for (let made = 0; made < PER_CLAUSE; made += 1) {
        const person = pick(people);
        const told = clause.replace(/^=/, '');
        const frames = clause.startsWith('=')
          ? [
              told,
              `${pick(before)} ${told}`,
              `${person} ${pick(events)}${and}${told}`,
              `${person} ${pick(events)}, ${told}`,
              `${told} ${pick(after)}`,
              `${person} ${pick(events)}. ${told}`,
            ]
          : [
              `${person} ${clause}`,
              `${pick(before)} ${lower(person)} ${clause}`,
              `${person} ${pick(events)}${and}${clause}`,
              `${person} ${pick(events)}, ${clause}`,
              `${person} ${clause} ${pick(after)}`,
              `${person} ${pick(events)}. ${person} ${clause}`,
            ];
        add(frames[made] ?? person, made === 1 ? pick(['Other', 'Vehicle Accident', INJURY]) : INJURY, [
          label,
        ]);
      }
      if (clause.startsWith('=')) continue;
      for (const [kind, frames2] of Object.entries(modifiers)) {
        if (pick([0, 1]) === 0) continue;
        add(fill(pick(frames2), pick(people), clause), pick(['Other', INJURY]), [`${kind}:yes`]);
      }
      if (label.endsWith(':yes') && !/^(slight|nobodyHurt|observed)/.test(label))
        add(fill(pick(hearsay), pick(people), clause), INJURY, [label.replace(':yes', ':unknown')]);
      if (pick([0, 1, 2]) === 0) add(`${pick(others)} ${clause}`, 'Other', [label, 'employee:no']);
    }
  for (const clause of ofThings)
    for (let made = 0; made < PER_CLAUSE; made += 1)
      add(`${pick(made < 4 ? things : [...things, ...animals])} ${clause}`, pick(OTHER_TYPES), []);
  for (const clause of [...(clauses['died:yes'] ?? []), ...(clauses['admitted:yes'] ?? [])]) {
    if (clause.startsWith('=')) continue;
    add(`${pick(animals)} ${clause}`, pick(OTHER_TYPES), []);
    add(`${pick(things)} ${clause}`, pick(OTHER_TYPES), []);
  }
  for (const sentence of plain)
    for (const type of OTHER_TYPES) add(sentence.replace('{E}', pick(things)), type, []);
  for (const event of events)
    for (const person of people.slice(0, 8)) add(`${person} ${event}`, INJURY, ['event:yes']);
  return bags;
}

const lower = (person: string) =>
  /^(Luis|Jose|Mr|Pedro|Don|Mike)/.test(person) ? person : person.charAt(0).toLowerCase() + person.slice(1);
