import type { NeedsYou, NeedsYouItem } from '@tailboard/contract/needs-you.ts';
import type { Database } from '../../database/database.ts';
import { isoDay } from '../../days.ts';
import type { Viewer } from '../../http/signed-in.ts';
import { scopeOf } from '../../identity/public.ts';
import { actionsToVerify, overdueActions, ownDueActions, ownOverdueActions } from './of-actions.ts';
import { crewsWithoutTalk, endingCertificates, openObservations } from './of-crews.ts';
import { summariesDue } from './of-records.ts';
import { openDuties, unseenReports, waitingClaims } from './of-incidents.ts';
import { MOST_OF_A_KIND, type Asked } from './scope.ts';

type List = (db: Database, asked: Asked) => Promise<NeedsYouItem[]>;

/** What waits for `viewer`; one query a kind, each by an index. */
export async function listNeedsYou(
  db: Database,
  { viewer, now = new Date() }: { viewer: Viewer; now?: Date },
): Promise<NeedsYou> {
  const timeZone = viewer.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const asked: Asked = {
    viewer,
    crewId: scopeOf(viewer, 'incident.supervise') === 'any' ? null : viewer.crewId,
    now,
    today: isoDay(now, timeZone),
    timeZone,
  };
  const items: NeedsYouItem[] = [];
  let more = false;
  for (const list of listsFor(viewer)) {
    // One after the other: a screen that everybody opens in the morning takes one connection.
    const rows = await list(db, asked);
    more ||= rows.length > MOST_OF_A_KIND;
    items.push(...rows.slice(0, MOST_OF_A_KIND));
  }
  return { items, more };
}

function listsFor(viewer: Viewer): readonly List[] {
  const scope = scopeOf(viewer, 'incident.supervise');
  if (scope === 'none' || scope === 'own') return [ownOverdueActions, ownDueActions];
  const decides = ['crew', 'any'].includes(scopeOf(viewer, 'claim.decide'));
  return [
    ...[openDuties, unseenReports, overdueActions, actionsToVerify, ownDueActions],
    ...(decides ? [waitingClaims] : []),
    ...[openObservations, crewsWithoutTalk],
    ...(scopeOf(viewer, 'case.write') === 'any' ? [summariesDue] : []),
    endingCertificates,
  ];
}
