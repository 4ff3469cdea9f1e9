import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows at `now` (RFC 6238, SHA-1, six digits, 30 s) for the key of an otpauth address, in base32. */
export function codeOf(secret: string, now = Date.now()): string {
  const bits = Array.from(secret.replaceAll('=', ''), (letter) =>
    LETTERS.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
