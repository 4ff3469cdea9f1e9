import { onBothEngines, withServer, type House } from './engines.ts';
import type { Bench, Figure } from './figure.ts';
import { INCIDENTS, seedManyIncidents } from './many-incidents.ts';
import { startProduct } from './product-server.ts';
import type { Person } from '../server/testing/person.ts';

const REPEATS = 40;
const AT_MOST_MS = 60;

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

export const incidentsBench: Bench = {
  name: 'incidents',
  about: `search and filters over ${INCIDENTS.toLocaleString('en-US')} incidents, one request after the other`,
  run: async () =>
    onBothEngines(
      async (house) => (house.databaseUrl === undefined ? [] : measure(house, house.databaseUrl)),
      (reason) => ({ name: 'Search for incidents: PostgreSQL', value: null, unit: 'ms', note: reason }),
    ),
};

async function measure({ engine }: House, databaseUrl: string): Promise<Figure[]> {
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
        figures.push(await timesOf(person, { name: `${what}, ${who}: ${engine}`, query }));
      }
    }
    return figures;
  });
}

async function timesOf(person: Person, { name, query }: { name: string; query: string }): Promise<Figure> {
  const times: number[] = [];
  let rows = 0;
  for (let at = 0; at < REPEATS; at += 1) {
    const start = performance.now();
    const { status, body } = await person.get(`/api/incidents?limit=50&${query}`);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${query}: ${status}`);
    ({ length: rows } = body as unknown[]);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
  return {
    name,
    value: at(0.95),
    unit: 'ms',
    target: { atMost: AT_MOST_MS },
    note: `95 of 100 within; median ${at(0.5)}, ${rows} rows`,
  };
}
