/** Voices, bounds and the spoken part of a text, without any schema; this file imports nothing, so that it weighs little. */

/** Voices of the server (spec, section 3) with the gender that one hears. */
export const voices = [
  { id: 'alloy', name: 'Alloy', gender: 'neutral' },
  { id: 'echo', name: 'Echo', gender: 'male' },
  { id: 'fable', name: 'Fable', gender: 'male' },
  { id: 'onyx', name: 'Onyx', gender: 'male' },
  { id: 'nova', name: 'Nova', gender: 'female' },
  { id: 'shimmer', name: 'Shimmer', gender: 'female' },
] as const;
export const DEFAULT_VOICE = 'nova';

export const MIN_SPEED = 0.5;
export const MAX_SPEED = 2;
/** Characters of one reading; some six minutes. */
export const MAX_READ_ALOUD = 5_000;
/** Of the public page, which takes voice nova at speed 1 only. */
export const MAX_READ_ALOUD_IN_PUBLIC = 200;

/** What is read of a text: without its parts in square brackets (references and stage directions), spaces in one. */
export function spokenText(text: string): string {
  let spoken = text;
  for (let before = ''; before !== spoken;) {
    before = spoken;
    spoken = spoken.replaceAll(/\[[^[\]]*\]/g, ' ');
  }
  return spoken.replaceAll(/[[\]]/g, ' ').replaceAll(/\s+/g, ' ').trim();
}
