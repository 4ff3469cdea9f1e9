import type { HistoryEntry } from '@tailboard/contract/history.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { incidentTypeSentence } from '@tailboard/contract/sentences/incident-types.ts';
import { talkTitleCode } from '@tailboard/contract/talk-sentences.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { shownUsername, users } from '../identity/public.ts';
import { history } from './tables.ts';

/** What the record is called now. In SQL, for history knows no other domain's tables. */
const subjectName = sql<string | null>`case ${history.subject}
  when 'claim' then (select c.claim_number from claims c where c.id = ${history.subjectId})
  when 'incident' then (select i.type from incidents i where i.id = ${history.subjectId})
  when 'user' then (select s.name from users s where s.id = ${history.subjectId})
  when 'policy' then (select p.claim_type from policy_settings p where p.id = ${history.subjectId})
  when 'document' then (select d.title from safety_documents d where d.id = ${history.subjectId})
  when 'talk' then (select k.title from talks k where k.id = ${history.subjectId})
  when 'action' then (select a.title from actions a where a.id = ${history.subjectId}) end`;

/** The document that a talk was about. */
const documentKey = sql<string | null>`case ${history.subject}
  when 'talk' then (select k.document_key from talks k where k.id = ${history.subjectId}) end`;

const columns = {
  entry: history,
  actorName: users.name,
  actorUsername: shownUsername,
  subjectName,
  documentKey,
};
type Row = {
  entry: typeof history.$inferSelect;
  actorName: string | null;
  actorUsername: string | null;
  subjectName: string | null;
  documentKey: string | null;
};

/** The one place where a row becomes an answer; names every field that leaves. */
export function toEntry({ entry, actorName, actorUsername, subjectName, documentKey }: Row): HistoryEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor:
      entry.actorId === null
        ? null
        : {
            id: entry.actorId,
            name: actorName ?? '',
            ...(actorUsername === null ? {} : { username: actorUsername }),
          },
    subject: entry.subject,
    subjectId: entry.subjectId,
    subjectName,
    sentences: sentencesOf(entry.subject, { name: subjectName, documentKey }),
    action: entry.action,
    changes: Object.entries(entry.changes).map(([field, { from, to }]) => ({ field, from, to })),
  };
}

/** A talk is named by its title, an incident and the terms of a policy by a type of incident: words of the product. */
function sentencesOf(
  subject: HistoryEntry['subject'],
  { name, documentKey }: { name: string | null; documentKey: string | null },
): HistoryEntry['sentences'] {
  if (name === null) return [];
  if (subject === 'talk' && documentKey !== null) return [{ text: name, code: talkTitleCode(documentKey) }];
  const type =
    subject === 'incident' || subject === 'policy' ? incidentTypes.find((one) => one === name) : undefined;
  return type === undefined ? [] : [incidentTypeSentence(type)];
}

/** Entries with the names that they are shown with. */
export const entriesWhere = (db: Database, where: SQL | undefined) =>
  db.select(columns).from(history).leftJoin(users, eq(users.id, history.actorId)).where(where);

/** Everything that happened to one record, oldest first. Whether the viewer may see the record is for the caller to ask. */
export async function timelineOf(
  db: Database,
  { subject, subjectId }: { subject: HistoryEntry['subject']; subjectId: number },
): Promise<HistoryEntry[]> {
  const rows = await entriesWhere(
    db,
    and(eq(history.subject, subject), eq(history.subjectId, subjectId)),
  ).orderBy(history.id);
  return rows.map(toEntry);
}
