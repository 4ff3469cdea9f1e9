import { onBothEngines, withServer, type Installation } from './engines.ts';
import type { Bench, Figure } from './figure.ts';
import { INCIDENTS, seedManyIncidents } from './many-incidents.ts';
import { startProduct } from './product-server.ts';
import type { Person } from '../server/testing/person.ts';

const REPEATS = 40;
const AT_MOST_MS = 60;
/** Of figures over all, and of a map. */
const ALL_AT_MOST_MS = 500;

/** What is asked for: common and rare words, numbers, names, filters that meet many, few or none, each order. */
const queries: Readonly<Record<string, string>> = {
  'a word in most reports': 'query=ladder',
  'a word in few': 'query=partx0',
  'two words': 'query=ladder+crane',
  'a beginning': 'query=sc',
  'one letter': 'query=p',
  'a number': 'query=%23150000',
  'a name': 'query=person+B1',
  'nothing like it': 'query=zebra',
  'a word of open ones, most severe first': 'query=trench&status=open&sort=severity',
  'a word and filters that few meet':
    'query=gate&status=in_progress&type=Other&severity=high&category=hazard',
  'open ones': 'status=open',
  'what nothing meets': 'status=open&to=2001-01-01',
  'most severe first': 'sort=severity',
  'by priority': 'sort=priority',
  'oldest first': 'sort=oldest',
  'with open actions': 'openActions=true',
  'open, without open actions, by severity': 'openActions=false&status=open&sort=severity',
  'hazards of high severity in progress': 'status=in_progress&severity=high&category=hazard&type=Other',
};

/** What else a supervisor's day begins with, and its limit in milliseconds. */
const besides = [
  ['/api/needs-you', AT_MOST_MS],
  ['/api/insights', ALL_AT_MOST_MS],
  ['/api/incidents/places', ALL_AT_MOST_MS],
  ['/api/incidents/places?query=ladder', ALL_AT_MOST_MS],
  ['/api/incidents/places?query=partx0', ALL_AT_MOST_MS],
] as const;

export const incidentsBench: Bench = {
  name: 'incidents',
  about: `search, filters, needs-you, insights and the map over ${INCIDENTS.toLocaleString('en-US')} incidents, one request after the other`,
  run: async () =>
    onBothEngines(
      async (installation) =>
        installation.databaseUrl === undefined ? [] : measure(installation, installation.databaseUrl),
      (reason) => ({ name: 'Search for incidents: PostgreSQL', value: null, unit: 'ms', note: reason }),
    ),
};

async function measure({ engine }: Installation, databaseUrl: string): Promise<Figure[]> {
  const server = await startProduct({ databaseUrl });
  return withServer(server, async () => {
    await seedManyIncidents(databaseUrl);
    const figures: Figure[] = [];
    for (const [who, username] of [
      ['all crews', 'safety'],
      ['a crew of 400', 'lead'],
    ] as const) {
      const person = await server.as(username);
      for (const [what, query] of Object.entries(queries)) {
        const path = `/api/incidents?limit=50&${query}`;
        figures.push(await timesOf(person, { name: `${what}, ${who}: ${engine}`, path }));
      }
      for (const [path, atMost] of besides) {
        figures.push(await timesOf(person, { name: `${path}, ${who}: ${engine}`, path, atMost }));
      }
    }
    return figures;
  });
}

async function timesOf(
  person: Person,
  { name, path, atMost = AT_MOST_MS }: { name: string; path: string; atMost?: number },
): Promise<Figure> {
  const times: number[] = [];
  let rows = 0;
  for (let at = 0; at < REPEATS; at += 1) {
    const start = performance.now();
    const { status, body } = await person.get(path);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    rows = rowsIn(body);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
  return {
    name,
    value: at(0.95),
    unit: 'ms',
    target: { atMost },
    note: `95 of 100 within; median ${at(0.5)}, ${rows} rows`,
  };
}

/** Of a list, of one within the answer, else what the answer counts. */
const rowsIn = (body: unknown[] | { items?: unknown[]; places?: unknown[]; total?: number }): number =>
  Array.isArray(body) ? body.length : ((body.items ?? body.places)?.length ?? body.total ?? 0);
