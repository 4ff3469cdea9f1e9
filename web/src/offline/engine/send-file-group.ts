import { mediaSchema, type Media } from '@tailboard/contract/media.ts';
import { SYNC_MEDIA_LINE_END } from '@tailboard/contract/sync.ts';
import { z } from 'zod';
import { saidOfCapture } from '../files/capture.ts';
import { isOurs, readToSend, settleRefused, settleTaken, type Sending } from './settle-files.ts';
import { callInPass, type Pass } from './pass.ts';
import { judge, refusalSchema, type Call, type CallResult, type Refusal } from './call-server.ts';
import type { ReadyFile } from './find-work.ts';

/** syncFilesReplySchema of the contract, tolerant of the codes that a newer server may have. */
const replySchema = z.object({
  results: z.array(
    z.union([
      z.object({ status: z.union([z.literal(200), z.literal(201)]), media: mediaSchema }),
      z.object({ status: z.int().min(400).max(599), problem: refusalSchema }),
    ]),
  ),
});

/** Statuses of a server that does not know this call. */
const UNKNOWN_CALL = new Set([404, 405]);

/**
 * Sends several files of incidents in one request. Answers with those that have to go alone: all of them where the request
 * got no answer or was refused as a whole, which the single call then does with better words.
 */
export async function sendGroup(pass: Pass, files: readonly ReadyFile[]): Promise<ReadyFile[]> {
  const { limits } = pass;
  const read = await Promise.all(files.map((file) => readToSend(pass, file)));
  const group = read.filter((each) => each !== null);
  if (group.length < 2) return group.map(({ ready }) => ready);
  const call = toCall(pass.userId, group, pass.parts.now());
  const result = await callInPass(pass, call, (reply) => checkReply(reply, group));
  const all = group.map(({ ready }) => ready);
  switch (result.kind) {
    case 'answers':
      limits.lostGroups = 0;
      return await settle(pass, result.answers);
    case 'lost':
      limits.lostGroups += 1;
      return all;
    case 'refused':
      if (UNKNOWN_CALL.has(result.problem.status)) limits.together = false;
      return all;
    case 'not-now':
      pass.undelivered(group.length, result);
      return [];
    case 'signed-out':
    case 'other-user':
      pass.stop(result.kind);
      return [];
  }
}

/** The line that describes the files, then their bytes: contract/sync.ts. */
function toCall(userId: number, group: readonly Sending[], now: number): Call {
  const files = group.map(({ ready, stored }) => ({
    incidentId: ready.recordId,
    clientRef: stored.clientRef,
    fileName: stored.fileName,
    ...(Number.isNaN(Date.parse(stored.addedAt)) ? {} : { addedAt: stored.addedAt }),
    ...saidOfCapture(stored, now),
    size: stored.file.size,
  }));
  const body = new Blob([
    JSON.stringify({ userId, files }) + SYNC_MEDIA_LINE_END,
    ...group.map(({ stored }) => stored.file),
  ]);
  const headers = { 'content-type': 'application/octet-stream' };
  return { path: '/api/sync/media', headers, body, bytes: body.size };
}

type Answer = { sending: Sending } & (
  | { kind: 'taken'; media: Media }
  | { kind: 'refused'; problem: Refusal }
  /** The server could not take this one now, and gives no time: alone it gets its repeats. */
  | { kind: 'alone' }
  | { kind: 'later'; retryAfterMs: number }
);
/** No answer that helps, and no time to wait for. */
type Lost = { kind: 'lost' };
type Answers = { kind: 'answers'; answers: Answer[] };

/** Our server's reply to this very group, or as if there had been none. */
function checkReply(
  result: CallResult,
  group: readonly Sending[],
): Exclude<CallResult, { kind: 'ok' }> | Answers | Lost {
  if (result.kind === 'not-now') return result.retryAfterMs === null ? { kind: 'lost' } : result;
  if (result.kind !== 'ok') return result;
  const reply = replySchema.safeParse(result.body);
  if (!reply.success || reply.data.results.length !== group.length) return { kind: 'lost' };
  const answers: Answer[] = [];
  for (const [index, answer] of reply.data.results.entries()) {
    const sending = group[index];
    if (sending === undefined) return { kind: 'lost' };
    if (!('problem' in answer)) {
      if (!isOurs(sending, answer.media)) return { kind: 'lost' };
      answers.push({ kind: 'taken', sending, media: answer.media });
      continue;
    }
    const { status, problem } = answer;
    const retryAfterMs = problem.retryAfter === undefined ? null : problem.retryAfter * 1000;
    const judged = judge({ status, answer: problem, retryAfterMs });
    if (judged.kind === 'signed-out' || judged.kind === 'other-user') return judged;
    if (judged.kind === 'refused') answers.push({ kind: 'refused', sending, problem });
    else if (retryAfterMs !== null) answers.push({ kind: 'later', sending, retryAfterMs });
    else answers.push({ kind: 'alone', sending });
  }
  return { kind: 'answers', answers };
}

/** Writes down what was said of each file; answers with those that go alone. */
async function settle(pass: Pass, answers: readonly Answer[]): Promise<ReadyFile[]> {
  const alone: ReadyFile[] = [];
  for (const answer of answers) {
    const { sending } = answer;
    if (answer.kind === 'taken') await settleTaken(pass, sending, answer.media);
    else if (answer.kind === 'refused') await settleRefused(pass, sending, answer.problem);
    else if (answer.kind === 'later') pass.failed(1, answer.retryAfterMs);
    else alone.push(sending.ready);
  }
  return alone;
}
