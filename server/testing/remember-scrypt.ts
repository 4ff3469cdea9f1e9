import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Derive = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const bytesOf = (value: BinaryLike) =>
  (typeof value === 'string'
    ? Buffer.from(value)
    : Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  ).toString('base64');

/**
 * Loaded before the server. A password's key is slow to derive on purpose (a tenth of a second of a processor), and tests sign
 * the same people in over and over. scrypt gives the same key for the same password, salt and cost: each is derived once in a
 * process, for real, and remembered. What is asked with other values is derived as ever.
 */
const derive: Derive = crypto.scrypt.bind(crypto);
const known = new Map<string, Buffer>();
const remembering: Derive = (password, salt, length, options, done) => {
  const question = JSON.stringify([bytesOf(password), bytesOf(salt), length, options]);
  const answer = known.get(question);
  if (answer !== undefined) {
    process.nextTick(done, null, Buffer.from(answer));
    return;
  }
  derive(password, salt, length, options, (error, key) => {
    if (error === null) known.set(question, Buffer.from(key));
    done(error, key);
  });
};
Object.assign(crypto, { scrypt: remembering });
syncBuiltinESMExports();

/** For a test of what happens while a password is checked: the next check takes as long as for people. */
export const forgetKeys = (): void => known.clear();
