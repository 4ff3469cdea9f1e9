import written from '../../../package.json' with { type: 'json' };
import type { DeviceParts } from '../browser-parts.ts';
import type { StoredFile } from '../databases/stored-records.ts';

/** Bytes above which a phone would take long to compute a digest; the server takes no larger file anyway. */
const MAX_DIGEST_BYTES = 10 * 1024 * 1024;

/** A proof of what, when and, where this phone knows it, by which version of the app. */
export async function captureOf(
  parts: Pick<DeviceParts, 'sha256' | 'now'>,
  { file, size }: Pick<StoredFile, 'file' | 'size'>,
): Promise<NonNullable<StoredFile['capture']>> {
  const now = new Date(parts.now());
  // The camera's own time, where the file brings it along.
  const taken = file instanceof File && file.lastModified > 0 ? Math.min(file.lastModified, +now) : +now;
  const noted = {
    capturedAt: new Date(taken).toISOString(),
    deviceOffset: -now.getTimezoneOffset(),
    appVersion: written.version,
  };
  if (parts.sha256 === null || size > MAX_DIGEST_BYTES) return noted;
  try {
    return { ...noted, sha256: await parts.sha256(file) };
  } catch {
    // A file that cannot be read says so when it is sent.
    return noted;
  }
}

/** What the server is told of it with the file, as text. */
export function saidOfCapture(
  { capture }: Pick<StoredFile, 'capture'>,
  now: number,
): Readonly<Record<string, string>> {
  if (capture === undefined) return {};
  const told = Object.entries({ ...capture, sentAt: new Date(now).toISOString() });
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}
