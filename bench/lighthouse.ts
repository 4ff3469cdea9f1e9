import lighthouse from 'lighthouse';
import { newProfile, openBrowser, removeProfile } from './browser.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { freePort } from './free-port.ts';
import { startProduct } from './product-server.ts';

const RUNS = 3;
const SCREENS = [
  ['/login', 'nobody'],
  ['/dashboard', 'demo'],
  ['/incidents', 'demo'],
  ['/report', 'demo'],
] as const;

type Scores = { performance: number; lcp: number; accessibility: number; failed: string[] };

/** Lighthouse as it comes (mobile, simulated slow 4G and 4x slower processor) on the four screens. */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  about: `Lighthouse mobile on ${SCREENS.map(([path]) => path).join(', ')}, median of ${RUNS}`,
  run: async () => {
    const server = await startProduct();
    try {
      const { cookie } = await server.as('demo');
      const figures: Figure[] = [];
      for (const [path, who] of SCREENS) {
        const runs: Scores[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          runs.push(await visit(server.url + path, who === 'nobody' ? null : cookie));
        }
        figures.push(...figuresOf(path, runs));
      }
      return figures;
    } finally {
      await server.stop();
      await server.remove();
    }
  },
};

/** One run in a browser of its own. */
async function visit(url: string, cookie: string | null): Promise<Scores> {
  const profile = await newProfile();
  const port = await freePort();
  const { context } = await openBrowser(profile, { debuggingPort: port });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      ...(cookie === null ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
    const { categories, audits, finalDisplayedUrl, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
    if (finalDisplayedUrl !== url) throw new Error(`Lighthouse saw ${finalDisplayedUrl} instead of ${url}`);
    const accessible = categories['accessibility'];
    return {
      performance: Math.round(100 * (categories['performance']?.score ?? 0)),
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      accessibility: Math.round(100 * (accessible?.score ?? 0)),
      failed: (accessible?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    };
  } finally {
    await context.close();
    await removeProfile(profile);
  }
}

function figuresOf(path: string, runs: readonly Scores[]): Figure[] {
  const of = (what: 'performance' | 'lcp' | 'accessibility') => runs.map((run) => run[what]);
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  const figure = (
    what: 'performance' | 'lcp' | 'accessibility',
    rest: Pick<Figure, 'name' | 'unit' | 'target'>,
  ) => ({
    ...rest,
    value: median(of(what)),
    note: range(of(what)),
  });
  return [
    figure('performance', {
      name: `Lighthouse performance, ${path}`,
      unit: 'points',
      target: { atLeast: 95 },
    }),
    figure('lcp', { name: `largest contentful paint, ${path}`, unit: 'ms', target: { atMost: 2_300 } }),
    {
      ...figure('accessibility', {
        name: `Lighthouse accessibility, ${path}`,
        unit: 'points',
        target: { atLeast: 100 },
      }),
      ...(failed.length === 0 ? {} : { note: `fails: ${failed.join(', ')}` }),
    },
  ];
}
