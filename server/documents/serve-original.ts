import type { FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../http/app-types.ts';
import { notFound } from '../http/problem.ts';
import { viewerOf } from '../http/viewer.ts';
import { libraryFolder } from './fill-library.ts';
import { readDocument, type DocumentRow } from './store.ts';

/** Answers with the file as it was added, to be saved and never shown in place: it may hold anything. */
export async function serveOriginal(
  context: AppContext,
  { request, reply, key }: { request: FastifyRequest; reply: FastifyReply; key: string },
): Promise<FastifyReply> {
  const { document } = await readDocument(context.db, { viewer: viewerOf(request), key });
  const { bytes, size } = await bytesOf(context, document, request.method === 'HEAD');
  void reply
    .header('content-length', size)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', attachment(document.fileName))
    .type(document.fileType.startsWith('text/') ? `${document.fileType}; charset=utf-8` : document.fileType);
  return bytes === null ? reply.send() : reply.send(bytes);
}

async function bytesOf({ storage }: AppContext, document: DocumentRow, headOnly: boolean) {
  if (document.storageKey === null) {
    // Its name is one that we found in this folder ourselves.
    const path = join(libraryFolder, document.fileName);
    const found = await stat(path).catch(() => null);
    if (found === null) throw notFound();
    return { bytes: headOnly ? null : createReadStream(path), size: found.size };
  }
  if (headOnly) return { bytes: null, size: document.size };
  const bytes = await storage.get(document.storageKey);
  if (bytes === null) throw new Error(`The file of document ${document.key} is missing from storage`);
  return { bytes, size: document.size };
}

/** Content-Disposition (RFC 6266) that saves the file under its name in any script (RFC 8187). */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
