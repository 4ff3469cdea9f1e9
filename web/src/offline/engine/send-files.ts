import { mediaSchema, type Media } from '@tailboard/contract/media.ts';
import { isOurs, readToSend, settleRefused, settleTaken, type Sending } from './settle-files.ts';
import { saidOfCapture } from '../files/capture.ts';
import { runLimited } from './concurrency-limit.ts';
import { callInPass, type Pass } from './pass.ts';
import { sendGroup } from './send-file-group.ts';
import { type CallResult } from './call-server.ts';
import type { ReadyFile } from './find-work.ts';

/**
 * Requests under way at once: a browser has six connections to a server, and while they carry files, others are read and
 * written down here.
 */
const MOST_AT_ONCE = 9;
/** Groups in a row without an answer, after which files go one by one until all are sent. */
const MOST_LOST = 2;
/** Bytes of one request: a cut reply then costs no more than that of one large photo. */
const MOST_BYTES = 1_200_000;
const MOST_FILES = 4;
/** Connections of a browser to one server: with fewer requests than that, some would lie idle. */
const CONNECTIONS = 6;

/** Sends `files` as raw bytes, small ones several in a request; what befalls one is its own affair. */
export async function sendFiles(pass: Pass, files: readonly ReadyFile[]): Promise<void> {
  const { limits } = pass;
  const queue = groupFiles(files);
  await runLimited({ queue, count: MOST_AT_ONCE, stopped: pass.stopped }, async (group) => {
    const [first, ...others] = group;
    if (first === undefined) return;
    if (others.length === 0) return await sendFile(pass, first);
    const alone = limits.together && limits.lostGroups < MOST_LOST ? await sendGroup(pass, group) : group;
    queue.unshift(...alone.map((file) => [file]));
  });
}

async function sendFile(pass: Pass, ready: ReadyFile): Promise<void> {
  const sending = await readToSend(pass, ready);
  if (sending === null) return;
  const { stored } = sending;

  const query = new URLSearchParams({
    clientRef: stored.clientRef,
    fileName: stored.fileName,
    ...(Number.isNaN(Date.parse(stored.addedAt)) ? {} : { addedAt: stored.addedAt }),
    ...saidOfCapture(stored, pass.parts.now()),
  });
  const call = {
    path: `${pathOf(ready)}?${query}`,
    headers: { 'content-type': stored.fileType || 'application/octet-stream' },
    body: stored.file,
    bytes: stored.size,
  };
  const result = await callInPass(pass, call, (reply) => checkReply(reply, sending));
  switch (result.kind) {
    case 'not-now':
      return pass.undelivered(1, result);
    case 'refused':
      return await settleRefused(pass, sending, result.problem);
    case 'taken':
      return await settleTaken(pass, sending, result.media);
    case 'signed-out':
    case 'other-user':
      return pass.stop(result.kind);
  }
}

function pathOf({ recordId, documentKey }: ReadyFile): string {
  return documentKey === null
    ? `/api/incidents/${recordId}/media`
    : `/api/claims/${recordId}/documents/${documentKey}/files`;
}

type Taken = { kind: 'taken'; media: Media };

/** Our server's answer to this very file, or as if there had been none. */
function checkReply(result: CallResult, sending: Sending): Exclude<CallResult, { kind: 'ok' }> | Taken {
  if (result.kind !== 'ok') return result;
  const media = mediaSchema.safeParse(result.body).data;
  return isOurs(sending, media)
    ? { kind: 'taken', media }
    : { kind: 'not-now', retryAfterMs: null, status: null };
}

/**
 * Files as they are sent, in their order: several small ones of incidents in one request, as many as leave work for every
 * connection; larger ones, and those of claims, each alone.
 */
export function groupFiles(files: readonly ReadyFile[]): ReadyFile[][] {
  const share = Math.min(MOST_FILES, Math.ceil(files.length / CONNECTIONS));
  const groups: ReadyFile[][] = [];
  let last: ReadyFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const fits = file.documentKey === null && file.size <= MOST_BYTES;
    if (!fits) {
      groups.push([file]);
      continue;
    }
    bytes += file.size;
    if (last.length === 0 || last.length >= share || bytes > MOST_BYTES) {
      last = [];
      groups.push(last);
      bytes = file.size;
    }
    last.push(file);
  }
  return groups;
}
