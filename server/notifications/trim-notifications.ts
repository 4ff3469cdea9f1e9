import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { App } from '../http/app-types.ts';
import { runEvery } from '../jobs/run-jobs.ts';
import { MOST_LISTED, MOST_QUIET } from './store.ts';
import { notifications } from './tables.ts';

/** Days for which one that was read is kept: a season, longer than a claim takes (2 to 4 weeks) and is contested. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
const TRIM_EVERY_MS = 3_600_000;

/**
 * Takes away what nobody is shown any more: of each person all but the newest that the bell lists, and what was read 90 days
 * before `now` or earlier. What was not read goes by number only. The records' own history keeps everything.
 */
export async function trimNotifications(db: Database, now = new Date()): Promise<void> {
  const readBefore = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.execute(sql`
    delete from ${notifications} using (
      select id, quiet, row_number() over (partition by user_id, quiet order by id desc) as place from ${notifications}
    ) placed
    where placed.id = ${notifications.id}
      and (placed.place > case when placed.quiet then ${MOST_QUIET}::int else ${MOST_LISTED}::int end
        or (${notifications.read} and ${notifications.at} < ${readBefore}::timestamptz))`);
}

/** Trims once the server listens and every hour after that. */
export function startTrimming(app: App): void {
  const { wake, stop } = runEvery({
    ...{ db: app.context.db, log: app.log, kind: 'trim-notifications', everyMs: TRIM_EVERY_MS },
    work: () => trimNotifications(app.context.db),
  });
  app.addHook('onListen', async () => wake());
  app.addHook('onClose', stop);
}
