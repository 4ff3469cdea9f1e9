import written from '../models/incidents.json' with { type: 'json' };

/** What is learned of a sentence, each by itself: a fact, its denial or that it is open, and what else the verdict turns on. */
export const HEADS = [
  'died:yes',
  'died:no',
  'died:unknown',
  'admitted:yes',
  'admitted:no',
  'admitted:unknown',
  'amputation:yes',
  'amputation:no',
  'amputation:unknown',
  'eyeLost:yes',
  'eyeLost:no',
  'eyeLost:unknown',
  'unconscious:yes',
  'treated:yes',
  'broken:yes',
  'away:yes',
  'restricted:yes',
  'hospital:yes',
  'observed:yes',
  'torn:yes',
  'life:yes',
  'sight:yes',
  'slight:yes',
  'nobodyHurt:yes',
  'employee:no',
  'asks:yes',
] as const;
export type Head = (typeof HEADS)[number];

/** A letter for each head, before its weight. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

type Model = Readonly<{
  intercepts: readonly number[];
  signs: ReadonlyMap<string, readonly (readonly [head: number, weight: number])[]>;
}>;
let read: Model | null = null;

/** Lines of a sign, a tab, and for each head that it tells something a letter and the weight in hundredths: `died\ta210b-35`. */
function readModel(): Model {
  const lines = written.signs.split('\n').map((line) => {
    const [sign = '', weights = ''] = line.split('\t');
    const told = [...weights.matchAll(/([a-z])(-?\d+)/g)].map(
      ([, letter = '', weight]) => [LETTERS.indexOf(letter), Number(weight) / 100] as const,
    );
    return [sign, told] as const;
  });
  return { intercepts: written.intercepts.split(' ').map(Number), signs: new Map(lines) };
}

/** For each head the logarithm of the odds that a sentence with these signs tells it. */
export function oddsOf(signs: Iterable<string>): Readonly<Record<Head, number>> {
  read ??= readModel();
  const odds = [...read.intercepts];
  for (const sign of signs)
    for (const [head, weight] of read.signs.get(sign) ?? []) odds[head] = (odds[head] ?? 0) + weight;
  return Object.fromEntries(HEADS.map((head, at) => [head, odds[at] ?? 0])) as Record<Head, number>;
}
