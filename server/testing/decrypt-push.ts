import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

/** What a browser keeps of its push subscription. */
export type BrowserKeys = { ecdh: ECDH; auth: Buffer };

/** The text of a push message as the browser reads it (RFC 8291 over RFC 8188, one record). */
export function decryptPush(message: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = message.subarray(0, 16);
  const keyLength = message[20] ?? 0;
  const senderKey = message.subarray(21, 21 + keyLength);
  const cipher = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${use}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(cipher.subarray(-16));
  const padded = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
