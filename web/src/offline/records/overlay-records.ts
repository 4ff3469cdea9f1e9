import type { StoredClaim, StoredIncident } from '../databases/stored-records.ts';

/** A record as the server lists it. */
type Listed = { id: number; userId: number; clientRef: string | null; updatedAt: string };

export type RecordsOverlay<Stored, Current, Entry> = {
  userId: number;
  /** Cached list of the server for this person; empty when there is none. */
  answer: readonly Current[];
  /** Device records; those of other people are ignored. */
  records: readonly Stored[];
  fromServer: (listed: Current, record: Stored | null) => Entry;
  fromDevice: (record: Stored, listed: Current | null) => Entry;
};

/**
 * The server's list with what this device holds laid over it: a pending record stands in for the server's, a new one
 * is added, and the copy of a sent one counts only while the cached answer does not have it, or only an older one.
 */
export function overlayRecords<Stored extends StoredIncident | StoredClaim, Current extends Listed, Entry>({
  userId,
  answer,
  records,
  fromServer,
  fromDevice,
}: RecordsOverlay<Stored, Current, Entry>): Entry[] {
  const mine = records.filter((record) => record.userId === userId);
  const byId = new Map(mine.map((record) => [record.id, record]));
  // A reply that was lost: the server's list has the record while this device still holds it as new.
  const newByRef = new Map(
    mine.filter((record) => record.id < 0).map((record) => [record.clientRef, record]),
  );
  const shown = new Set<Stored>();
  const entries: Entry[] = [];

  for (const listed of answer) {
    const ref = listed.userId === userId ? listed.clientRef : null;
    const record = byId.get(listed.id) ?? (ref === null ? undefined : newByRef.get(ref));
    if (record !== undefined) shown.add(record);
    if (record?.syncStatus === 'pending') entries.push(fromDevice(record, listed));
    else if (record !== undefined && isNewer(record, listed)) entries.push(fromDevice(record, null));
    else entries.push(fromServer(listed, record ?? null));
  }
  for (const record of mine) if (!shown.has(record)) entries.push(fromDevice(record, null));
  return entries;
}

/** The one record that any id means, as the server lists it and as the device holds it; each may be missing. */
export function pickOne<
  Stored extends { id: number; userId: number; clientRef: string },
  Current extends Listed,
>({
  id,
  answer,
  records,
  named,
}: {
  id: number;
  answer: readonly Current[];
  records: readonly Stored[];
  /** The device's record of that name. */
  named: Stored | undefined;
}): { answer: Current[]; records: Stored[] } {
  const listed = answer.find((each) => each.id === (named?.id ?? id));
  // The server's list may show a record whose reply was lost, under an id that the device does not know yet.
  const record = named ?? records.find((each) => each.id < 0 && listed !== undefined && isSame(listed, each));
  const current = listed ?? answer.find((each) => record !== undefined && isSame(each, record));
  return {
    answer: current === undefined ? [] : [current],
    records: record === undefined ? [] : [record],
  };
}

function isSame(listed: Listed, record: { userId: number; clientRef: string }): boolean {
  return listed.userId === record.userId && listed.clientRef === record.clientRef;
}

/** Both are the server's `updatedAt`. */
function isNewer(copy: { updatedAt: string }, listed: Listed): boolean {
  return Date.parse(copy.updatedAt) > Date.parse(listed.updatedAt);
}

/** For the order of a list; one without a readable date comes first, where it is seen. */
export function momentOf(date: string): number {
  const time = Date.parse(date);
  return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
}
