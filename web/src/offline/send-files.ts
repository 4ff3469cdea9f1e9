import { mediaSchema } from '@tailboard/contract/media.ts';
import { withQuickRepeats } from './back-off.ts';
import type { StoredFile, StoredProblem } from './device-records.ts';
import type { Round } from './round.ts';
import type { ReadyFile } from './send-store.ts';
import { callServer, type CallResult } from './server-call.ts';

/** Uploads under way at once: enough to fill a line with 100 ms between request and answer, few enough for a phone. */
const LANES = 6;
/** Bytes up to which the device computes a file's digest itself (the server's own limit). */
const MAX_DIGEST_BYTES = 10 * 1024 * 1024;

/** Sends `files` as raw bytes, a few at a time; what befalls one is its own affair. */
export async function sendFiles(round: Round, files: readonly ReadyFile[]): Promise<void> {
  const queue = [...files];
  const lane = async () => {
    for (let file = queue.shift(); file !== undefined && !round.stopped(); file = queue.shift()) {
      await sendFile(round, file);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function sendFile(round: Round, ready: ReadyFile): Promise<void> {
  const { parts, store, userId } = round;
  // Somebody else may have signed in on this phone since the run began; the cookie would be theirs.
  if ((await round.personNow()) !== userId) return round.stop('other-user');
  const stored = await store.readFile(userId, ready.id);
  if (stored === null) return;

  const query = new URLSearchParams({ clientRef: stored.clientRef, fileName: stored.fileName });
  const call = {
    path: `/api/incidents/${ready.incidentId}/media?${query}`,
    headers: { 'content-type': stored.fileType || 'application/octet-stream' },
    body: stored.file,
    bytes: stored.size,
  };
  // Read once before it is sent: a file that the phone cannot read any more fails like a broken line otherwise.
  const digest = await digestOf(round, stored);
  if (digest === 'unreadable') return await refuse(round, ready, unreadable);
  const result = await withQuickRepeats(parts, () => callServer(parts, call), round.stopped);
  await settle(round, ready, { stored, digest, result });
}

async function settle(
  round: Round,
  ready: ReadyFile,
  { stored, digest, result }: { stored: StoredFile; digest: string | null; result: CallResult },
): Promise<void> {
  if (result.kind === 'not-now') return round.undelivered(1, result);
  if (result.kind === 'signed-out' || result.kind === 'other-user') return round.stop(result.kind);
  if (result.kind === 'refused') {
    const { status, code, detail, errors = [] } = result.problem;
    return await refuse(round, ready, { status, code, detail, errors, current: null });
  }
  const media = mediaSchema.safeParse(result.body);
  if (!media.success || media.data.clientRef !== stored.clientRef || media.data.incidentId !== ready.incidentId) {
    return round.undelivered(1, { retryAfterMs: null, status: null });
  }
  const { size, sha256 } = media.data;
  if (size !== stored.size || (digest !== null && sha256 !== digest)) return await refuse(round, ready, differs);
  await round.store.fileSent(ready, media.data);
  round.done(ready.progressKey, 'sent');
}

/** Hex SHA-256 of the file's bytes; null where it is not worth or not possible to compute it. */
async function digestOf({ parts }: Round, { file, size }: StoredFile): Promise<string | null | 'unreadable'> {
  try {
    if (parts.sha256 !== null && size <= MAX_DIGEST_BYTES) return await parts.sha256(file);
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return 'unreadable';
  }
}

async function refuse(round: Round, ready: ReadyFile, problem: StoredProblem): Promise<void> {
  await round.store.fileRefused(round.userId, ready, problem);
  round.done(ready.progressKey, 'needs-you');
}

const unreadable: StoredProblem = {
  status: 0,
  code: 'file-unreadable',
  detail: 'This phone cannot read the file any more. Remove it, and choose it or take it again.',
  errors: [],
  current: null,
};

/** Under the same code as the server's own refusal: a retry then uses a new reference. */
const differs: StoredProblem = {
  status: 409,
  code: 'client-ref-conflict',
  detail: 'The server holds other bytes for this file than this phone. Try again to send it anew.',
  errors: [],
  current: null,
};
