import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ProblemError } from '../http/problem.ts';

/** Rows of the two files by their columns. */
type Rows = readonly Readonly<Record<string, string>>[];
type Filing = Readonly<{ summaryCsv: string; casesCsv: string | null }>;
/** What files a year: OSHA's application, or a stand-in. */
export type ItaApi = Readonly<{
  /** Files all of it, or throws `osha-out-of-reach`. The name of the submission; null: it has none. */
  file: (filing: Filing) => Promise<string | null>;
}>;

const PATIENCE_MS = 30_000;
/** Rows of one call. */
const CHUNK = 100;
const idOf = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/**
 * OSHA's Injury Tracking Application. Known: the address, the bearer token, the four calls and that the last of them alone files.
 * Not verified: the bodies, which here have the columns of the upload files, and the `id` of the answers.
 */
export function itaApi({ url, token }: { url: string; token: string }): ItaApi {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    try {
      const reply = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!reply.ok) throw new Error(`OSHA answered ${reply.status}`);
      return await reply.json();
    } catch (error) {
      throw new ProblemError('osha-out-of-reach', { cause: error });
    }
  };
  const made = async (path: string, body: unknown): Promise<string> => {
    const read = idOf.safeParse(await post(path, body));
    if (!read.success) throw new ProblemError('osha-out-of-reach', { cause: read.error });
    return read.data.id;
  };
  const rowsOf = (csv: string): Rows => parse(csv, { columns: true });
  return {
    file: async ({ summaryCsv, casesCsv }) => {
      const [summary = {}] = rowsOf(summaryCsv);
      const establishment = await made('/establishments', summary);
      await post('/forms/form300A', { ...summary, establishment });
      const cases = casesCsv === null ? [] : rowsOf(casesCsv);
      for (let at = 0; at < cases.length; at += CHUNK) {
        const rows = cases.slice(at, at + CHUNK).map((row) => Object.assign({}, row, { establishment }));
        await post('/forms/caseData', rows);
      }
      const filed = idOf.safeParse(
        await post('/submissions', { establishment, year_filing_for: summary['year_filing_for'] }),
      );
      return filed.success ? filed.data.id : null;
    },
  };
}
