import { readPairs, readSizes } from './encoding.ts';
import written from './sections.json' with { type: 'json' };

/** Numbers that a word is turned into, and with which a section is told apart from others. */
export const DIMENSIONS = 64;

/** What was learned from the questions that crews ask of the library, by section. */
export type SectionModel = Readonly<{
  /** The row of each stem, and of each section by `sectionName`. */
  stems: ReadonlyMap<string, number>;
  sections: ReadonlyMap<string, number>;
  /** DIMENSIONS whole numbers for each stem and each section: their products, times `step`, tell how likely a section is. */
  stemNumbers: Int8Array;
  sectionNumbers: Int8Array;
  step: number;
  /** What each section begins with. */
  biases: readonly number[];
}>;

/** A section is known by its document and headings. */
export const sectionName = ({ documentKey, section }: Readonly<{ documentKey: string; section: string }>) =>
  `${documentKey} ${section}`;

let kept: SectionModel | null = null;

/** The model of the library's sections, read when it is first asked for. */
export function sectionModel(): SectionModel {
  if (kept !== null) return kept;
  const names = Object.entries<readonly string[]>(written.sections).flatMap(([documentKey, sections]) =>
    sections.map((section) => sectionName({ documentKey, section })),
  );
  kept = {
    stems: new Map(written.stems.split(' ').map((stem, row) => [stem, row])),
    sections: new Map(names.map((name, row) => [name, row])),
    stemNumbers: readPairs(written.stemNumbers),
    sectionNumbers: readPairs(written.sectionNumbers),
    step: written.step,
    biases: written.biases.split(' ').map(Number),
  };
  return kept;
}

/** How many questions there are, and of each stem in how many of them, and in how many sections' questions, it stands. */
export type AskedCounts = Readonly<{
  all: number;
  questions: ReadonlyMap<string, number>;
  sections: ReadonlyMap<string, number>;
}>;

let counts: AskedCounts | null = null;

/** What crews ask of the library, counted; sizes are near, not exact. */
export function askedCounts(): AskedCounts {
  if (counts !== null) return counts;
  const stems = [...sectionModel().stems.keys()];
  const sized = (text: string) => {
    const sizes = readSizes(text);
    return new Map(stems.flatMap((stem, row) => (sizes[row] ? [[stem, sizes[row]] as const] : [])));
  };
  counts = {
    all: written.questions,
    questions: sized(written.inQuestions),
    sections: sized(written.inSections),
  };
  return counts;
}

/**
 * How much less likely than the likeliest one each section of the library is to answer, as a logarithm, 0 or less; by its name.
 */
export type Likely = ReadonlyMap<string, number>;

const noneLikely: Likely = new Map();

/** What a model says of a question of which these are the stems; nothing where it knows none of them. */
export function likelyBy(model: SectionModel, stems: Iterable<string>): Likely {
  const sum = new Float32Array(DIMENSIONS);
  let known = 0;
  for (const stem of stems) {
    const row = model.stems.get(stem);
    if (row === undefined) continue;
    known += 1;
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + (model.stemNumbers[row * DIMENSIONS + at] ?? 0);
  }
  if (known === 0) return noneLikely;
  // Long questions are no surer than short ones.
  const scale = model.step / Math.sqrt(known);
  const found = Float32Array.from(model.biases, (bias, row) => {
    let product = 0;
    for (let at = 0; at < DIMENSIONS; at += 1)
      product += (sum[at] ?? 0) * (model.sectionNumbers[row * DIMENSIONS + at] ?? 0);
    return product * scale + bias;
  });
  const most = found.reduce((best, one) => Math.max(best, one), Number.NEGATIVE_INFINITY);
  return new Map([...model.sections].map(([name, row]) => [name, (found[row] ?? 0) - most]));
}
