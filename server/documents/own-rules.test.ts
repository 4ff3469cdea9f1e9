import { answerPassages, type PassageIndex } from '@tailboard/answers/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryIndex, ownIndex } from '@tailboard/answers/training/library.ts';

const RULES = `# Depot rules

| What | Rule |
| --- | --- |
| Forklift speed in the yard | 5 mph |
| Pallets | stack at most 3 high |
| Water truck | fill at the east hydrant |
| Blasting | Tuesdays at 2 pm |

Foreman: Luis Ortega, 555-0100

## Yard

Trucks idle at most 3 minutes. The wash bay closes at 6 pm. Only Pedro Gomez starts the crusher.

## Lists

- Muster point: north gate by the flag
- Two spotters for every crane pick
- Lumber piles: at most 8 feet high
- Radio channel for the crane: 4
- Parking: gravel lot behind the office
- Generators are refueled only by the mechanic
- New hires wear green vests
- Haul trucks keep 150 feet apart on the ramp
- The lunch tent opens at 11:30 am
- Loaders run at 10 mph by the shop
`;

const answered = [
  ['forklift speed limit in the yard', '5 mph'],
  ['how fast can a forklift go in the yard', '5 mph'],
  ['how high can I stack pallets', '3 high'],
  ['where does the water truck fill', 'east hydrant'],
  ['when is blasting', 'Tuesdays at 2 pm'],
  ['who is the foreman', 'Luis Ortega'],
  ["what is the foreman's phone number", '555-0100'],
  ['how long can trucks idle', '3 minutes'],
  ['when does the wash bay close', '6 pm'],
  ['who starts the crusher', 'Pedro Gomez'],
  ['where is the muster point', 'north gate'],
  ['how many spotters for a crane pick', 'Two spotters'],
  ['how high can lumber piles be', '8 feet'],
  ['what radio channel is the crane on', 'crane: 4'],
  ['where do we park', 'gravel lot'],
  ['who refuels the generators', 'mechanic'],
  ['what color vests do new hires wear', 'green'],
  ['how far apart do haul trucks keep on the ramp', '150 feet'],
  ['when does the lunch tent open', '11:30'],
  ['how fast do loaders run by the shop', '10 mph'],
] as const;

/** Near what the rules say, and not said by them. */
const notSaid = [
  'truck speed limit in the yard',
  'forklift speed limit in the tunnel',
  'how high can I stack bricks',
  'how heavy can a pallet be',
  'how many forklifts are in the yard',
  'where are the forklifts',
  'where does the fuel truck fill',
  'when is the concrete pour',
  'who is the superintendent',
  "what is the foreman's email",
  'how much does the foreman make',
  'what time does the foreman come',
  'how long can generators idle',
  'when does the office close',
  'who is allowed in the wash bay',
  'where is the crusher',
  'how many spotters for a dump truck',
  'what radio channel do the flaggers use',
  'who sells the generators',
  'how many parking spots are there',
  'what color hard hats do new hires wear',
  'how wide is the ramp',
  'how steep is the ramp',
  'how fast do haul trucks go on the ramp',
  'how heavy are haul trucks',
  'when does the lunch tent close',
  'how fast do graders run by the shop',
];

describe.each([
  ['alone', ownIndex],
  ['with the whole library', libraryIndex],
])('a company’s short rules %s', (_, indexed) => {
  let index: PassageIndex;
  beforeAll(async () => {
    index = await indexed(RULES);
  });

  it.each(answered)('%s: %s', (question, said) => {
    const { answer, citations } = answerPassages(index, question);
    expect(citations.map(({ documentKey }) => documentKey)).toContain('own');
    expect(answer).toContain(said);
  });

  it.each(notSaid)('say nothing to: %s', (question) => {
    const { citations } = answerPassages(index, question);
    expect(citations.map(({ documentKey }) => documentKey)).not.toContain('own');
  });
});
