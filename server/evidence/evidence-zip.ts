import type { EvidenceFile, EvidenceManifest } from '@tailboard/contract/evidence.ts';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Viewer } from '../http/signed-in.ts';
import type { Storage } from '../storage/storage.ts';
import type { Evidence } from './read-evidence.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** How anybody checks a package, with what every computer has. */
const HOW_TO_CHECK = `How to check this package

manifest.json names every other file with its SHA-256 digest. A file with another digest has been changed.
Windows (PowerShell):  Get-FileHash -Algorithm SHA256 files\\01-photo.jpg
macOS, Linux:          shasum -a 256 files/01-photo.jpg
Compare the result with "sha256" of that file in manifest.json.

"files" holds the photos, videos and spoken notes as they came, byte for byte. Where "checkedAtArrival" is true the phone
made the digest when the file was taken or chosen, and the server found the same digest when the file arrived.
A photo of a comment has the "commentId" of its comment in record.json.
"capturedAt" is by the clock of the phone, "receivedAt" by the clock of the server; "clockAheadMs" says by how much the
phone was ahead of it. record.json holds the report, what people answered, every judgement, the comments and the history.
Who made this package, and when, is in the history of the incident.

Cómo comprobar este paquete

manifest.json nombra cada archivo con su código SHA-256. Un archivo con otro código fue cambiado.
Windows (PowerShell):  Get-FileHash -Algorithm SHA256 files\\01-photo.jpg
macOS, Linux:          shasum -a 256 files/01-photo.jpg
Compare el resultado con "sha256" de ese archivo en manifest.json.

"files" contiene las fotos, los videos y las notas de voz tal como llegaron, byte por byte. Donde "checkedAtArrival" dice
true, el teléfono calculó el código al tomar o elegir el archivo y el servidor encontró el mismo al recibirlo.
La foto de un comentario lleva el "commentId" de su comentario en record.json.
"capturedAt" es según el reloj del teléfono, "receivedAt" según el del servidor; "clockAheadMs" dice cuánto adelantaba
el teléfono. record.json contiene el reporte, lo que la gente contestó, cada evaluación, los comentarios y el historial.
Quién hizo este paquete, y cuándo, consta en el historial del incidente.
`;

/**
 * The package as a stream, one file at a time. Every stored file is there byte for byte; a file that storage has lost breaks the
 * stream off, so that no package looks whole without it.
 */
export function evidenceZip(
  evidence: Evidence,
  options: { storage: Storage; viewer: Viewer; paper: Buffer; now: Date },
): Readable {
  const { storage, viewer, paper, now } = options;
  const { files, ...record } = evidence;
  const zip = new yazl.ZipFile();
  const listed: EvidenceFile[] = [];
  const addOwn = (name: string, type: string, bytes: Buffer) => {
    zip.addBuffer(bytes, name, { mtime: now });
    listed.push({
      name,
      type,
      sha256: sha256(bytes),
      size: bytes.length,
      capturedAt: null,
      receivedAt: now.toISOString(),
    });
  };
  addOwn('report.pdf', 'application/pdf', paper);
  addOwn('record.json', 'application/json', Buffer.from(JSON.stringify(record, null, 2)));
  addOwn('HOW-TO-CHECK.txt', 'text/plain', Buffer.from(HOW_TO_CHECK));
  for (const [index, file] of files.entries()) {
    const name = `files/${String(index + 1).padStart(2, '0')}-${plainName(file.fileName)}`;
    const { sha256: ofPhone, capturedAt = null, ...capture } = file.capture ?? {};
    listed.push({
      name,
      type: file.fileType,
      sha256: file.sha256,
      size: file.size,
      capturedAt,
      receivedAt: file.createdAt.toISOString(),
      originalName: file.fileName,
      checkedAtArrival: ofPhone === file.sha256,
      ...capture,
      ...(file.commentId === null ? {} : { commentId: file.commentId }),
      addedBy: addedBy(evidence, file),
    });
    // Pictures and films are compressed already.
    zip.addReadStreamLazy(name, { mtime: file.createdAt, compress: false, size: file.size }, (give) => {
      storage.get(file.storageKey).then(
        (bytes) =>
          bytes === null ? give(new Error('A stored file is gone'), undefined as never) : give(null, bytes),
        (error: unknown) => give(error, undefined as never),
      );
    });
  }
  const manifest: EvidenceManifest = {
    incidentId: evidence.incident.id,
    madeAt: now.toISOString(),
    madeBy: { id: viewer.id, name: viewer.name, username: viewer.username },
    files: listed,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), 'manifest.json', { mtime: now });
  zip.end();
  return zip.outputStream as Readable;
}

/** A file of a comment is its author's. Phones give many files one name: the first entry of a name is of the first file of it. */
function addedBy({ history, files }: Evidence, file: Evidence['files'][number]): string | undefined {
  if (file.commentBy !== null) return file.commentBy;
  const before = files.filter(
    ({ id, commentId, fileName }) => commentId === null && fileName === file.fileName && id < file.id,
  );
  return history.filter(
    ({ action, changes }) => action === 'file-added' && changes.some(({ to }) => to === file.fileName),
  )[before.length]?.actor?.name;
}

/** Letters, figures, dash and dot alone: a name that no computer refuses. */
function plainName(fileName: string): string {
  const ending = extname(fileName)
    .replaceAll(/[^.\w]/g, '')
    .slice(0, 10);
  const stem = fileName
    .slice(0, fileName.length - extname(fileName).length)
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '_')
    .slice(0, 60);
  return `${stem === '' ? 'file' : stem}${ending}`;
}
