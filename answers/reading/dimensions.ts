import type { Concept } from './concepts.ts';
import { stemOf, wordsOf } from './words.ts';

/**
 * 'How tall', 'how deep': what is asked for is a number, and the words by which a sentence about it is known. They rank passages
 * and are never required, since '42 inches above the surface' says no 'tall'.
 */
const dimensions: readonly (readonly [asked: RegExp, words: string])[] = [
  [
    /\bhow (high|tall)\b|\b(tallest|highest)\b|\bheight\b|\b(que|cual es la) altura\b|\ba que altura\b|que tan alt[oa]/,
    'high tall height above higher',
  ],
  [/\bhow deep\b|\bdeepest\b|\bdepth\b|que profundidad|que tan (profund|hond)[oa]/, 'deep deeper depth'],
  [/\bhow wide\b|\bwidth\b|que tan anch[oa]|\bancho\b/, 'wide width wider'],
  [
    /\bhow far\b|\b(farthest|furthest|closest)\b|\bdistance\b|\bhow close\b|\bhow near\b|a que distancia|que distancia|que tan (lejos|cerca)/,
    'far distance close closer away apart within near back',
  ],
  [/\bhow (heavy|much weight)\b|\bweigh\b|cuanto pesa|que tan pesad[oa]/, 'heavy weight weigh load'],
  [/\bhow strong\b|\bhow much force\b|que tan fuerte|cuanto (aguanta|resiste)/, 'strong strength force hold'],
  [/\bhow steep\b|\bsteepest\b|\bwhat (angle|slope)\b|que angulo/, 'steep steepest angle slope'],
  [/\bhow (often|frequently)\b|cada cuanto/, 'often each every'],
  [/\bhow (hot|cold|warm)\b|temperatur/, 'hot cold temperature degrees'],
  [/\bhow loud\b|\bhow noisy\b/, 'loud noise limit'],
  [/\bhow (thick|big a gap)\b/, 'thick gap'],
];

const WEIGHT = 1.2;

/** The words of the dimension that a question asks for, as a concept that only ranks; null where it asks for none. */
export function dimensionAsked(query: string): Concept | null {
  const text = query
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  const [asked, words] = dimensions.find(([pattern]) => pattern.test(text)) ?? [];
  if (asked === undefined || words === undefined) return null;
  return {
    words,
    alternatives: wordsOf(words).map((word, at) => ({ stems: [stemOf(word)], weight: at < 3 ? 1 : 0.7 })),
    isNumber: true,
    isLight: true,
    isKnown: true,
    weight: WEIGHT,
  };
}
