import { fallbackQuestions } from '@tailboard/answers/library/first-questions.ts';
import { and, inArray, sql } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { readableBy, usable } from './store.ts';
import { documentVectors, safetyDocuments } from './tables.ts';

type Language = 'en' | 'es';

/** As many as the specification's fallback has. */
const COUNT = 15;

/** Headings that say nothing by themselves. */
const plainHeadings =
  /^(when this applies|the numbers|do|do not|stop work when|if something goes wrong|what the law asks for|page \d+|part)$/i;

/** The 15 of the product. */
export const builtInQuestions = (language: Language): string[] =>
  fallbackQuestions.map((question) => question[language]);

/**
 * Questions to begin with, chosen for the selected documents and without those that were asked. Where nothing is selected, or
 * nothing fits: the 15 of the product.
 */
export async function suggestQuestions(
  db: Database,
  {
    viewer,
    documentKeys,
    asked,
    first = [],
    language = 'en',
  }: {
    viewer: Viewer;
    documentKeys: readonly string[];
    asked: readonly string[];
    /** Those of a model. */
    first?: readonly string[];
    language?: Language;
  },
): Promise<string[]> {
  const fallback = builtInQuestions(language);
  if (documentKeys.length === 0) return fresh([...first, ...fallback], asked);
  const possible = documentKeys.filter((key) => /^[a-z0-9-]+$/.test(key));
  const selected = new Set(possible);
  const fitting = fallbackQuestions
    .filter(({ documentKey }) => selected.has(documentKey))
    .map((question) => question[language]);
  const about = fitting.length >= COUNT ? [] : await questionsAbout(db, { viewer, keys: possible, language });
  const builtIn = fitting.length + about.length === 0 ? fallback : [...fitting, ...about];
  return fresh([...new Set([...first, ...builtIn])], asked);
}

function fresh(all: readonly string[], asked: readonly string[]): string[] {
  const known = new Set(asked.map((text) => text.trim().toLowerCase()));
  const left = all.filter((question) => !known.has(question.toLowerCase()));
  return (left.length > 0 ? left : all).slice(0, COUNT);
}

/** One question a document in turn, out of its headings. */
async function questionsAbout(
  db: Database,
  { viewer, keys, language }: { viewer: Viewer; keys: readonly string[]; language: Language },
): Promise<string[]> {
  const rows = await db
    .select({
      title: safetyDocuments.title,
      section: sql<string>`${documentVectors.metadata}->>'section'`,
    })
    .from(documentVectors)
    .innerJoin(safetyDocuments, sql`${safetyDocuments.edition} = ${documentVectors.edition}`)
    .where(
      and(
        usable,
        readableBy(viewer),
        inArray(safetyDocuments.key, [...keys]),
        sql`${documentVectors.chunkIndex} < 30`,
      ),
    )
    .orderBy(documentVectors.chunkIndex, safetyDocuments.id)
    .limit(600);
  const chosen = new Set<string>();
  for (const { title, section } of rows) {
    const heading = section.split(' › ').at(-1) ?? '';
    if (chosen.size >= COUNT) break;
    if (heading === title || plainHeadings.test(heading) || heading.length > 60) continue;
    chosen.add(
      language === 'es'
        ? `¿Qué dice “${title}” sobre “${heading}”?`
        : `What does “${title}” say about ${lowerFirst(heading)}?`,
    );
  }
  return [...chosen];
}

/** 'Set it up' → 'set it up'; 'GFCI protection' stays. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
