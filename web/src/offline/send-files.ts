import { mediaSchema, type Media } from '@tailboard/contract/media.ts';
import { withQuickRepeats } from './back-off.ts';
import type { StoredFile, StoredProblem } from './device-records.ts';
import { inLanes } from './lanes.ts';
import type { Round } from './round.ts';
import type { ReadyFile } from './waiting-work.ts';
import { callServer, type CallResult, type Refusal } from './server-call.ts';

/**
 * Files under way at once: a browser has six connections to a server, and while they carry files, others are read and
 * written down here.
 */
const LANES = 9;
/** Bytes up to which the device computes a file's digest itself (the server's own limit). */
const MAX_DIGEST_BYTES = 10 * 1024 * 1024;

/** Sends `files` as raw bytes, a few at a time; what befalls one is its own affair. */
export async function sendFiles(round: Round, files: readonly ReadyFile[]): Promise<void> {
  const queue = [...files];
  await inLanes({ queue, count: LANES, stopped: round.stopped }, (file) => sendFile(round, file));
}

async function sendFile(round: Round, ready: ReadyFile): Promise<void> {
  const { parts, store, userId } = round;
  const stored = await store.readFile(userId, ready.id);
  if (stored === null) return;

  const query = new URLSearchParams({
    clientRef: stored.clientRef,
    fileName: stored.fileName,
    ...(Number.isNaN(Date.parse(stored.addedAt)) ? {} : { addedAt: stored.addedAt }),
  });
  const call = {
    path: `${pathOf(ready)}?${query}`,
    headers: { 'content-type': stored.fileType || 'application/octet-stream' },
    body: stored.file,
    bytes: stored.size,
  };
  // Read once before it is sent: a file that the phone cannot read any more fails like a broken line otherwise.
  const digest = await digestOf(round, stored);
  if (digest === 'unreadable') return await refuse(round, ready, unreadable);
  const result = await withQuickRepeats(
    parts,
    async () => {
      const left = await round.leftBy();
      if (left !== null) return { kind: left };
      const reply = callServer(parts, call);
      round.underWay();
      return checkReply(await reply, ready, stored);
    },
    round.stopped,
  );
  switch (result.kind) {
    case 'not-now':
      return round.undelivered(1, result);
    case 'refused':
      return await refuse(round, ready, problemOf(result.problem));
    case 'taken': {
      const { size, sha256 } = result.media;
      const same = size === stored.size && (digest === 'not-computed' || sha256 === digest.sha256);
      if (!same) return await refuse(round, ready, differs);
      await store.fileSent(ready, result.media);
      return round.done(ready.progressKey, 'sent');
    }
    case 'signed-out':
    case 'other-user':
      return round.stop(result.kind);
  }
}

function pathOf({ recordId, documentKey }: ReadyFile): string {
  return documentKey === null
    ? `/api/incidents/${recordId}/media`
    : `/api/claims/${recordId}/documents/${documentKey}/files`;
}

type Taken = { kind: 'taken'; media: Media };

/** Our server's answer to this very file, or as if there had been none. */
function checkReply(
  result: CallResult,
  ready: ReadyFile,
  stored: StoredFile,
): Exclude<CallResult, { kind: 'ok' }> | Taken {
  if (result.kind !== 'ok') return result;
  const media = mediaSchema.safeParse(result.body).data;
  // A claim's file is listed with the claim's incident, which the device need not know.
  const ours =
    media?.clientRef === stored.clientRef &&
    (ready.documentKey !== null || media.incidentId === ready.recordId);
  return ours ? { kind: 'taken', media } : { kind: 'not-now', retryAfterMs: null, status: null };
}

function problemOf({ status, code, detail, errors = [] }: Refusal): StoredProblem {
  return { status, code, detail, errors, current: null };
}

/** Hex SHA-256, or why there is none. */
type Digest = { sha256: string } | 'not-computed' | 'unreadable';

async function digestOf({ parts }: Round, { file, size }: StoredFile): Promise<Digest> {
  try {
    if (parts.sha256 !== null && size <= MAX_DIGEST_BYTES) return { sha256: await parts.sha256(file) };
    await file.slice(0, 1).arrayBuffer();
    return 'not-computed';
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
