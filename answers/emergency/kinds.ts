/**
 * The harms that have words of their own, the most dangerous for the helper first, then what kills in minutes: of several in
 * one text two are answered, in this order. What a kind names has its steps in that kind's own already.
 */
const KINDS = {
  current: [
    'machine-line',
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
/** Less likely ones are not answered. These figures: tried on cries that were left out of learning (answers/training/learn-emergency.ts). */
const LEAST_SHARE = 0.15;
/** Of those that kill the helper: whoever goes in or touches because a sentence was missing dies. */
const LEAST_SHARE_OF_DEADLY = 0.1;
/** From here on a harm is certain enough that its own steps do for what comes with it. */
const SURE_SHARE = 0.7;

/** Say nearly the same: only the likelier one is answered. */
const OF_LINES: ReadonlySet<Kind> = new Set(['machine-line', 'line-down']);

/** Kill whoever helps in the way that comes first to mind. */
export const DEADLY_FOR_HELPERS: ReadonlySet<Kind> = new Set([
  'current',
  'machine-line',
  'line-down',
  'confined-space',
  'gas',
  'trench',
  'fire',
  'water',
  'collapse',
]);

/**
 * Of the harms with their shares of likelihood those that are answered, in the order of the answer; never none. Where two are
 * likely, both are answered rather than a wrong one. `told`: those that a clause of the text is about by itself.
 */
export function answeredKinds(
  shares: ReadonlyMap<Kind, number>,
  told: readonly Kind[] = [],
): readonly [Kind, ...Kind[]] {
  const share = (kind: Kind) => shares.get(kind) ?? 0;
  const byShare = inOrder.toSorted((one, other) => share(other) - share(one));
  const [likeliest = 'general'] = byShare;
  const isCovered = (kind: Kind) =>
    (covers[likeliest].includes(kind) && share(likeliest) >= SURE_SHARE) ||
    (OF_LINES.has(kind) && OF_LINES.has(likeliest));
  const others = byShare.slice(1).filter((kind) => kind !== 'general');
  // A deadly one goes before a likelier one that is not.
  const deadly = others.filter(
    (kind) => DEADLY_FOR_HELPERS.has(kind) && !isCovered(kind) && share(kind) >= LEAST_SHARE_OF_DEADLY,
  );
  const ofClauses = others.filter((kind) => told.includes(kind) && !DEADLY_FOR_HELPERS.has(kind));
  const likely = others.filter((kind) => !isCovered(kind) && share(kind) >= LEAST_SHARE);
  const answered = new Set(
    [...new Set([likeliest, ...deadly, ...ofClauses, ...likely])].slice(0, MOST_KINDS),
  );
  const [first = likeliest, ...rest] = inOrder.filter((kind) => answered.has(kind));
  return [first, ...rest];
}
