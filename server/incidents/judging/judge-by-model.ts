import type { Config } from '../../config.ts';
import { eq } from 'drizzle-orm';
import { ModelUnavailable, type Models } from '../../ai/public.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app-types.ts';
import { addJobs } from '../../jobs/store.ts';
import { JobError, runJobs, type Running } from '../../jobs/run-jobs.ts';
import { tellOfJudgement } from '../../notifications/public.ts';
import { analyzeIncidentByModel } from '../analysis-by-model.ts';
import { findIncident, lockIncident } from '../store.ts';
import { incidents } from '../tables.ts';
import { JUDGEMENT_VERSION, judgedColumns } from './judge-report.ts';
import { keepJudgements, latestJudgement } from './kept-judgements.ts';

export const JUDGE_BY_MODEL = 'judge-by-model';
/** Ms that a record has to settle: facts and edits often follow a report within seconds, and each would be a question of its own. */
const SETTLE_MS = 20_000;
/** Ms of a lease: longer than the model's budget for both of its attempts. */
const LEASE_MS = 60_000;
/** Backoff: doubles from a minute up to an hour. Eight attempts take about two hours. */
const WAIT_MS = { first: 60_000, longest: 3_600_000 };
const MOST_ATTEMPTS = 8;
/** Attempts after a refusal or a wrong answer: the same text brings the same again. */
const MOST_REFUSALS = 3;

/** Whether a model judges after the rules; where none writes answers no job is added. */
export const modelJudges = (config: Config): boolean => config.ai.chat !== null;

/** Has a model judge these incidents too, in the transaction that judged them by the rules. One that waits waits anew. */
export const wantModelJudgement = (tx: Database, ids: readonly number[]): Promise<void> =>
  addJobs(tx, JUDGE_BY_MODEL, ids, { afterMs: SETTLE_MS });

/** Has a model judge what the rules judged, one incident at a time, until the server stops. */
export function startJudgingByModel(app: App, models: Models): void {
  if (!models.can.chat) return;
  const { db } = app.context;
  const { wake, stop } = runJobs({
    ...{ db, log: app.log, kind: JUDGE_BY_MODEL },
    ...{ leaseMs: LEASE_MS, maxAttempts: MOST_ATTEMPTS, backoffMs: WAIT_MS },
    work: (running) => judgeByModel({ db, models, log: app.log }, running),
  });
  app.addHook('onReady', async () => wake());
  app.addHook('onClose', stop);
}

type Parts = {
  db: Database;
  models: Models;
  log: { warn: (details: object, message: string) => void };
};

/**
 * Keeps what the model adds to the newest judgement of the rules. The model is not asked about a record that is closed or that it
 * has judged as it stands. Duties stay as they are: they follow from what a model does not touch.
 */
async function judgeByModel({ db, models, log }: Parts, running: Running): Promise<void> {
  const incidentId = Number(running.job.key);
  const stored = await findIncident(db, incidentId);
  const before = await latestJudgement(db, incidentId);
  if (stored === null || stored.incident.status === 'closed') return;
  if (before === null || before.source === 'model') return;
  const { at: _at, version: _version, ...builtIn } = before;
  const { type, description, location, userId } = stored.incident;
  const analysis = await analyzeIncidentByModel(models, {
    report: { incidentType: type, description, location, mediaCount: stored.media.length },
    ...{ builtIn, images: [], user: { id: userId }, signal: running.signal },
  }).catch((error: unknown) => {
    if (!(error instanceof ModelUnavailable)) throw error;
    log.warn({ err: error, incidentId }, 'a model did not judge an incident');
    const isFinal = error.reason === 'refused' || error.reason === 'wrong-answer';
    throw new JobError(error.reason, {
      maxAttempts: isFinal ? MOST_REFUSALS : MOST_ATTEMPTS,
      cause: error,
    });
  });
  await running.finish(async (tx) => {
    await lockIncident(tx, incidentId);
    const [now, last] = [await findIncident(tx, incidentId), await latestJudgement(tx, incidentId)];
    // What was changed meanwhile has a job of its own, or is over.
    if (now === null || now.incident.status === 'closed') return;
    if (last?.at !== before.at || last.source === 'model') return;
    await keepJudgements(tx, [{ incidentId, analysis }], `${JUDGEMENT_VERSION}+${models.chatModel}`);
    await tx.update(incidents).set(judgedColumns(analysis)).where(eq(incidents.id, incidentId));
    await tellOfJudgement(tx, {
      incident: { ...now.incident, ...judgedColumns(analysis) },
      before: { ...now.incident, hadDuties: false },
    });
  });
}
