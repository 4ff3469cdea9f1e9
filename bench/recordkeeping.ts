import { onBothEngines, withServer, type Installation } from './engines.ts';
import type { Bench, Figure } from './figure.ts';
import { startProduct } from './product-server.ts';
import type { Person } from '../server/testing/person.ts';
import { anEstablishment } from '../server/testing/recordkeeping.ts';

const CASES = 5_000;
const AT_MOST_MS = 1_000;
const REPEATS = 7;
const YEAR = 2025;
const base = '/api/recordkeeping';
const TEXT =
  'He carried a bundle of shingles up the ladder when the wind turned and the ladder slid off. '.repeat(4);

/** The log of a year with many cases, as JSON and as a spreadsheet, and both files for OSHA, one request after the other. */
export const recordkeepingBench: Bench = {
  name: 'recordkeeping',
  about: `the log and OSHA's two files of ${CASES.toLocaleString('en-US')} cases, on both engines`,
  run: async () =>
    onBothEngines(measure, (reason) => ({ name: 'Log: PostgreSQL', value: null, unit: 'ms', note: reason })),
};

async function measure({ engine, databaseUrl }: Installation): Promise<Figure[]> {
  const server = await startProduct({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    settings: { COSTLY_PER_MINUTE: '1000000' },
  });
  return withServer(server, async () => {
    const safety = await server.as('safety');
    const place = await seed(safety);
    const figures: Figure[] = [];
    for (const path of [
      `log/${YEAR}?format=json`,
      `log/${YEAR}?format=csv`,
      `ita/${YEAR}/summary.csv?anyway=true`,
      `ita/${YEAR}/cases.csv?anyway=true`,
      `ita/${YEAR}/check?`,
      `cases?year=${YEAR}`,
      `rates?from=${YEAR}-01-01&to=${YEAR}-12-31`,
    ]) {
      const times: number[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const start = performance.now();
        const { status } = await safety.get(`${base}/${path}&establishmentId=${place}`);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        times.push(performance.now() - start);
      }
      const [median = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(REPEATS / 2));
      figures.push({
        ...{ name: `GET ${path.replace(/[?&]$/, '')}: ${engine}`, value: Math.round(median), unit: 'ms' },
        ...{
          target: { atMost: AT_MOST_MS },
          note: `median of ${REPEATS}, slowest ${Math.round(Math.max(...times))} ms`,
        },
      });
    }
    return figures;
  });
}

/** An establishment whose cases came by the import, half of them with days; its id. */
async function seed(safety: Person): Promise<number> {
  const { body } = await safety.post(`${base}/establishments`, anEstablishment({ size: '250-or-more' }));
  const place = body.id as number;
  await safety.put(`${base}/establishments/${place}/years/${YEAR}`, {
    ...{ averageEmployees: 20_000, hoursWorked: 40_000_000 },
  });
  const rows = Array.from({ length: CASES }, (_, at) => {
    const day = `${String((at % 12) + 1).padStart(2, '0')}/${String((at % 28) + 1).padStart(2, '0')}/${YEAR}`;
    const outcome = at % 2 === 0 ? '2,7,0' : '4,0,0';
    return `North Yard,${YEAR},${at + 1},Lineman,${day},Pole ${at},Cut hand,${outcome},1,02/03/1980,02/03/2010,M,0,0,07:00,14:05,,${TEXT},${TEXT},Cut hand,Ladder,`;
  });
  const heading =
    'establishment_name,year_of_filing,case_number,job_title,date_of_incident,incident_location,incident_description,incident_outcome,dafw_num_away,djtr_num_tr,type_of_incident,date_of_birth,date_of_hire,sex,treatment_facility_type,treatment_in_patient,time_started_work,time_of_incident,time_unknown,nar_before_incident,nar_what_happened,nar_injury_illness,nar_object_substance,date_of_death';
  const reply = await safety.request('POST', `${base}/import?establishmentId=${place}&year=${YEAR}`, {
    body: new Uint8Array(Buffer.from([heading, ...rows].join('\r\n'))),
    headers: { 'content-type': 'application/octet-stream' },
  });
  if (reply.status >= 300)
    throw new Error(`Import: ${reply.status} ${JSON.stringify(reply.body).slice(0, 500)}`);
  return place;
}
