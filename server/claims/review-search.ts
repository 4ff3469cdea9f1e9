import { sql, type SQL } from 'drizzle-orm';

/**
 * What somebody typed to find a claim. `numbers`: a condition on `c.claim_number`. `words`: a text search
 * query. `name`: a pattern for ILIKE. `year`: a number of which only the year is typed yet.
 */
export type Search = { numbers: SQL | null; words: string | null; name: string | null; year: number | null };

const DIGITS = 6;
/** A shorter prefix of a number would match too many claims to sort. */
const TELLING_DIGITS = 3;

/** Null if there is nothing to search for. */
export function readSearch(typed: string | undefined): Search | null {
  const q = (typed ?? '').trim();
  if (q === '') return null;
  const [isNumber, named, year, digits = ''] = /^(clm)?-?(?:(\d{4})(?:-|$))?(\d{0,9})$/i.exec(q) ?? [];
  if (isNumber !== undefined && named !== undefined && digits.length < TELLING_DIGITS) {
    return { numbers: null, words: null, name: null, year: year === undefined ? null : Number(year) };
  }
  const numbers = isNumber !== undefined && digits !== '' ? numbersLike(year, digits) : null;
  if (named !== undefined) return { numbers, words: null, name: null, year: null };
  return { numbers, words: wordsOf(q), name: `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`, year: null };
}

/** Claims with that number, in every year if none is given, and those whose number begins with the digits. */
function numbersLike(year: string | undefined, digits: string): SQL {
  const years =
    year === undefined
      ? sql`(select n.year from claim_number_counters n)`
      : sql`(select ${Number(year)}::int as year)`;
  const exact = digits.padStart(DIGITS, '0');
  const is = sql`c.claim_number in (select 'CLM-' || y.year || '-' || ${exact}::text from ${years} y)`;
  if (digits.length < TELLING_DIGITS || digits.length >= DIGITS) return is;
  const [first, last] = [digits.padEnd(DIGITS, '0'), digits.padEnd(DIGITS, '9')];
  return sql`(${is} or exists (select 1 from ${years} y
    where c.claim_number between 'CLM-' || y.year || '-' || ${first}::text and 'CLM-' || y.year || '-' || ${last}::text))`;
}

/**
 * Every word, each as the beginning of one: `hose:* & torn:*`. Letters and digits only, so that it always is
 * a query.
 */
function wordsOf(q: string): string | null {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
