import { readFileSync, readdirSync } from 'node:fs';
import { believedIn, isCorrection } from '../deciding/beliefs.ts';
import type { ReadPassage } from '../library/passages.ts';

const folder = new URL('questions/', import.meta.url);

/** A question that crews ask and a section of the library answers, as a line of questions/<page>.jsonl names it. */
export type NamedQuestion = Readonly<{
  /** Headings below the page's title, joined by ' › '; empty: what stands before the first one. */
  section: string;
  /** A way to say what the paragraph corrects that begins with these words in quotation marks. */
  belief?: string;
  /** How a passage of the section begins that answers it alone. */
  paragraph?: string;
  language: 'en' | 'es';
  question: string;
}>;

/** What a line names: a section by its page and headings, or a paragraph of one that corrects a belief. */
type Place = Omit<NamedQuestion, 'language' | 'question'>;
const placeOf = (page: string, { section, belief = '', paragraph = '' }: Place) =>
  [page, section, belief, paragraph].join('\n');

const paragraphs = new Set<string>();

/** How the passage begins, where questions are named for it by that. */
export const paragraphOf = ({ passage }: ReadPassage): string | undefined => {
  lines();
  return [...paragraphs].find((beginning) => passage.text.startsWith(beginning));
};

function placeOfRead(read: ReadPassage): string {
  const section = read.passage.section.split(' › ').slice(1).join(' › ');
  const paragraph = paragraphOf(read);
  return placeOf(read.passage.documentKey, {
    section,
    ...(isCorrection(read) ? { belief: believedIn(read) } : {}),
    ...(paragraph === undefined ? {} : { paragraph }),
  });
}

let kept: ReadonlyMap<string, readonly NamedQuestion[]> | null = null;

function readLines(): ReadonlyMap<string, readonly NamedQuestion[]> {
  const places = new Map<string, NamedQuestion[]>();
  for (const file of readdirSync(folder).toSorted()) {
    const page = file.replace(/\.jsonl$/, '');
    for (const line of readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n')) {
      const named = JSON.parse(line) as NamedQuestion;
      if (named.paragraph !== undefined) paragraphs.add(named.paragraph);
      const place = placeOf(page, named);
      const others = places.get(place);
      if (others === undefined) places.set(place, [named]);
      else others.push(named);
    }
  }
  return places;
}

const lines = () => (kept ??= readLines());

/** The questions that a passage of the library is named for. */
export const namedFor = (read: ReadPassage): readonly NamedQuestion[] => lines().get(placeOfRead(read)) ?? [];

/** Throws where questions are named for a section that no page has, so that none is lost when a heading changes. */
export function checkNamed(reads: readonly ReadPassage[]): void {
  const places = new Set(reads.map(placeOfRead));
  const lost = [...lines().keys()].filter((place) => !places.has(place));
  if (lost.length > 0)
    throw new Error(
      `No page has what answers/training/questions/ names: ${lost.join('; ').replaceAll('\n', ' › ')}`,
    );
}
