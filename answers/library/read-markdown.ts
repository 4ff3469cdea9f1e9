import { documentKinds } from '@tailboard/contract/documents.ts';
import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parse } from 'yaml';
import { z } from 'zod';
import { partsOf } from './markdown-parts.ts';
import type { Block } from './chunks.ts';

/** What stands above a document of the safety library, and may stand above one's own. */
const frontMatterSchema = z.object({
  title: z.string().min(1).max(200).optional().catch(undefined),
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120)
    .optional()
    .catch(undefined),
  kind: z.enum(documentKinds).optional().catch(undefined),
  topics: z.array(z.coerce.string().max(100)).max(100).optional().catch(undefined),
  sections: z.array(z.coerce.string().max(100)).max(500).optional().catch(undefined),
  reviewed: z.iso.date().optional().catch(undefined),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

export type ReadDocument = { frontMatter: FrontMatter; title: string | null; blocks: Block[] };

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const MOST_FRONT_MATTER = 20_000;

/** Reads Markdown. HTML in it is left out; front matter that cannot be read counts as none. */
export function readMarkdown(source: string): ReadDocument {
  const { frontMatter, body } = splitFrontMatter(source);
  const blocks = partsOf(body).flatMap((part) => {
    const tree = fromMarkdown(part, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    return tree.children.flatMap((node) => blockOf(node, part));
  });
  const heading = blocks.find((block) => block.kind === 'heading');
  return { frontMatter, title: frontMatter.title ?? heading?.text ?? null, blocks };
}

function splitFrontMatter(source: string): { frontMatter: FrontMatter; body: string } {
  const match = FRONT_MATTER.exec(source.slice(0, MOST_FRONT_MATTER));
  if (match === null) return { frontMatter: {}, body: source };
  const body = source.slice(match[0].length);
  try {
    // The core schema has no dates: `reviewed` stays the text that it is.
    const value: unknown = parse(match[1] ?? '', { schema: 'core', maxAliasCount: 0 });
    return { frontMatter: frontMatterSchema.catch({}).parse(value), body };
  } catch {
    return { frontMatter: {}, body };
  }
}

function blockOf(node: RootContent, source: string): Block[] {
  if (node.type === 'heading') {
    return [{ kind: 'heading', level: node.depth, text: toString(node, { includeHtml: false }) }];
  }
  if (node.type === 'thematicBreak') return [{ kind: 'break' }];
  if (node.type === 'html' || node.type === 'definition') return [];
  if (node.type === 'paragraph') return [text(sliceWithoutHtml(node, source).replaceAll(/\s*\n\s*/g, ' '))];
  // One line a row from its cells: the source may leave out the outer bars.
  if (node.type === 'table') return [text(tableText(node, source))];
  if (node.type === 'blockquote') return node.children.flatMap((child) => blockOf(child, source));
  return [text(sliceWithoutHtml(node, source))];
}

const text = (markdown: string): Block => ({ kind: 'text', markdown });

function tableText(table: Extract<RootContent, { type: 'table' }>, source: string): string {
  const [head, ...rows] = table.children.map(
    (row) => `| ${row.children.map((cell) => cellText(cell.children, source)).join(' | ')} |`,
  );
  const columns = table.children[0]?.children.length ?? 1;
  return [head, `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`, ...rows].join('\n');
}

const cellText = (nodes: readonly Nodes[], source: string) =>
  nodes
    .map((node) => sliceWithoutHtml(node, source))
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ');

/** The Markdown of a node as it stands in the source, without the HTML in it. */
function sliceWithoutHtml(node: Nodes, source: string): string {
  const { start, end } = offsets(node);
  let at = start;
  let kept = '';
  for (const html of htmlIn(node)) {
    const cut = offsets(html);
    kept += source.slice(at, cut.start);
    at = cut.end;
  }
  return kept + source.slice(at, end);
}

function offsets(node: Nodes): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

function htmlIn(node: Nodes | Root): Nodes[] {
  if (node.type === 'html') return [node];
  return 'children' in node ? node.children.flatMap((child) => htmlIn(child)) : [];
}
