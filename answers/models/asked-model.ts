import { readNumbers } from './numbers.ts';
import written from './asked.json' with { type: 'json' };
import learned from './sections.json' with { type: 'json' };

/** A question that crews ask, as its stems, each once. */
export type AskedStems = readonly string[];

/** What `readSection` reads: the stems by how many questions have them, from the commonest on, then each question by their places. */
export function sectionNumbers(
  questions: readonly AskedStems[],
  rows: ReadonlyMap<string, number>,
): number[] {
  const counts = new Map<number, number>();
  const known = questions.map((stems) => stems.flatMap((stem) => rows.get(stem) ?? []));
  for (const row of known.flat()) counts.set(row, (counts.get(row) ?? 0) + 1);
  const groups = new Map<number, number[]>();
  for (const [row, count] of counts) groups.set(count, [...(groups.get(count) ?? []), row]);
  const numbers = [groups.size];
  const places = new Map<number, number>();
  for (const [, of] of [...groups].toSorted(([a], [b]) => b - a)) {
    const rising = of.toSorted((a, b) => a - b);
    numbers.push(of.length, ...rising.map((row, at) => row - (rising[at - 1] ?? 0)));
    for (const row of rising) places.set(row, places.size);
  }
  for (const one of known) numbers.push(one.length, ...one.map((row) => places.get(row) ?? 0));
  return numbers;
}

function readSection(text: string, stems: readonly string[]): AskedStems[] {
  const numbers = readNumbers(text);
  let at = 0;
  const next = () => {
    at += 1;
    return numbers[at - 1] ?? 0;
  };
  const known: string[] = [];
  for (let groups = next(); groups > 0; groups -= 1) {
    let row = 0;
    for (let left = next(); left > 0; left -= 1) {
      row += next();
      known.push(stems[row] ?? '');
    }
  }
  const questions: AskedStems[] = [];
  while (at < numbers.length) questions.push(Array.from({ length: next() }, () => known[next()] ?? ''));
  return questions;
}

let kept: ReadonlyMap<string, readonly AskedStems[]> | null = null;

/** The section model knows the commoner ones. */
const stemsOfModel = () => `${learned.signs} ${written.stems}`.split(' ');

function readModel(): ReadonlyMap<string, readonly AskedStems[]> {
  const stems = stemsOfModel();
  return new Map(
    learned.sections.flatMap((name, row) => {
      const text = written.sections[row] ?? '';
      return text === '' ? [] : [[name, readSection(text, stems)] as const];
    }),
  );
}

/** What crews ask of the sections of the library; each is named by its document and headings. */
const askedOfSections = (): ReadonlyMap<string, readonly AskedStems[]> => (kept ??= readModel());

/** How many questions crews ask, and in how many of them each stem stands. */
export type AskedCounts = Readonly<{ all: number; questions: ReadonlyMap<string, number> }>;

const ownParagraphs: Readonly<Record<string, Readonly<Record<string, string>>>> = written.paragraphs;

/** What crews ask that a passage answers: of some, known by how they begin, other questions than of the rest of their section. */
export function askedOfPassage({
  documentKey,
  section,
  text,
}: Readonly<{ documentKey: string; section: string; text: string }>): readonly AskedStems[] {
  const name = `${documentKey} ${section}`;
  const own = Object.entries(ownParagraphs[name] ?? {}).find(([beginning]) => text.startsWith(beginning));
  return own === undefined ? (askedOfSections().get(name) ?? []) : readSection(own[1], stemsOfModel());
}

let counted: AskedCounts | null = null;

export function askedCounts(): AskedCounts {
  if (counted !== null) return counted;
  const questions = new Map<string, number>();
  let all = 0;
  for (const ofSection of askedOfSections().values())
    for (const stems of ofSection) {
      all += 1;
      for (const stem of stems) questions.set(stem, (questions.get(stem) ?? 0) + 1);
    }
  counted = { all, questions };
  return counted;
}

/** Stems of small words, which tell nothing of what a question is about. */
export const smallStems: ReadonlySet<string> = new Set(written.small.split(' '));

/** Another number for what was learned from other questions. */
export const askedVersion = Number.parseInt(written.input.slice('sha256 '.length).slice(0, 6), 16);

/** English words that crews ask with and a passage does not have, by in how many passages' questions; and how many passages there are. */
export const askedWords: Readonly<{ passages: number; words: Readonly<Record<string, string>> }> = {
  passages: written.passages,
  words: written.words,
};
