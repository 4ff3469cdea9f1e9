import type { DocumentChunk } from '@tailboard/contract/documents.ts';

const JOINT = ' › ';

export interface SectionHeading {
  words: string;
  /** 1 for a section of the document, 2 for one within it, and so on. */
  depth: number;
}

export interface ReaderSection {
  /** Place of its first passage. */
  anchor: string;
  /** Those that begin here, the outer first; none for what stands before the first heading. */
  headings: readonly SectionHeading[];
  chunks: readonly DocumentChunk[];
}

/** Where a heading stands; no passage is named so, because anchors of passages have no point. */
export const headingAnchor = (section: Pick<ReaderSection, 'anchor'>, { depth }: SectionHeading): string =>
  `${section.anchor}.${depth}`;

/** A document's passages under their headings, in order. The title itself is no section. */
export function sectionsOf(title: string, chunks: readonly DocumentChunk[]): ReaderSection[] {
  const sections: { path: readonly string[]; section: ReaderSection & { chunks: DocumentChunk[] } }[] = [];
  for (const chunk of chunks) {
    const path = pathOf(title, chunk.section);
    const before = sections.at(-1);
    if (before && before.path.join(JOINT) === path.join(JOINT)) {
      before.section.chunks.push(chunk);
      continue;
    }
    const shared = sharedLength(before?.path ?? [], path);
    // Back at a heading that stands above already: what follows it needs it again.
    const from = shared === path.length ? Math.max(shared - 1, 0) : shared;
    const headings = path.slice(from).map((words, index) => ({ words, depth: from + index + 1 }));
    sections.push({ path, section: { anchor: chunk.anchor, headings, chunks: [chunk] } });
  }
  return sections.map(({ section }) => section);
}

function pathOf(title: string, section: string): string[] {
  const path = section.split(JOINT).filter((words) => words.trim() !== '');
  return path[0] === title ? path.slice(1) : path;
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const at = other.findIndex((words, index) => words !== one[index]);
  return at === -1 ? other.length : at;
}
