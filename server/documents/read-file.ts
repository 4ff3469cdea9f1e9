import { isBlank } from '@tailboard/contract/blank.ts';
import { plainText } from '@tailboard/answers/library/markdown.ts';
import { readDocx } from './read-docx.ts';
import { readMarkdown, type FrontMatter } from '@tailboard/answers/library/read-markdown.ts';
import { readPdf } from './read-pdf.ts';
import { chunksOf, escapeMarkdown, type Block, type Chunk } from '@tailboard/answers/library/chunks.ts';
import type { DocumentFileType } from './tables.ts';
import { LONGEST_TITLE, titleOfFile } from './title-of-file.ts';
import { NOT_TEXT, UnreadableFileError } from './unreadable-file.ts';

/** A text of 25 MB has some 30,000; the search is measured with as many as these. */
const MOST_CHUNKS = 100_000;

/** What a file holds, ready to be indexed. */
export type FileContent = { title: string; frontMatter: FrontMatter; chunks: Chunk[] };

/** Reads a file whose type is known. Throws UnreadableFileError with a sentence for the user. */
export async function readFile(file: {
  bytes: Buffer;
  type: DocumentFileType;
  name: string;
}): Promise<FileContent> {
  const { title, frontMatter, blocks } = await blocksOf(file);
  const said = plainText((title ?? '').replaceAll(/\p{Cc}/gu, ' '))
    .replaceAll('›', '>')
    .slice(0, LONGEST_TITLE);
  const named = isBlank(said) ? titleOfFile(file.name) : said;
  const chunks = chunksOf(named, blocks.map(storable));
  if (chunks.every(({ text }) => isBlank(text))) throw new UnreadableFileError('This document has no text.');
  if (chunks.length > MOST_CHUNKS)
    throw new UnreadableFileError(
      `This document has more than ${MOST_CHUNKS.toLocaleString('en-US')} passages. Add the part that crews need.`,
    );
  return { title: named, frontMatter, chunks };
}

/** PostgreSQL keeps neither NUL nor half a character. */
function storable(block: Block): Block {
  const clean = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
  if (block.kind === 'break') return block;
  return block.kind === 'heading'
    ? { ...block, text: clean(block.text) }
    : { ...block, markdown: clean(block.markdown) };
}

async function blocksOf({
  bytes,
  type,
}: {
  bytes: Buffer;
  type: DocumentFileType;
}): Promise<{ title: string | null; frontMatter: FrontMatter; blocks: Block[] }> {
  if (type === 'application/pdf') return { frontMatter: {}, ...(await readPdf(bytes)) };
  if (type === 'text/markdown') return readMarkdown(textOf(bytes));
  if (type === 'text/plain') return { title: null, frontMatter: {}, blocks: blocksOfText(textOf(bytes)) };
  const blocks = await readDocx(bytes);
  const heading = blocks.find((block) => block.kind === 'heading');
  return { title: heading?.text ?? null, frontMatter: {}, blocks };
}

function textOf(bytes: Buffer): string {
  const text = decoded(bytes);
  if (text.includes('\u0000')) {
    throw new UnreadableFileError(`${NOT_TEXT} Save it as plain text (UTF-8), Word or PDF and add it again.`);
  }
  return text;
}

/** UTF-8, UTF-16 with its mark, or else Windows' own letters, which any bytes are. */
function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Paragraphs of plain text are parted by empty lines; a short line in capitals is a heading. */
function blocksOfText(text: string): Block[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.length < 80 && !part.includes('\n') && /\p{Lu}{3}/u.test(part) && part === part.toUpperCase()
        ? { kind: 'heading', level: 2, text: part }
        : { kind: 'text', markdown: escapeMarkdown(part.replaceAll(/[ \t]+/g, ' ')) },
    );
}
