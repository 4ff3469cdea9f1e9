import { readFileSync } from 'node:fs';
import { ProblemError } from '../http/problem.ts';
import { say } from '../sentences/say.ts';

const PRODUCT = 'tailboard';
const FILE = new URL('./common-passwords.txt', import.meta.url);
/** Characters that a password must have besides the username or the product's name. */
const LEAST_OF_ITS_OWN = 8;
/** '1111111111' and '1010101010' are guessed first, however long they are. */
const FEWEST_CHARACTERS = 3;

let common: ReadonlySet<string> | null = null;

/** Of the 10,000 commonest passwords and some thousands more, those that are long enough to be chosen at all. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  );
  return common;
}

export type Weakness = 'is-username' | 'is-product' | 'common';

/** Why this password is one that others would guess for this person; null where it is not. */
export function whyWeak(password: string, username: string): Weakness | null {
  const text = password.toLowerCase();
  if (isMostly(username.toLowerCase(), text)) return 'is-username';
  if (isMostly(PRODUCT, text)) return 'is-product';
  if (commonPasswords().has(text) || new Set(text).size < FEWEST_CHARACTERS) return 'common';
  return null;
}

const isMostly = (name: string, text: string) =>
  text.includes(name) && text.replaceAll(name, '').length < LEAST_OF_ITS_OWN;

/** Throws `invalid-input`, with `field`, for a password that others would guess. */
export function refuseWeakPassword(options: { password: string; username: string; field: string }): void {
  const why = whyWeak(options.password, options.username);
  if (why === null) return;
  const message = say(`field.password-${why}`);
  throw new ProblemError('invalid-input', { errors: [{ field: options.field, message }] });
}
