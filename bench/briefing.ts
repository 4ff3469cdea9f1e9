import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import { Person } from '../server/testing/person.ts';
import { startWeatherReplay } from '../server/testing/weather-replay.ts';
import { crewReports } from './crew-reports.ts';
import { onBothEngines, withServer, type House } from './engines.ts';
import { median, range, type Bench, type Figure } from './figure.ts';
import { startProduct } from './product-server.ts';

/** Requests one after the other, of which the first ones do not count. */
const REQUESTS = 400;
const WARM_UP = 100;
const REPORTS = 200;

const name = (engine: string) => `GET /api/daily-briefing, cached, p95: ${engine}`;

/** A briefing whose weather is known, for all tasks, with as many near reports as one looks at. */
export const briefingBench: Bench = {
  name: 'briefing',
  about: `GET /api/daily-briefing with known weather, nine tasks and ${REPORTS} near reports, on both engines`,
  run: () =>
    onBothEngines(measure, (reason) => ({ name: name('PostgreSQL'), value: null, unit: 'ms', note: reason })),
};

async function measure({ engine, databaseUrl }: House): Promise<Figure[]> {
  const weather = await startWeatherReplay();
  try {
    const server = await startProduct({
      settings: { ...weather.nws, ...weather.openMeteo },
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
    return await withServer(server, async () => {
      const account = await server.addPerson();
      const person = await Person.signIn({ url: server.url, ...account });
      const items = crewReports(REPORTS, 2).map((report, index) => ({
        kind: 'incident.report',
        record: {
          ...report,
          date: new Date(Date.now() - index * 60_000).toISOString(),
          latitude: String(42.7 + index / 10_000),
          longitude: '-73.75',
          clientRef: crypto.randomUUID(),
        },
      }));
      await person.post('/api/sync', { userId: person.id, items });
      const path = `/api/daily-briefing?lat=42.745&lng=-73.752&tasks=${tasksOfTheDay.join()}`;
      const times: number[] = [];
      let bytes = 0;
      for (let request = 0; request < REQUESTS; request += 1) {
        const from = performance.now();
        const { status, body } = await person.get(path);
        times.push(performance.now() - from);
        if (status !== 200 || body.weather.live !== true) throw new Error(`${path}: ${status}`);
        if (request === 0) bytes = JSON.stringify(body).length;
      }
      const counted = times.slice(WARM_UP);
      const p95 = [...counted].sort((a, b) => a - b)[Math.ceil(counted.length * 0.95) - 1] ?? Number.NaN;
      const asked = Math.max(...Object.values(weather.counts()));
      return [
        {
          name: name(engine),
          value: p95,
          unit: 'ms',
          target: { atMost: 20 },
          note: `as a client on the same machine sees it; median ${median(counted).toFixed(1)} ms, ${range(counted)} ms; ${Math.round(bytes / 100) / 10} kB; no question upstream more than ${asked} time`,
        },
      ];
    });
  } finally {
    weather.close();
  }
}
