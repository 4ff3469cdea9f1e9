/**
 * The harms that have words of their own, the most dangerous for the helper first, then what kills in minutes: of several in
 * one text the first two are answered, in this order. What a kind names has its steps in that kind's own already.
 */
const KINDS = {
  current: [
    'burn',
    'not-awake',
    'spine',
    'broken',
    'chest-pain',
    'seizure',
    'line-down',
    'breath',
    'crush',
    'suspended',
  ],
  'machine-line': ['line-down', 'crush', 'spine', 'burn', 'not-awake', 'collapse', 'suspended'],
  'line-down': ['crush', 'spine', 'traffic', 'not-awake', 'fire', 'collapse'],
  'confined-space': [
    'gas',
    'not-awake',
    'not-breathing',
    'spine',
    'breath',
    'heat-stroke',
    'crush',
    'seizure',
    'chemical',
  ],
  gas: ['breath', 'not-awake', 'not-breathing', 'chemical', 'heat-stroke', 'choking', 'seizure', 'spine'],
  trench: ['crush', 'collapse', 'spine', 'not-awake', 'not-breathing', 'breath', 'choking', 'cold', 'broken'],
  fire: ['burn', 'breath', 'crush', 'spine', 'chemical', 'choking', 'not-awake'],
  water: ['not-breathing', 'not-awake', 'breath', 'choking', 'cold', 'spine', 'crush', 'traffic'],
  collapse: ['crush', 'spine', 'not-awake', 'broken'],
  crush: ['spine', 'broken', 'not-awake', 'collapse', 'breath', 'impaled'],
  traffic: ['spine', 'broken', 'not-awake', 'crush'],
  suspended: ['spine', 'not-awake', 'breath', 'crush', 'broken'],
  'not-breathing': ['not-awake', 'spine', 'breath', 'broken', 'heat-stroke', 'seizure', 'cold'],
  choking: ['not-breathing', 'breath', 'not-awake'],
  bleeding: ['spine', 'broken', 'eye'],
  allergy: ['breath', 'not-awake', 'choking'],
  breath: ['not-awake'],
  overdose: ['not-awake', 'breath', 'seizure', 'chemical'],
  amputation: ['bleeding', 'broken', 'crush'],
  'chest-pain': ['breath', 'not-awake', 'stroke'],
  stroke: ['not-awake', 'spine', 'seizure'],
  'heat-stroke': ['not-awake', 'seizure', 'stroke', 'spine', 'breath'],
  lightning: ['not-awake', 'burn', 'spine', 'current', 'seizure'],
  'eye-chemical': ['eye', 'chemical', 'burn'],
  snake: ['breath', 'not-awake', 'bleeding'],
  seizure: ['not-awake', 'spine'],
  'not-awake': [],
  spine: ['broken', 'not-awake'],
  impaled: ['bleeding', 'eye'],
  burn: ['chemical'],
  chemical: [],
  cold: ['not-awake'],
  broken: [],
  eye: [],
  general: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Kind = keyof typeof KINDS;

const inOrder = Object.keys(KINDS) as Kind[];
const covers: Readonly<Record<Kind, readonly string[]>> = KINDS;

/** More would not be read beside somebody who lies there. */
const MOST_KINDS = 2;

/** Of the harms that a text names those that are answered, in the order of the answer; never none. */
export function answeredKinds(named: ReadonlySet<Kind>): readonly [Kind, ...Kind[]] {
  const covered = new Set([...named].flatMap((kind) => covers[kind]));
  // Two that name each other: the first one of the order stays.
  const kept = inOrder.filter((kind) => named.has(kind) && !covered.has(kind));
  const [first = inOrder.find((kind) => named.has(kind)) ?? 'general', ...others] = kept;
  return [first, ...others.slice(0, MOST_KINDS - 1)];
}
