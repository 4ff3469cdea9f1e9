import { extname } from 'node:path';
import { ProblemError } from '../http/problem.ts';
import { inARow, say, type Said } from '../sentences/say.ts';
import type { DocumentFileType } from './tables.ts';

/** Bytes from the start of a file that tell its type. */
export const TELLING_BYTES = 4_096;

const endings: Readonly<Record<string, { type: DocumentFileType; name: Said }>> = {
  '.pdf': { type: 'application/pdf', name: say('document-kind.pdf') },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: say('document-kind.word'),
  },
  '.md': { type: 'text/markdown', name: say('document-kind.text') },
  '.markdown': { type: 'text/markdown', name: say('document-kind.text') },
  '.txt': { type: 'text/plain', name: say('document-kind.text') },
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
        ? ending === ''
          ? say('problem.unsupported-document-type.no-ending')
          : say('problem.unsupported-document-type.other-ending', { ending: `“${ending.slice(0, 20)}”` })
        : say('problem.unsupported-document-type.not-as-named', {
            ending,
            what: what ?? say('document-kind.other'),
          }),
    );
  }
  if (found !== 'text') return found;
  return named?.type ?? 'text/plain';
}

const refused = (detail: Said) => new ProblemError('unsupported-document-type', { detail });

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

function otherKind(bytes: Buffer, named: DocumentFileType | undefined): Said {
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    return say('problem.unsupported-document-type.old');
  }
  const taken = say('problem.unsupported-document-type');
  return named !== undefined && isText(named)
    ? inARow([say('problem.unsupported-document-type.not-text'), taken])
    : taken;
}
