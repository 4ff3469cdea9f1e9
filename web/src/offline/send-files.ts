import { mediaSchema, type Media } from '@tailboard/contract/media.ts';
import { callInRound } from './call-in-round.ts';
import { isOurs, readToSend, settleRefused, settleTaken, type Sending } from './file-answers.ts';
import { groupFiles } from './group-files.ts';
import { inLanes } from './lanes.ts';
import type { Round } from './round.ts';
import { sendGroup } from './send-group.ts';
import { type CallResult } from './server-call.ts';
import type { ReadyFile } from './waiting-work.ts';

/**
 * Requests under way at once: a browser has six connections to a server, and while they carry files, others are read and
 * written down here.
 */
const LANES = 9;
/** Groups in a row without an answer, after which files go one by one until all are sent. */
const MOST_LOST = 2;

/** Sends `files` as raw bytes, small ones several in a request; what befalls one is its own affair. */
export async function sendFiles(round: Round, files: readonly ReadyFile[]): Promise<void> {
  const { limits } = round;
  const queue = groupFiles(files);
  await inLanes({ queue, count: LANES, stopped: round.stopped }, async (group) => {
    const [first, ...others] = group;
    if (first === undefined) return;
    if (others.length === 0) return await sendFile(round, first);
    const alone = limits.together && limits.lostGroups < MOST_LOST ? await sendGroup(round, group) : group;
    queue.unshift(...alone.map((file) => [file]));
  });
}

async function sendFile(round: Round, ready: ReadyFile): Promise<void> {
  const sending = await readToSend(round, ready);
  if (sending === null) return;
  const { stored } = sending;

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
  const result = await callInRound(round, call, (reply) => checkReply(reply, sending));
  switch (result.kind) {
    case 'not-now':
      return round.undelivered(1, result);
    case 'refused':
      return await settleRefused(round, sending, result.problem);
    case 'taken':
      return await settleTaken(round, sending, result.media);
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
function checkReply(result: CallResult, sending: Sending): Exclude<CallResult, { kind: 'ok' }> | Taken {
  if (result.kind !== 'ok') return result;
  const media = mediaSchema.safeParse(result.body).data;
  return isOurs(sending, media)
    ? { kind: 'taken', media }
    : { kind: 'not-now', retryAfterMs: null, status: null };
}
