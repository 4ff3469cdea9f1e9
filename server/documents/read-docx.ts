// The types go with the file into the workspaces that reach it through the server.
// oxlint-disable-next-line typescript/triple-slash-reference -- there is nothing to import from a declaration
/// <reference path="./yauzl.d.ts" />
import yauzl from 'yauzl';
import { escapeMarkdown, type Block } from '@tailboard/answers/library/chunks.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** What an honest Word document of 25 MB unpacks to, with room to spare, bytes. Pictures count too. */
const MOST_UNPACKED = 300 * 1024 * 1024;
/** Of the text itself, which is held in memory many times over as it is read. */
const MOST_XML = 60 * 1024 * 1024;
const MOST_ENTRIES = 10_000;

/** Headings, paragraphs, lists and tables of a Word document. Throws UnreadableFileError. */
export async function readDocx(bytes: Buffer): Promise<Block[]> {
  await checkZip(bytes);
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth
    .convertToHtml(
      { buffer: bytes },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch((error: unknown) => {
      throw new UnreadableFileError('This Word document is damaged and cannot be read.', { cause: error });
    });
  return blocksOfHtml(value);
}

/** Looks at what it would unpack to before anything is unpacked, and unpacks the text once, counting, since sizes can lie. */
async function checkZip(bytes: Buffer): Promise<void> {
  const damaged = (cause: unknown) =>
    new UnreadableFileError('This Word document is damaged and cannot be read.', { cause });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (failed, zip) => {
    if (failed !== null) return reject(damaged(failed));
    let unpacked = 0;
    let xml = 0;
    let isWord = false;
    const tooMuch = () =>
      reject(
        new UnreadableFileError('This file unpacks to far more than a document would and was not opened.'),
      );
    zip.on('error', (error) => reject(damaged(error)));
    zip.on('end', () =>
      isWord ? resolve() : reject(new UnreadableFileError('This is a ZIP file but not a Word document.')),
    );
    zip.on('entry', (entry) => {
      unpacked += entry.uncompressedSize;
      if (entry.fileName === 'word/document.xml') isWord = true;
      if (unpacked > MOST_UNPACKED || zip.entryCount > MOST_ENTRIES) return tooMuch();
      if (!/\.(xml|rels)$/i.test(entry.fileName)) return zip.readEntry();
      zip.openReadStream(entry, (error, stream) => {
        if (error !== null) return reject(damaged(error));
        stream.on('data', (chunk: Buffer) => {
          xml += chunk.length;
          if (xml <= MOST_XML) return;
          stream.destroy();
          tooMuch();
        });
        stream.on('error', (broken) => reject(damaged(broken)));
        stream.on('end', () => zip.readEntry());
      });
    });
    zip.readEntry();
  });
  return promise;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decode = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** What mammoth writes is well-formed and knows few elements; all but headings, lists, tables and paragraphs are text. */
function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let items: string[] | null = null;
  let rows: string[][] | null = null;
  const clean = () => {
    const said = escapeMarkdown(decode(text).replaceAll(/\s+/g, ' ').trim());
    text = '';
    return said;
  };
  const flush = () => {
    const said = clean();
    if (said !== '') blocks.push({ kind: 'text', markdown: said });
  };
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const [, close, name = ''] = /^<(\/?)([a-z0-9]+)/.exec(piece) ?? [];
    if (close === undefined) {
      text += piece;
      continue;
    }
    const ends = close === '/';
    if (rows !== null) {
      if (name === 'tr' && !ends) rows.push([]);
      else if (/^t[dh]$/.test(name) && ends) rows.at(-1)?.push(clean());
      else if (name === 'table' && ends) {
        if (rows.length > 0) blocks.push({ kind: 'text', markdown: tableOf(rows) });
        rows = null;
      } else if (/^(p|li|br)$/.test(name)) text += ' ';
    } else if (name === 'table' && !ends) {
      flush();
      rows = [];
    } else if (/^h[1-6]$/.test(name) && ends) {
      const said = clean();
      if (said !== '') blocks.push({ kind: 'heading', level: Number(name[1]), text: said });
    } else if (/^[uo]l$/.test(name)) {
      const said = clean();
      if (said !== '') (items ??= []).push(`- ${said}`);
      if (!ends) items ??= [];
      else if (items !== null && items.length > 0) {
        blocks.push({ kind: 'text', markdown: items.join('\n') });
        items = [];
      }
    } else if (name === 'li' && ends && items !== null) {
      const said = clean();
      if (said !== '') items.push(`- ${said}`);
    } else if (/^(p|h[1-6])$/.test(name)) {
      if (items === null || items.length === 0 || !ends) flush();
      else text += ' ';
    } else if (name === 'br') text += ' ';
  }
  flush();
  return blocks;
}

function tableOf(rows: readonly string[][]): string {
  const columns = Math.max(...rows.map((row) => row.length), 1);
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(Array.from({ length: columns }, () => '---')), ...rest.map(line)].join('\n');
}
