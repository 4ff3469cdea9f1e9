import { MAX_SYNC_RECORDS } from '@tailboard/contract/sync.ts';
import { z } from 'zod';
import { runLimited } from './concurrency-limit.ts';
import { callInPass, type Pass } from './pass.ts';
import { judge, type CallResult, type NotNow } from './call-server.ts';
import { acceptedAs, resultSchema, toItem, type Answered, type ToSend } from './sync-items.ts';
import type { Work } from './find-work.ts';
import { goesInBatch } from './outbox-kinds.ts';

/** Batches that many records are sent in: while the server writes one, the device writes the answers of another. */
const BATCHES = 4;
/** Requests under way at once: more would be written by turns, and all be answered late. */
const MOST_AT_ONCE = 2;
/** Records below which a batch is not made smaller to use all connections: a request costs more than they do. */
const WORTH_A_REQUEST = 100;
/** Bytes of JSON one request may carry, so that one with long descriptions still gets through a bad line. */
const MAX_BATCH_BYTES = 1_000_000;

const replySchema = z.object({ results: z.array(resultSchema) });

type Batch = { records: ToSend[]; items: string[] };

/**
 * Sends incidents, claims, talks and what the outbox holds. A claim may come in one request with its incident, which the server takes first;
 * where they are more than one request's worth, all incidents go before the claims.
 */
export async function sendRecords(
  pass: Pass,
  { reports, claims, talks, posted }: Pick<Work, 'reports' | 'claims' | 'talks' | 'posted'>,
): Promise<void> {
  const first = reports.map((sent): ToSend => ({ of: 'incident', sent }));
  const then = [
    ...claims.map((sent): ToSend => ({ of: 'claim', sent })),
    ...talks.map((sent): ToSend => ({ of: 'talk', sent })),
  ];
  const last = posted.filter(goesInBatch).map((sent): ToSend => ({ of: 'outbox', sent }));
  const all = [...first, ...then, ...last];
  if (all.length <= WORTH_A_REQUEST) return await sendBatches(pass, all);
  await sendBatches(pass, first);
  if (!pass.stopped()) await sendBatches(pass, then);
  // One after the other: an item of the outbox may build on the one before.
  if (!pass.stopped()) await sendBatches(pass, last, 1);
}

/** Sends `records` in batches, a few at a time, and has every reply applied as soon as it is there. */
async function sendBatches(pass: Pass, records: readonly ToSend[], count = MOST_AT_ONCE): Promise<void> {
  const share = Math.max(WORTH_A_REQUEST, Math.ceil(records.length / BATCHES));
  const queue = toBatches(records, { limit: Math.min(pass.limits.batch, share), now: pass.parts.now() });
  /** Answers that are being written; the next batch is on its way meanwhile. */
  const writing: Promise<void>[] = [];
  try {
    await runLimited({ queue, count, stopped: pass.stopped }, async (batch) => {
      queue.unshift(...(await sendBatch(pass, batch, (written) => writing.push(written))));
    });
  } finally {
    await Promise.allSettled(writing);
  }
  await Promise.all(writing);
}

/** Sends one batch. Answers with smaller ones where the server does not take it whole. `write` is given what is being written of its reply. */
async function sendBatch(
  pass: Pass,
  batch: Batch,
  write: (written: Promise<void>) => void,
): Promise<Batch[]> {
  const { parts, userId, limits } = pass;
  const json = `{"userId":${userId},"items":[${batch.items.join(',')}]}`;
  const zipped = limits.gzip && parts.gzip !== null ? await parts.gzip(json) : null;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (zipped !== null) headers['content-encoding'] = 'gzip';
  const body = zipped ?? json;
  const call = { path: '/api/sync', headers, body, bytes: zipped?.byteLength ?? json.length };
  const result = await callInPass(pass, call, (reply) => checkReply(reply, batch));
  if (result.kind === 'answers') {
    write(pass.apply(result.answers));
    pass.failed(result.later, result.retryAfterMs);
    return [];
  }
  if (result.kind === 'refused') {
    if (result.problem.status === 415 && zipped !== null) {
      limits.gzip = false;
      return [batch];
    }
    if (batch.records.length > 1) return halves(batch);
    const problem = result.problem;
    await pass.apply(batch.records.map((each) => ({ ...each, verdict: { kind: 'refused', problem } })));
    return [];
  }
  if (result.kind === 'not-now') {
    // One record on which the server breaks must not keep the others: the next batches are smaller.
    if (result.status === 500) limits.batch = Math.min(limits.batch, Math.ceil(batch.records.length / 4));
    pass.undelivered(batch.records.length, result);
    return [];
  }
  if (result.kind !== 'ok') pass.stop(result.kind);
  return [];
}

type Answers = { kind: 'answers'; answers: Answered[]; later: number; retryAfterMs: number | null };

/** Our server's reply to this very batch, or as if there had been none. */
function checkReply(result: CallResult, batch: Batch): CallResult | Answers {
  if (result.kind !== 'ok') return result;
  const notOurs: NotNow = { kind: 'not-now', retryAfterMs: null, status: null };
  const reply = replySchema.safeParse(result.body);
  if (!reply.success || reply.data.results.length !== batch.records.length) return notOurs;
  const collected: Answers = { kind: 'answers', answers: [], later: 0, retryAfterMs: null };
  for (const [index, answer] of reply.data.results.entries()) {
    const sent = batch.records[index];
    if (sent === undefined) return notOurs;
    if (!('problem' in answer)) {
      const accepted = acceptedAs(sent, answer);
      if (accepted === null) return notOurs;
      collected.answers.push(accepted);
      continue;
    }
    const { status, problem } = answer;
    const retryAfterMs = problem.retryAfter === undefined ? null : problem.retryAfter * 1000;
    const judged = judge({ status, answer: problem, retryAfterMs });
    if (judged.kind === 'signed-out' || judged.kind === 'other-user') return judged;
    if (judged.kind === 'refused') collected.answers.push({ ...sent, verdict: { kind: 'refused', problem } });
    else {
      collected.later += 1;
      collected.retryAfterMs = Math.max(collected.retryAfterMs ?? 0, retryAfterMs ?? 0) || null;
    }
  }
  return collected;
}

function toBatches(records: readonly ToSend[], { limit, now }: { limit: number; now: number }): Batch[] {
  const batches: Batch[] = [];
  let last: Batch | undefined;
  let bytes = 0;
  for (const record of records) {
    const item = JSON.stringify(toItem(record, now));
    bytes += item.length;
    if (
      last === undefined ||
      last.records.length >= Math.min(limit, MAX_SYNC_RECORDS) ||
      bytes > MAX_BATCH_BYTES
    ) {
      last = { records: [], items: [] };
      batches.push(last);
      bytes = item.length;
    }
    last.records.push(record);
    last.items.push(item);
  }
  return batches;
}

function halves({ records, items }: Batch): Batch[] {
  const middle = Math.ceil(records.length / 2);
  return [
    { records: records.slice(0, middle), items: items.slice(0, middle) },
    { records: records.slice(middle), items: items.slice(middle) },
  ];
}
