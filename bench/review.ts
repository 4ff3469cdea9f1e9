import { reviewQuerySchema } from '@tailboard/contract/claims.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onBothEngines, type House } from './engines.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { inShort } from './plan.ts';
import { startProduct } from './product-server.ts';
import { openReviewHouse } from './review-house.ts';

const SIZES = [1_000, 200_000] as const;
/** Requests one after the other, of which the first few do not count. */
const REQUESTS = 25;
const WARM_UP = 5;
/** Who asks what. `gravel` is in every description, `rare7` in 20 of them. */
const QUESTIONS = [
  ['lead', 'what waits for a crew', 'limit=50'],
  ['lead', 'approved of one type for a crew', 'limit=50&status=approved&type=Other'],
  ['lead', 'a rare word for a crew', 'limit=50&status=pending,under_review,approved,rejected&q=rare7'],
  ['lead', 'a common word for a crew', 'limit=50&q=gravel'],
  ['admin', 'what waits for everybody', 'limit=50'],
  ['admin', 'of one type for everybody', 'limit=50&type=Other'],
  ['admin', 'a rare word for everybody', 'limit=50&status=pending,under_review,approved,rejected&q=rare7'],
  ['admin', 'a common word for everybody', 'limit=50&q=gravel'],
  ['admin', 'a number', 'limit=50&status=pending,under_review,approved,rejected&q=CLM-2026-001500'],
] as const;

type Measured = { size: number; what: string; times: number[]; plan: string[]; rows: number };

/** The review list with 1,000 and with 200,000 claims in the table, and its plans. */
export const reviewBench: Bench = {
  name: 'review',
  about:
    'GET /api/claims/review?limit=50 with 1,000 and with 200,000 claims, with filters and words, on both engines',
  run: () =>
    onBothEngines(measure, (reason) => ({
      name: 'The review list with 200,000 claims: PostgreSQL',
      value: null,
      unit: 'times',
      note: reason,
    })),
};

async function measure({ engine, databaseUrl }: House): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tailboard-bench-review-'));
  const options = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  try {
    const measured: Measured[] = [];
    await (await startProduct(options)).stop();
    for (const size of SIZES) {
      const house = await openReviewHouse(options);
      const plans: string[][] = [];
      try {
        await house.fillTo(size);
        for (const [username, , query] of QUESTIONS)
          plans.push(await house.planOf(username, wantedOf(query)));
      } finally {
        await house.close();
      }
      const server = await startProduct(options);
      try {
        for (const [index, [username, what, query]] of QUESTIONS.entries()) {
          const person = await server.as(username);
          const path = `/api/claims/review?${query}`;
          const times: number[] = [];
          let rows = 0;
          for (let request = 0; request < REQUESTS; request += 1) {
            const from = performance.now();
            const { status, body } = await person.get(path);
            times.push(performance.now() - from);
            if (status !== 200) throw new Error(`${path}: ${status}`);
            rows = (body as unknown[]).length;
          }
          measured.push({ size, what, times: times.slice(WARM_UP), plan: plans[index] ?? [], rows });
        }
      } finally {
        await server.stop();
      }
    }
    return QUESTIONS.flatMap(([, what]) => compare(engine, what, measured));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const wantedOf = (query: string) => reviewQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)));

function compare(engine: string, what: string, measured: readonly Measured[]): Figure[] {
  const mine = measured.filter((each) => each.what === what);
  const [small, large] = mine;
  if (small === undefined || large === undefined) throw new Error('Not both sizes were measured');
  const each = mine.map(({ size, times, plan, rows }): Figure => ({
    name: `Review, ${what}, out of ${size.toLocaleString('en-US')} claims: ${engine}`,
    value: median(times),
    unit: 'ms',
    note: `${rows} rows; median of ${times.length} requests, ${range(times)} ms; plan: ${inShort(plan)}`,
  }));
  return [
    ...each,
    {
      name: `Review, ${what}, 200,000 against 1,000: ${engine}`,
      value: median(large.times) / median(small.times),
      unit: 'times',
      note: 'of the milliseconds; 1 means that the size costs nothing',
    },
  ];
}
