/**
 * Names of letters, digits, `-`, `_` and `.` (not at the start), with `/` between them: a key cannot leave
 * its folder.
 */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const MAX_LENGTH = 200;

/** Returns `key` if it has the form of our keys; throws otherwise. */
export function checkedKey(key: string): string {
  if (key.length > MAX_LENGTH || !KEY.test(key)) throw new Error('This is no key of a stored file');
  return key;
}
