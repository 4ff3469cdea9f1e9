import { fieldSentence } from '@tailboard/contract/field-message.ts';
import type { Media } from '@tailboard/contract/media.ts';
import type { StoredFile, StoredProblem } from '../databases/stored-records.ts';
import type { Pass } from './pass.ts';
import type { Refusal } from './call-server.ts';
import { inItsWords, problemOf } from './stored-problem.ts';
import type { ReadyFile } from './find-work.ts';

/** Bytes up to which the device computes a file's digest itself (the server's own limit). */
const MAX_DIGEST_BYTES = 10 * 1024 * 1024;

/** Hex SHA-256, or why there is none. */
type Digest = { sha256: string } | 'not-computed' | 'unreadable';

/** A file about to be sent. */
export type Sending = { ready: ReadyFile; stored: StoredFile; digest: Exclude<Digest, 'unreadable'> };

/** The file with its digest; null where there is nothing to send: it is gone, or cannot be read and says so. */
export async function readToSend(pass: Pass, ready: ReadyFile): Promise<Sending | null> {
  const stored = await pass.store.readFile(pass.userId, ready.id);
  if (stored === null) return null;
  // Read once before it is sent: a file that the phone cannot read any more fails like a broken line otherwise.
  const digest = await digestOf(pass, stored);
  if (digest !== 'unreadable') return { ready, stored, digest };
  await refuse(pass, ready, unreadable);
  return null;
}

/** Whether the server speaks of this very file. */
export function isOurs({ ready, stored }: Sending, media: Media | undefined): media is Media {
  return (
    media?.clientRef === stored.clientRef &&
    // A claim's file is listed with the claim's incident, which the device need not know.
    (ready.documentKey !== null || media.incidentId === ready.recordId)
  );
}

/** The server has the file: with the same bytes the device lets go of it. */
export async function settleTaken(
  pass: Pass,
  { ready, stored, digest }: Sending,
  media: Media,
): Promise<void> {
  const { size, sha256 } = media;
  const same = size === stored.size && (digest === 'not-computed' || sha256 === digest.sha256);
  if (!same) return await refuse(pass, ready, differs);
  await pass.store.fileSent(ready, media);
  return pass.done(ready.progressKey, 'sent');
}

export async function settleRefused(pass: Pass, { ready }: Sending, problem: Refusal): Promise<void> {
  await refuse(pass, ready, { ...problemOf(problem), current: null });
}

async function digestOf({ parts }: Pass, { file, size }: StoredFile): Promise<Digest> {
  try {
    if (parts.sha256 !== null && size <= MAX_DIGEST_BYTES) return { sha256: await parts.sha256(file) };
    await file.slice(0, 1).arrayBuffer();
    return 'not-computed';
  } catch {
    return 'unreadable';
  }
}

async function refuse(pass: Pass, ready: ReadyFile, problem: StoredProblem): Promise<void> {
  await pass.store.fileRefused(pass.userId, ready, problem);
  pass.done(ready.progressKey, 'needs-you');
}

const unreadable: StoredProblem = {
  status: 0,
  code: 'file-unreadable',
  ...inItsWords(fieldSentence('device.file-unreadable')),
  errors: [],
  current: null,
};

/** Under the same code as the server's own refusal: a retry then uses a new reference. */
const differs: StoredProblem = {
  status: 409,
  code: 'client-ref-conflict',
  ...inItsWords(fieldSentence('device.other-bytes')),
  errors: [],
  current: null,
};
