import { skySentences } from '@tailboard/contract/sentences/sky.ts';
import { Said } from '../sentences/say.ts';

/** The sky as the weather services put it, by its codes. English stays as they wrote it. */

const known = (text: string, code: string): Said | null =>
  Object.hasOwn(skySentences, code) ? new Said(text, code, {}) : null;

/** How longer descriptions are made of shorter ones. The first that fits is taken. */
const made = [
  [/^(?<first>.+?) then (?<second>.+)$/, 'sky.then'],
  [/^Slight Chance (?<what>.+)$/, 'sky.slight-chance'],
  [/^Chance (?<what>.+)$/, 'sky.chance'],
  [/^(?<what>.+) Likely$/, 'sky.likely'],
  [/^Isolated (?<what>.+)$/, 'sky.isolated'],
  [/^Scattered (?<what>.+)$/, 'sky.scattered'],
  [/^Patchy (?<what>.+)$/, 'sky.patchy'],
  [/^Widespread (?<what>.+)$/, 'sky.widespread'],
  [/^Areas Of (?<what>.+)$/, 'sky.areas-of'],
  [/^(?<first>.+?) [Aa]nd (?<second>.+)$/, 'sky.and'],
  [/^(?<first>.+?), (?<second>.+)$/, 'sky.list'],
] as const;

/** Described in more words than this, it is no sky of a forecast. */
const LONGEST = 200;

export const skyOf = (text: string): string | Said => (text.length > LONGEST ? text : (read(text) ?? text));

function read(text: string): Said | null {
  const whole = known(text, `sky.${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`);
  if (whole !== null) return whole;
  for (const [pattern, code] of made) {
    const parts = Object.entries(pattern.exec(text)?.groups ?? {}).map(
      ([gap, part]) => [gap, read(part)] as const,
    );
    if (parts.length === 0 || parts.some(([, part]) => part === null)) continue;
    return new Said(text, code, Object.fromEntries(parts) as Record<string, Said>);
  }
  return null;
}

/** Where the wind comes from: 'W'. */
export const directionOf = (text: string): string | Said => known(text, `wind-from.${text}`) ?? text;
