import { Zip, ZipPassThrough } from 'fflate';
import { listFiles, listLooseFiles, type WaitingFile } from './keep-files.ts';
import { getIncident, listIncidents, type ReadParts } from './read-incidents.ts';
import type { IncidentEntry } from './overlay-incidents.ts';

/**
 * Reports as a file that a person can carry away: a folder each, with `report.json`, a readable `report.txt` and the
 * photos as they are. Without `ids` everything that waits, files of no report included. Runs in the page, without a
 * worker; photos are not compressed again, and are read one by one.
 */
export async function exportReports(
  parts: ReadParts,
  userId: number,
  ids?: readonly number[],
): Promise<Blob> {
  const entries =
    ids === undefined
      ? (await listIncidents(parts, userId)).filter((entry) => entry.state.kind !== 'on-server')
      : (await Promise.all(ids.map((id) => getIncident(parts, userId, id)))).filter(
          (entry) => entry !== null,
        );
  const chunks: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const add = (name: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
  };
  for (const entry of entries) {
    const folder = `report-${entry.id < 0 ? `unsent-${-entry.id}` : entry.id}`;
    const files = await listFiles(parts, userId, entry.id);
    add(`${folder}/report.json`, encode(JSON.stringify(entry, null, 2)));
    add(`${folder}/report.txt`, encode(readable(entry, files)));
    for (const file of files) add(`${folder}/${nameOf(file)}`, await bytesOf(file));
  }
  if (ids === undefined) {
    for (const file of await listLooseFiles(parts, userId))
      add(`other-files/${nameOf(file)}`, await bytesOf(file));
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}

function readable(entry: IncidentEntry, files: readonly WaitingFile[]): string {
  const { state } = entry;
  const lines = [
    `Incident report ${entry.id}`,
    `Type: ${entry.type}`,
    `Date: ${entry.date}`,
    `Location: ${entry.location}`,
    `Latitude, longitude: ${entry.latitude ?? '-'}, ${entry.longitude ?? '-'}`,
    `Priority: ${entry.priority}`,
    `Status: ${entry.status}`,
    `Reported by: ${entry.reportedBy ?? '-'}`,
    `State: ${state.kind}${state.kind === 'needs-you' ? ` (${state.reason})` : ''}`,
    `Photos and videos in this folder: ${files.length}`,
    '',
    entry.description,
    '',
  ];
  return lines.join('\r\n');
}

/** Two photos of one camera may have one name, and a name may hold what a folder must not. */
function nameOf({ id, fileName }: WaitingFile): string {
  return `${id}-${fileName.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')}`;
}

/** A file that cannot be read any more must not keep the others from being exported. */
async function bytesOf({ file }: WaitingFile): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export async function exportClaims(
  _parts: ReadParts,
  _userId: number,
  _ids: readonly number[],
): Promise<Blob> {
  throw new Error('Follows');
}
