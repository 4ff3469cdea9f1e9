import type { App } from '../http/app-types.ts';
import { runEvery } from '../jobs/run-jobs.ts';
import { remindOfActions } from './remind-of-actions.ts';
import { remindOfDuties } from './remind-of-duties.ts';

const MINUTE_MS = 60_000;

/** Recurring jobs: each runs on one of the servers, once the server listens. */
export function startReminders(app: App): void {
  const { db } = app.house;
  for (const { kind, everyMs, work } of [
    { kind: 'remind-of-duties', everyMs: MINUTE_MS, work: () => remindOfDuties(db) },
    { kind: 'remind-of-actions', everyMs: 10 * MINUTE_MS, work: () => remindOfActions(db) },
  ]) {
    const { wake, stop } = runEvery({ db, log: app.log, kind, everyMs, work });
    app.addHook('onListen', async () => wake());
    app.addHook('onClose', stop);
  }
}
