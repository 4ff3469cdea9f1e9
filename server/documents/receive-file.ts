import { MAX_DOCUMENT_BYTES } from '@tailboard/contract/documents.ts';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import type { AppContext } from '../http/app-types.ts';
import { ProblemError } from '../http/problem.ts';
import { say, type Said } from '../sentences/say.ts';
import { discardBody } from '../uploads/discard-body.ts';
import { flowInto } from '../uploads/flow-into.ts';
import { toFileName } from '../uploads/file-name.ts';
import { FileTooLargeError, type Storage } from '../storage/storage.ts';
import { detectDocumentType, TELLING_BYTES } from './detect-type.ts';
import type { DocumentFileType } from './tables.ts';

/** A file whose bytes are durable in storage, and which no row names yet. */
export type StagedDocument = {
  fileName: string;
  fileType: DocumentFileType;
  fileHash: string;
  size: number;
  storageKey: string;
};

/**
 * Streams one file to storage. Throws `document-too-large`, `unsupported-document-type`, `empty-document`, or
 * `malformed-upload` when the source ends early; then nothing is kept.
 */
export async function stageDocument(options: {
  storage: Storage;
  bytes: Readable;
  fileName: string;
}): Promise<StagedDocument> {
  const { storage, bytes, fileName } = options;
  const id = randomUUID();
  const storageKey = `documents/${id.slice(0, 2)}/${id}`;
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      if (head.length < TELLING_BYTES) head = Buffer.concat([head, chunk]).subarray(0, TELLING_BYTES);
      done(null, chunk);
    },
  });
  passing.on('error', () => undefined);
  flowInto(bytes, passing);
  try {
    const { size } = await storage.put({ key: storageKey, bytes: passing, maxBytes: MAX_DOCUMENT_BYTES });
    const fileType = detectDocumentType(head, fileName);
    return { fileName, fileType, fileHash: hash.digest('hex'), size, storageKey };
  } catch (error) {
    await storage.delete(storageKey).catch(() => undefined);
    const reason = passing.errored ?? error;
    if (reason instanceof FileTooLargeError) throw new ProblemError('document-too-large', { cause: reason });
    throw reason;
  }
}

/**
 * Takes the one file of a multipart form and gives it to `keep`, which writes the rows that name it. What `keep` throws, and
 * what is wrong with the form, leaves no file behind.
 */
export async function receiveDocument<T>(
  context: AppContext,
  options: { request: FastifyRequest; keep: (staged: StagedDocument) => Promise<T> },
): Promise<T> {
  const { request, keep } = options;
  if (!request.isMultipart()) throw new ProblemError('unsupported-type');
  let staged: StagedDocument | null = null;
  try {
    if (Number(request.headers['content-length'] ?? 0) > MAX_DOCUMENT_BYTES + 100_000) {
      throw new ProblemError('document-too-large');
    }
    const parts = request.parts({
      // One byte and one file more than allowed come through, so that it is we who refuse them, by name.
      limits: { fileSize: MAX_DOCUMENT_BYTES + 1, files: 2, fields: 20, parts: 30 },
    });
    for (;;) {
      const { done, value: part } = await parts.next().catch(refuseForm);
      if (done === true) break;
      if (part.type !== 'file') continue;
      if (staged !== null) throw invalid(say('field.one-file'));
      const fileName = toFileName(part.filename, 'document');
      staged = await stageDocument({ storage: context.storage, bytes: part.file, fileName });
    }
    if (staged === null) throw invalid(say('field.choose-file'));
    return await keep(staged);
  } catch (error) {
    discardBody(request.raw);
    // A row may name it only where the database broke off without a word; then a file too many does no harm.
    if (staged !== null && (error instanceof ProblemError || 'severity' in Object(error))) {
      await context.storage.delete(staged.storageKey).catch((left: unknown) => {
        request.log.error({ err: left }, 'a file that no row names is left');
      });
    }
    throw error;
  }
}

const invalid = (message: Said) =>
  new ProblemError('invalid-input', { errors: [{ field: 'file', message }] });

/** What the form's reader throws: its own limits keep their meaning, all else is a body that cannot be read. */
function refuseForm(error: unknown): never {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw new ProblemError('document-too-large', { cause: error });
  if (error instanceof ProblemError || (typeof code === 'string' && code.startsWith('FST_'))) throw error;
  throw new ProblemError('malformed-upload', { cause: error });
}
