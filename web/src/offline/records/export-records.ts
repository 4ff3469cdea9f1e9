import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import type { ReadingContext } from '../device-context.ts';
import { Zip, ZipPassThrough } from 'fflate';
import { listClaimFiles } from '../files/keep-claim-files.ts';
import { listFiles, listLooseFiles, type WaitingFile } from '../files/keep-files.ts';
import type { ClaimEntry } from '../claims/overlay-claims.ts';
import { getClaim, listClaims } from '../claims/read-claims.ts';
import { getIncident, listIncidents } from './read-incidents.ts';
import { itemsOf, waits as isWaiting } from '../outbox/outbox.ts';
import { getTalk, listTalks, type FullTalk } from '../talks/read-talks.ts';
import type { IncidentEntry } from './overlay-incidents.ts';

/**
 * Reports as a file that a person can carry away: a folder each, with `report.json`, a readable `report.txt` and the
 * photos as they are. Without `ids` everything that waits: claims too (see exportClaims), and files of no record. Runs
 * in the page, without a worker; photos are not compressed again, and are read one by one.
 */
export async function exportReports(
  parts: ReadingContext,
  userId: number,
  ids?: readonly number[],
): Promise<Blob> {
  const zip = openZip();
  if (ids !== undefined) {
    for (const id of ids) await addReport(zip, parts, userId, await getIncident(parts, userId, id));
    return zip.end();
  }
  const waits = ({ state }: IncidentEntry | ClaimEntry) => state.kind !== 'on-server';
  for (const entry of (await listIncidents(parts, userId)).filter(waits))
    await addReport(zip, parts, userId, entry);
  for (const entry of (await listClaims(parts, userId)).filter(waits))
    await addClaim(zip, parts, userId, entry);
  for (const { id } of (await listTalks(parts, userId)).filter(
    ({ unsentRevision }) => unsentRevision !== null,
  ))
    addTalk(zip, await getTalk(parts, userId, id));
  for (const item of (await itemsOf(parts, userId)).filter(isWaiting)) {
    const folder = `${item.kind}-${item.id}`;
    zip.add(`${folder}/${item.kind}.json`, encode(JSON.stringify(item, null, 2)));
    if (item.kind === 'action-photo' || item.kind === 'comment-photo')
      zip.add(`${folder}/${item.fileName}`, new Uint8Array(await item.file.arrayBuffer()));
  }
  for (const file of await listLooseFiles(parts, userId))
    zip.add(`other-files/${nameOf(file)}`, await bytesOf(file));
  return zip.end();
}

/** Claims likewise: `claim.json`, `claim.txt`, and a folder for each line of the checklist with its files. */
export async function exportClaims(
  parts: ReadingContext,
  userId: number,
  ids: readonly number[],
): Promise<Blob> {
  const zip = openZip();
  for (const id of ids) await addClaim(zip, parts, userId, await getClaim(parts, userId, id));
  return zip.end();
}

/** One talk likewise: `talk.json`, `talk.txt`. */
export async function exportTalk(parts: ReadingContext, userId: number, id: number): Promise<Blob> {
  const zip = openZip();
  addTalk(zip, await getTalk(parts, userId, id));
  return zip.end();
}

type OpenZip = { add: (name: string, bytes: Uint8Array) => void; end: () => Blob };

function openZip(): OpenZip {
  const chunks: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  return {
    add: (name, bytes) => {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(bytes, true);
    },
    end: () => {
      zip.end();
      return new Blob(chunks, { type: 'application/zip' });
    },
  };
}

async function addReport(zip: OpenZip, parts: ReadingContext, userId: number, entry: IncidentEntry | null) {
  if (entry === null) return;
  const folder = folderOf('report', entry);
  const files = await listFiles(parts, userId, entry.id);
  zip.add(`${folder}/report.json`, encode(JSON.stringify(entry, null, 2)));
  zip.add(`${folder}/report.txt`, encode(readable(entry, files)));
  for (const file of files) zip.add(`${folder}/${nameOf(file)}`, await bytesOf(file));
}

async function addClaim(zip: OpenZip, parts: ReadingContext, userId: number, entry: ClaimEntry | null) {
  if (entry === null) return;
  const folder = folderOf('claim', entry);
  const files = await listClaimFiles(parts, userId, entry.id);
  zip.add(`${folder}/claim.json`, encode(JSON.stringify(entry, null, 2)));
  zip.add(`${folder}/claim.txt`, encode(readableClaim(entry, files.length)));
  for (const file of files) zip.add(`${folder}/${file.documentKey}/${nameOf(file)}`, await bytesOf(file));
}

function addTalk(zip: OpenZip, talk: FullTalk | null) {
  if (talk === null) return;
  const folder = folderOf('talk', talk);
  zip.add(`${folder}/talk.json`, encode(JSON.stringify(talk, null, 2)));
  zip.add(`${folder}/talk.txt`, encode(readableTalk(talk)));
}

function folderOf(what: 'report' | 'claim' | 'talk', { id }: { id: number }): string {
  return `${what}-${id < 0 ? `unsent-${-id}` : id}`;
}

function readable(entry: IncidentEntry, files: readonly WaitingFile[]): string {
  const lines = [
    `Incident report ${entry.id}`,
    `Type: ${entry.type}`,
    `Date: ${entry.date}`,
    `Location: ${entry.location}`,
    `Latitude, longitude: ${entry.latitude ?? '-'}, ${entry.longitude ?? '-'}`,
    `Priority: ${entry.priority}`,
    `Status: ${entry.status}`,
    `Reported by: ${entry.reportedBy ?? '-'}`,
    `State: ${inWords(entry.state)}`,
    `Photos and videos in this folder: ${files.length}`,
    '',
    entry.description,
    '',
  ];
  return lines.join('\r\n');
}

function readableClaim(entry: ClaimEntry, files: number): string {
  const facts = Object.entries(entry.facts).filter(([, value]) => value !== null);
  const lines = [
    `Claim ${entry.claimNumber ?? entry.id} on incident ${entry.incidentId}`,
    `Type: ${entry.claimType}`,
    `Filed: ${entry.filedDate}`,
    `Status: ${entry.status}`,
    `Reported by: ${entry.reportedBy ?? '-'}`,
    `Requested, whole US dollars: ${entry.requestedReimbursement ?? '-'}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    `State: ${inWords(entry.state)}`,
    `Documents in this folder: ${files}`,
    '',
    entry.description,
    '',
    ...(entry.answer === null ? [] : [`Answer: ${entry.answer}`, '']),
    ...(entry.contestReason === null ? [] : [`Contested because: ${entry.contestReason}`, '']),
  ];
  return lines.join('\r\n');
}

function readableTalk(talk: FullTalk): string {
  const lines = [
    `Toolbox talk ${talk.title} (${talk.documentKey})`,
    `Held by: ${nameWithUsername(talk.heldBy, talk.heldByUsername)}`,
    `Place: ${talk.place}`,
    `From ${talk.heldAt} to ${talk.closedAt} (${talk.timeZone})`,
    `State: ${inWords(talk.state)}`,
    '',
    ...talk.attendees.map((each) =>
      each.attendance === 'present'
        ? `${each.name}: signed ${each.signedAt ?? ''}`
        : `${each.name}: excused, ${each.reason}`,
    ),
    '',
    ...talk.questions.map(({ question, answer, section }) => `${question} ${answer} (${section})`),
    '',
    talk.notes,
    '',
  ];
  return lines.join('\r\n');
}

function inWords(state: (IncidentEntry | ClaimEntry | FullTalk)['state']): string {
  return state.kind === 'needs-you' ? `${state.kind} (${state.reason})` : state.kind;
}

/** Two photos of one camera may have one name, and a name may hold what a folder must not. */
function nameOf({ id, fileName }: Pick<WaitingFile, 'id' | 'fileName'>): string {
  return `${id}-${fileName.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')}`;
}

/** A file that cannot be read any more must not keep the others from being exported. */
async function bytesOf({ file }: Pick<WaitingFile, 'file'>): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
