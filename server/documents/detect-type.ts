import { problemCatalogue } from '@tailboard/contract/problems.ts';
import { extname } from 'node:path';
import { ProblemError } from '../http/problem.ts';
import type { DocumentFileType } from './tables.ts';
import { NOT_TEXT } from './unreadable-file.ts';

/** Bytes from the start of a file that tell its type. */
export const TELLING_BYTES = 4_096;

const endings: Readonly<Record<string, { type: DocumentFileType; name: string }>> = {
  '.pdf': { type: 'application/pdf', name: 'a PDF' },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'a Word document (DOCX)',
  },
  '.md': { type: 'text/markdown', name: 'a text' },
  '.markdown': { type: 'text/markdown', name: 'a text' },
  '.txt': { type: 'text/plain', name: 'a text' },
};

const isText = (type: DocumentFileType) => type.startsWith('text/');

/**
 * The type of a document by its first bytes, checked against the ending of its name. Throws `unsupported-document-type`, with
 * the reason, for anything else, and `empty-document` for no bytes.
 */
export function detectDocumentType(firstBytes: Buffer, fileName: string): DocumentFileType {
  if (firstBytes.length === 0) throw new ProblemError('empty-document');
  const ending = extname(fileName).toLowerCase();
  const named = endings[ending];
  const found = typeOfBytes(firstBytes);
  if (found === null) throw refused(otherKind(firstBytes, named?.type));
  const fits =
    named === undefined
      ? ending === '' && found !== 'text'
      : found === 'text'
        ? isText(named.type)
        : named.type === found;
  if (!fits) {
    const what = Object.values(endings).find(({ type }) =>
      found === 'text' ? isText(type) : type === found,
    )?.name;
    throw refused(
      named === undefined
        ? `A document's name ends in .pdf, .docx, .md or .txt; this one ends in ${ending === '' ? 'nothing' : `“${ending.slice(0, 20)}”`}.`
        : `The name ends in ${ending}, but the file is ${what ?? 'something else'}. Give it the right ending and add it again.`,
    );
  }
  if (found !== 'text') return found;
  return named?.type ?? 'text/plain';
}

const refused = (detail: string) => new ProblemError('unsupported-document-type', { detail });

function typeOfBytes(bytes: Buffer): DocumentFileType | 'text' | null {
  // Some programs write a few bytes before it; readers look for it in the first kilobyte.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'application/pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? true : bytes[0] === 0xfe && bytes[1] === 0xff;
  if (isUtf16) return 'text';
  return bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) ? null : 'text';
}

function otherKind(bytes: Buffer, named: DocumentFileType | undefined): string {
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    return 'This is an old Word or Excel file. Save it as DOCX or PDF and add that.';
  }
  const taken = problemCatalogue['unsupported-document-type'].detail;
  return named !== undefined && isText(named) ? `${NOT_TEXT} ${taken}` : taken;
}
