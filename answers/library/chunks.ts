import { citesIn } from '../reading/cited-sections.ts';
import { plainText } from './markdown.ts';
import type { DocumentChunk } from '@tailboard/contract/documents.ts';

/** A document as it was read from a file, in order: its headings and what stands under them. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  /** A line across: what stands below it is a passage of its own. */
  | { kind: 'break' }
  /** Markdown without HTML: a paragraph, a list or a table. */
  | { kind: 'text'; markdown: string };

/** The heading under which each paragraph says what is often believed, and is a passage by itself. */
export const BELIEVED = 'Often believed, and wrong';

/** A passage without the document that it is of. */
export type Chunk = Omit<DocumentChunk, 'documentKey'>;

/** A passage is cut where it would be longer, characters; one that is not a table also at the end of a paragraph before. */
const LONGEST_CHUNK = 1_200;
/** Of a table or a list. */
const LONGEST_TABLE = 4_000;
/** Shorter ones under the same heading are put together. */
const GOOD_CHUNK = 700;

/** 'Securing the top' → 'securing-the-top'. */
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '') || 'part';

/**
 * Passages under their headings: 'Ladders › Set it up › Angle'. `title` stands first in each; a first heading that repeats it
 * is left out. An anchor is the heading's name, and a number for the second passage under it.
 */
export function chunksOf(title: string, blocks: readonly Block[]): Chunk[] {
  const chunks: Chunk[] = [];
  const anchors = new Map<string, number>();
  let headings: { level: number; text: string }[] = [];
  let waiting: string[] = [];

  const anchorOf = (slug: string): string => {
    const count = (anchors.get(slug) ?? 0) + 1;
    anchors.set(slug, count);
    return count === 1 ? slug : anchorOf(`${slug}-${count}`);
  };
  const flush = () => {
    const section = [title, ...headings.map(({ text }) => text)].join(' › ');
    for (const text of inPieces(waiting)) {
      const anchor = anchorOf(slugOf(headings.at(-1)?.text ?? title));
      chunks.push({
        chunkIndex: chunks.length,
        section,
        cites: citesIn(text),
        anchor,
        text,
      });
    }
    waiting = [];
  };
  for (const block of blocks) {
    if (block.kind === 'text') {
      if (block.markdown.trim() !== '') waiting.push(block.markdown.trim());
      if (headings.at(-1)?.text === BELIEVED) flush();
      continue;
    }
    if (block.kind === 'break') {
      flush();
      continue;
    }
    const text = plainText(block.text).replaceAll('›', '>').slice(0, 200);
    if (text === '') continue;
    flush();
    headings = headings.filter(({ level }) => level < block.level);
    if (headings.length > 0 || text.toLowerCase() !== title.toLowerCase())
      headings.push({ level: block.level, text });
  }
  flush();
  return chunks;
}

const isTable = (markdown: string) => markdown.startsWith('|');

const isList = (markdown: string) => /^\s*(?:[-*+]|\d+[.)])\s/.test(markdown);

/** A list with the paragraph that leads to it, and lists that follow one another, are one block: they are never cut apart. */
function withLeads(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const leads =
      last !== undefined &&
      !isTable(last) &&
      (last.endsWith(':') || isList(last.slice(last.lastIndexOf('\n') + 1)));
    if (leads && isList(block)) joined[joined.length - 1] = `${last}\n\n${block}`;
    else joined.push(block);
  }
  return joined;
}

function inPieces(blocks: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const block of withLeads(blocks)) {
    if (isTable(block)) {
      pieces.push(...cutTable(block));
      continue;
    }
    for (const part of cutText(block)) {
      const last = pieces.at(-1);
      if (last !== undefined && !isTable(last) && last.length + part.length < GOOD_CHUNK)
        pieces[pieces.length - 1] = `${last}\n\n${part}`;
      else pieces.push(part);
    }
  }
  return pieces;
}

/** Long tables by rows, each part with the heads of the columns. */
function cutTable(table: string): string[] {
  const [head = '', rule = '', ...rows] = table.split('\n');
  const parts: string[] = [];
  let part = [head, rule];
  for (const row of rows) {
    if (part.length > 2 && part.join('\n').length + row.length > LONGEST_TABLE) {
      parts.push(part.join('\n'));
      part = [head, rule];
    }
    part.push(row);
  }
  return [...parts, part.join('\n')];
}

/** Long texts at the ends of lines or sentences, and words without an end anywhere; a list only where it is very long. */
function cutText(text: string): string[] {
  const longest = text.split('\n').some(isList) ? LONGEST_TABLE : LONGEST_CHUNK;
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const window = rest.slice(0, LONGEST_CHUNK);
    const end = Math.max(
      window.lastIndexOf('\n'),
      window.lastIndexOf('. ') + 1,
      window.lastIndexOf('? ') + 1,
      window.lastIndexOf('! ') + 1,
    );
    const word = window.lastIndexOf(' ');
    const cut = end > LONGEST_CHUNK / 3 ? end : word > LONGEST_CHUNK / 3 ? word : wholeCharacters(window);
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}

/** A cut never goes through a character. */
const wholeCharacters = (window: string) =>
  /[\uD800-\uDBFF]$/.test(window) ? window.length - 1 : window.length;

/** Text of a file that knows no Markdown, so that none of its signs means anything. */
export const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([#+-])(?=\s)/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)])(?=\s)/gm, String.raw`$1\$2`);
