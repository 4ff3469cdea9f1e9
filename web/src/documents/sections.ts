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

/** Passages that are shown at once. A book of 20,000 takes half a minute to show whole; no document of the library has so many. */
const MOST_IN_PART = 120;

/** A long document in parts that are read one at a time, cut between sections where it can be; a short one is one part. */
export function partsOf(sections: readonly ReaderSection[], most = MOST_IN_PART): ReaderSection[][] {
  const parts: ReaderSection[][] = [[]];
  let length = 0;
  for (const section of sections.flatMap((each) => inPieces(each, most))) {
    if (length > 0 && length + section.chunks.length > most) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(section);
    length += section.chunks.length;
  }
  return parts;
}

function inPieces(section: ReaderSection, most: number): ReaderSection[] {
  const { chunks } = section;
  if (chunks.length <= most) return [section];
  return Array.from({ length: Math.ceil(chunks.length / most) }, (_, at) => {
    const piece = chunks.slice(at * most, (at + 1) * most);
    return at === 0
      ? { ...section, chunks: piece }
      : { anchor: piece[0]?.anchor ?? '', headings: [], chunks: piece };
  });
}

/** Where a part begins; no passage is named so, because anchors of passages have no such line. */
export const partAnchor = (at: number): string => `_part-${at + 1}`;

/** What an address may name: headings, from the table of contents, and passages, from a quotation. */
const placesIn = (sections: readonly ReaderSection[]): string[] =>
  sections.flatMap((section) => [
    ...section.headings.map((heading) => headingAnchor(section, heading)),
    ...section.chunks.map(({ anchor }) => anchor),
  ]);

/** The part in which the place is that an address names, -1 where none has it. */
export function partWith(parts: readonly (readonly ReaderSection[])[], place: string): number {
  const at = parts.findIndex((_, part) => partAnchor(part) === place);
  return at === -1 ? parts.findIndex((sections) => placesIn(sections).includes(place)) : at;
}

function pathOf(title: string, section: string): string[] {
  const path = section.split(JOINT).filter((words) => words.trim() !== '');
  return path[0] === title ? path.slice(1) : path;
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const at = other.findIndex((words, index) => words !== one[index]);
  return at === -1 ? other.length : at;
}
