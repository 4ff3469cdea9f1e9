import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { wakeUpEach } from '../database/wake-ups.ts';
import { may } from '../identity/public.ts';
import { milesBetween } from '../miles-between.ts';
import {
  crewsWithoutOwnPlace,
  notifications,
  notify,
  watchersNear,
  type NewNotification,
} from '../notifications/public.ts';
import { isShared, sharedKind, type Shareable } from './shared-hazard.ts';

/** Miles within which whoever is on site is notified; the briefing shows more. */
const NOTIFY_MILES = 5;
/** Ms for which a report is news. */
const NEWS_MS = 24 * 3_600_000;

type Report = Shareable &
  Readonly<{ userId: number; date: Date; latitude: string | null; longitude: string | null }>;
type Position = Readonly<{ lat: number; lng: number }>;

/**
 * Warns those near reports of one owner, in the transaction in which they were made or changed: open briefings are refreshed, and
 * whoever is on site is notified once of what is shared: kind, distance and age. Nobody is notified of what they know already, nor
 * of more than one report of a batch: the briefing shows them all.
 */
export async function warnNearby(
  tx: Database,
  options: {
    owner: Readonly<{ userId: number; crewId: string | null }>;
    incidents: readonly Report[];
    now?: number;
  },
): Promise<void> {
  const { owner, incidents, now = Date.now() } = options;
  const placed = incidents.flatMap((report) => {
    const place = positionOf(report);
    return place === null ? [] : [{ report, place }];
  });
  const watchers = await watchersNear(
    tx,
    placed.map(({ place }) => place),
  );
  if (watchers.length === 0) return;
  const shared = placed.filter(({ report }) => isShared(report));
  const awake = watchers.filter(({ viewer }) => shared.length > 0 || may(viewer, 'incident.read', owner));
  await wakeUpEach(
    tx,
    awake.map(({ viewer }) => viewer.id),
  );
  const news = shared.filter(({ report }) => report.date.getTime() > now - NEWS_MS);
  if (news.length === 0) return;
  const crews = new Set(watchers.flatMap(({ viewer }) => viewer.crewId ?? []));
  const onSite = [
    ...watchers.map(({ viewer, place }) => ({ userId: viewer.id, place })),
    ...(await crewsWithoutOwnPlace(tx, [...crews])),
  ].filter(({ userId }) => userId !== owner.userId);
  const knows = await whoKnows(
    tx,
    news.map(({ report }) => report.id),
  );
  await notify(
    tx,
    onSite.flatMap(({ userId, place }): NewNotification[] => {
      const [nearest] = news
        .filter(({ report }) => !knows.has(`${report.id} ${userId}`))
        .map(({ report, place: there }) => ({ report, miles: milesBetween(place, there) }))
        .filter(({ miles }) => miles <= NOTIFY_MILES)
        .toSorted((a, b) => a.miles - b.miles);
      return nearest === undefined ? [] : [noticeOf(userId, nearest)];
    }),
  );
}

/** The same for a report that was changed or judged anew: one that is shared no more takes its unread notices along. */
export async function warnAgain(
  tx: Database,
  { incident, ownerCrewId }: { incident: Report; ownerCrewId: string | null },
): Promise<void> {
  if (isShared(incident)) {
    const owner = { userId: incident.userId, crewId: ownerCrewId };
    return warnNearby(tx, { owner, incidents: [incident] });
  }
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.incidentId, incident.id),
        eq(notifications.kind, 'hazard-nearby'),
        eq(notifications.read, false),
      ),
    );
}

function noticeOf(userId: number, { report, miles }: { report: Report; miles: number }): NewNotification {
  const kind = sharedKind(report);
  return {
    userId,
    kind: 'hazard-nearby',
    incidentId: report.id,
    by: null,
    facts: {
      category: report.category,
      ...(kind === null ? {} : { hazard: kind }),
      miles: Math.round(miles * 10) / 10,
    },
  };
}

/** Who has a notification of which of these reports: as `<report> <person>`. */
async function whoKnows(tx: Database, ids: readonly number[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ incidentId: notifications.incidentId, userId: notifications.userId })
    .from(notifications)
    .where(inArray(notifications.incidentId, [...ids]));
  return new Set(rows.map(({ incidentId, userId }) => `${incidentId} ${userId}`));
}

function positionOf({ latitude, longitude }: Report): Position | null {
  return latitude === null || longitude === null ? null : { lat: Number(latitude), lng: Number(longitude) };
}
