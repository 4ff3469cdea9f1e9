import { desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { incidents } from '../incidents/public.ts';

/** Reports of one person that are looked at, newest first. */
const NEWEST = 100;

export type EarlierReport = { type: string; location: string };

/** Types and places of the person's own reports, and of nobody else's whatever the role, newest first. */
export async function earlierReports(db: Database, viewer: Viewer): Promise<EarlierReport[]> {
  return db
    .select({ type: sql<string>`${incidents.type}`, location: incidents.location })
    .from(incidents)
    .where(eq(incidents.userId, viewer.id))
    .orderBy(desc(incidents.date), desc(incidents.id))
    .limit(NEWEST);
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const COMMON = new Set(['the', 'and', 'near', 'for', 'with', 'site', 'del', 'los', 'las', 'una', 'por']);

/** Earlier places that `text` may mean: those that begin with it, else those two of whose words stand in it; at most `max`. */
export function matchingPlaces(text: string, reports: readonly EarlierReport[], max: number): string[] {
  const places = [...new Set(reports.map(({ location }) => location.trim()))];
  const typed = plain(text.trim());
  const begun = places.filter((place) => plain(place).startsWith(typed) && plain(place) !== typed);
  if (begun.length > 0) return begun.slice(0, max);
  const words = new Set(wordsOf(text).filter((word) => !COMMON.has(word)));
  const scored = places.map((place) => {
    const own = [...new Set(wordsOf(place))].filter((word) => !COMMON.has(word));
    return { place, shared: own.filter((word) => words.has(word)).length };
  });
  return scored
    .filter(({ place, shared }) => shared >= 2 && plain(place) !== typed)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, max)
    .map(({ place }) => place);
}
