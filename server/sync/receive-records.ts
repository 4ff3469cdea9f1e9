import {
  reportIncidentSchema,
  updateIncidentSchema,
  type ReportIncident,
} from '@tailboard/contract/incidents.ts';
import { idSchema } from '@tailboard/contract/primitives.ts';
import { syncItemSchema, type SyncResult } from '@tailboard/contract/sync.ts';
import { closeTalkSchema } from '@tailboard/contract/talks.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseOutOfReach } from '../database/out-of-reach.ts';
import { toProblem } from '../http/error-handler.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { parseInput } from '../http/validate.ts';
import { reportIncident, reportIncidents, updateIncident } from '../incidents/public.ts';
import { closeTalk } from '../talks/public.ts';
import { receiveAction, type ActionItem } from './receive-actions.ts';
import { receiveClaim, type ClaimItem } from './receive-claims.ts';
import { receiveComment, type CommentItem } from './receive-comments.ts';
import { receiveFacts, receivePeople, type FactsItem, type PeopleItem } from './receive-facts.ts';

/** `refused` is told of each problem that becomes an item's answer. `modelJudges`: whether a model judges incidents too. */
type Report = {
  log: FastifyBaseLogger;
  refused: (problem: ProblemError) => Promise<void>;
  modelJudges: boolean;
};
type Options = { viewer: Viewer; items: readonly unknown[] } & Report;
type NewReport = { at: number; report: ReportIncident };

/**
 * Takes records that waited on a device. Per item, in order, the status and body of the single call. New reports go
 * in together; if the database refuses them together, each goes alone, so that one bad record never stops the others.
 */
export async function receiveRecords(
  db: Database,
  { viewer, items, ...report }: Options,
): Promise<SyncResult[]> {
  const results: SyncResult[] = [];
  const reports: NewReport[] = [];
  const claims: { at: number; item: ClaimItem }[] = [];
  const talks: { at: number; record: unknown }[] = [];
  const actions: { at: number; item: ActionItem }[] = [];
  const comments: { at: number; item: CommentItem }[] = [];
  const facts: { at: number; item: FactsItem }[] = [];
  const people: { at: number; item: PeopleItem }[] = [];
  for (const [at, item] of items.entries()) {
    const outcome = await attempt(report, async () => {
      const known = parseInput(syncItemSchema, item);
      if (known.kind === 'claim.file' || known.kind === 'claim.update') {
        claims.push({ at, item: known });
        return null;
      }
      if (known.kind === 'talk.close') {
        talks.push({ at, record: known.record });
        return null;
      }
      if (known.kind === 'action' || known.kind === 'action-state') {
        actions.push({ at, item: known });
        return null;
      }
      if (known.kind === 'comment') {
        comments.push({ at, item: known });
        return null;
      }
      if (known.kind === 'facts') {
        facts.push({ at, item: known });
        return null;
      }
      if (known.kind === 'people') {
        people.push({ at, item: known });
        return null;
      }
      const { kind, ...rest } = known;
      if (kind === 'incident.report') {
        reports.push({ at, report: parseInput(reportIncidentSchema, rest.record) });
        return null;
      }
      const id = idSchema.safeParse('id' in rest ? rest.id : undefined);
      if (!id.success) throw notFound();
      const update = parseInput(updateIncidentSchema, rest.record);
      const { modelJudges } = report;
      const record = await updateIncident(db, { viewer, id: id.data, update, modelJudges });
      return { status: 200 as const, record };
    });
    if (outcome !== null) results[at] = outcome;
  }
  for (const { at, result } of await receiveReports(db, viewer, reports, report)) results[at] = result;
  // After the incidents that they may be about.
  for (const { at, item } of claims) {
    const outcome = await attempt(report, () => receiveClaim(db, { viewer, item }));
    if (outcome !== null) results[at] = outcome;
  }
  for (const { at, record } of talks) {
    const outcome = await attempt(report, () => receiveTalk(db, viewer, record));
    if (outcome !== null) results[at] = outcome;
  }
  // A change of an action may come in one request with the action.
  for (const { at, item } of actions.toSorted(actionsFirst)) {
    const outcome = await attempt(report, () => receiveAction(db, { viewer, item }));
    if (outcome !== null) results[at] = outcome;
  }
  for (const { at, item } of comments) {
    const outcome = await attempt(report, () => receiveComment(db, { viewer, item }));
    if (outcome !== null) results[at] = outcome;
  }
  for (const { at, item } of facts) {
    const outcome = await attempt(report, () => receiveFacts(db, { viewer, item }));
    if (outcome !== null) results[at] = outcome;
  }
  for (const { at, item } of people) {
    const outcome = await attempt(report, () => receivePeople(db, { viewer, item }));
    if (outcome !== null) results[at] = outcome;
  }
  return results;
}

const actionsFirst = (a: { item: ActionItem }, b: { item: ActionItem }) =>
  Number(a.item.kind === 'action-state') - Number(b.item.kind === 'action-state');

/** Takes one talk as the single call would; throws what it would. */
async function receiveTalk(db: Database, viewer: Viewer, record: unknown): Promise<SyncResult> {
  const { created, talk } = await closeTalk(db, { viewer, talk: parseInput(closeTalkSchema, record) });
  return { status: created ? 201 : 200, talk };
}

async function receiveReports(
  db: Database,
  viewer: Viewer,
  reports: readonly NewReport[],
  report: Report,
): Promise<{ at: number; result: SyncResult }[]> {
  try {
    const outcomes = await reportIncidents(db, {
      ...{ viewer, reports: reports.map(({ report }) => report) },
      modelJudges: report.modelJudges,
    });
    return reports.map(({ at }, position) => ({ at, result: toResult(outcomes[position]) }));
  } catch (error) {
    if (isDatabaseOutOfReach(error)) throw error;
    report.log.warn({ err: error }, 'a batch was refused as a whole; its records go one by one');
    const results: { at: number; result: SyncResult }[] = [];
    for (const { at, report: record } of reports) {
      const result = await attempt(report, async () =>
        toResult(await reportIncident(db, { viewer, report: record, modelJudges: report.modelJudges })),
      );
      if (result !== null) results.push({ at, result });
    }
    return results;
  }
}

type Outcome = Awaited<ReturnType<typeof reportIncidents>>[number] | undefined;

function toResult(outcome: Outcome): SyncResult {
  if (outcome === undefined) throw new Error('A report had no outcome');
  if (outcome instanceof ProblemError) return { status: outcome.status, problem: outcome.toBody() };
  return { status: outcome.created ? 201 : 200, record: outcome.incident };
}

/**
 * Runs one item's work; what it throws becomes the item's problem. A database that is gone is gone for all of them: the
 * request fails as a whole, and the device sends it again.
 */
async function attempt(
  { log, refused }: Report,
  work: () => Promise<SyncResult | null>,
): Promise<SyncResult | null> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseOutOfReach(error)) throw error;
    const problem = toProblem(error);
    if (problem.status >= 500) log.error({ err: error }, 'a record could not be taken');
    await refused(problem);
    return { status: problem.status, problem: problem.toBody() };
  }
}
