import { readFileSync, readdirSync } from 'node:fs';
import { sectionName } from '../models/section-model.ts';
import { spanishStem } from '../reading/spanish-stems.ts';
import { stemOf, wordsOf } from '../reading/words.ts';
import { libraryPassages } from './library.ts';

const folder = new URL('questions/', import.meta.url);

/** A question that crews ask and a section of the library answers, as a line of questions/<page>.jsonl names it. */
export type NamedQuestion = Readonly<{
  /** Headings below the page's title, joined by ' › '; empty: what stands before the first one. */
  section: string;
  /** A way to say what the paragraph with this beginning corrects. */
  belief?: string;
  /** How the paragraph begins that answers, where others of the section do not. */
  paragraph?: string;
  language: 'en' | 'es';
  question: string;
}>;

export type Named = NamedQuestion &
  Readonly<{
    documentKey: string;
    /** Its section as `sectionName` says it; of a heading that has text only below others, all of those. */
    names: readonly string[];
  }>;

/** All of them. Throws for a section that no page has, so that none is lost when a heading changes. */
export function namedQuestions(): readonly Named[] {
  const passages = libraryPassages();
  const titles = new Map(passages.map(({ documentKey, document }) => [documentKey, document]));
  const known = [...new Set(passages.map(sectionName))];
  return readdirSync(folder).flatMap((file) => {
    const documentKey = file.replace(/\.jsonl$/, '');
    const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
    return lines.map((line, at) => {
      const one = JSON.parse(line) as NamedQuestion;
      const section = [titles.get(documentKey) ?? '', ...(one.section === '' ? [] : [one.section])].join(
        ' › ',
      );
      const name = sectionName({ documentKey, section });
      const names = known.includes(name) ? [name] : known.filter((other) => other.startsWith(`${name} › `));
      if (names.length === 0) throw new Error(`${file}, line ${at + 1}: no page has the section ${section}`);
      return Object.assign(one, { documentKey, names });
    });
  });
}

/** In how many sections' questions each stem stands, as a model that was learned from them will say it. */
export function stemsOf(questions: readonly Named[]): ReadonlyMap<string, number> {
  const sections = new Map<string, Set<string>>();
  for (const { question, language, names } of questions)
    for (const word of wordsOf(question)) {
      const stem = language === 'es' ? spanishStem(word) : stemOf(word);
      const named = sections.get(stem);
      if (named === undefined) sections.set(stem, new Set(names));
      else for (const name of names) named.add(name);
    }
  return new Map([...sections].map(([stem, names]) => [stem, names.size]));
}
