import { importReplySchema } from '@tailboard/contract/recordkeeping-import.ts';
import { parse } from 'csv-parse/sync';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yazl from 'yazl';
import { goldenFile } from '../golden/read-golden.ts';
import type { Person } from '../../testing/person.ts';
import { makeEstablishment } from '../../testing/recordkeeping.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let safety: Person;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  safety = await server.as('safety');
});
afterAll(() => server.close());

const base = '/api/recordkeeping';
const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
type Sent = { place: number; preview?: boolean; type?: keyof typeof types; who?: Person; year?: string };
const send = async (file: string | Buffer, { place, preview = false, type = 'csv', who, year }: Sent) =>
  (who ?? safety).request(
    'POST',
    `${base}/import?establishmentId=${place}&year=${year ?? '2025'}${preview ? '&preview=true' : ''}`,
    { body: new Uint8Array(Buffer.from(file)), headers: { 'content-type': types[type] } },
  );
const casesOf = async (place: number) =>
  (await safety.get(`${base}/cases?establishmentId=${place}`)).body as { id: number }[];
const faults = ({ body }: { body: { errors?: { field: string; message: string }[] } }) =>
  (body.errors ?? []).map(({ field }) => field);

/** The golden cases with a row of them changed. */
function ita(changes: Record<string, string>, at = 3): string {
  const rows = parse(goldenFile('ita-cases.csv'));
  const [heads = []] = rows;
  for (const [column, value] of Object.entries(changes)) {
    const row = rows[at - 1];
    if (row !== undefined) row[heads.indexOf(column)] = value;
  }
  return csv(rows);
}
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

async function xlsx(rows: readonly (readonly (string | number)[])[], extra = ''): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const shared: string[] = [];
  const cell = (value: string | number, at: number, row: number) => {
    const where = `${String.fromCharCode(65 + at)}${row + 1}`;
    if (typeof value === 'number') return `<c r="${where}"><v>${value}</v></c>`;
    shared.push(value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    return `<c r="${where}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const sheet = rows
    .map((row, n) => `<row r="${n + 1}">${row.map((value, at) => cell(value, at, n)).join('')}</row>`)
    .join('');
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name);
  add('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${sheet}${extra}</sheetData></worksheet>`);
  add('xl/sharedStrings.xml', `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`);
  zip.end();
  return buffer(zip.outputStream);
}

it('a file of OSHA’s columns is shown first and then written whole, and comes out as it came in', async () => {
  const place = await makeEstablishment(safety, { name: 'North Yard' });
  const file = goldenFile('ita-cases.csv');
  const shown = await send(file, { place, preview: true });
  expect([shown.status, importReplySchema.parse(shown.body)]).toEqual([200, shown.body]);
  expect(shown.body).toMatchObject({ preview: true, layout: 'ita', imported: 0, skipped: 0, errors: [] });
  expect(shown.body.rows).toHaveLength(14);
  expect(shown.body.rows[12]).toMatchObject({ row: 14, class: 'G', daysAway: 20, illnessType: 'injury' });
  expect(await casesOf(place)).toEqual([]);
  const written = await send(file, { place });
  expect([written.status, written.body.imported]).toEqual([201, 14]);
  expect((await safety.get(`${base}/ita/2025/cases.csv?establishmentId=${place}`)).body).toBe(file);
  const { totals } = (await safety.get(`${base}/summary/2025?establishmentId=${place}`)).body;
  expect(Object.values(totals)).toEqual([1, 7, 2, 4, 268, 31, 8, 1, 1, 1, 1, 2]);
  const again = await send(file, { place });
  expect([again.status, faults(again).length]).toEqual([400, 14]);
  const [made] = await casesOf(place);
  const { body } = await safety.get(`${base}/cases/${made?.id}`);
  expect(body).toMatchObject({ state: 'recordable', incidentId: null, caseNumber: '1' });
  expect(body.decisions).toMatchObject([{ recordable: 'yes', by: 'Sam Safety' }]);
});

it('so is a log of the 300’s columns, from CSV and from a workbook, without totals and entries lined out', async () => {
  const columns = (log: string) => parse(log).map((row) => row.slice(0, 18));
  const wanted = columns(goldenFile('log.csv')).filter((_, at) => at !== 12);
  for (const type of ['csv', 'xlsx'] as const) {
    const place = await makeEstablishment(safety);
    const rows = parse(goldenFile('log.csv')).map((row) =>
      // A workbook has numbers for days and counts.
      row.map((cell) => (type === 'xlsx' && /^\d+$/.test(cell) ? Number(cell) : cell)),
    );
    if (type === 'xlsx' && rows[1] !== undefined) rows[1][3] = 45_663;
    const above = [['OSHA’s Form 300'], ['Year 2025'], ...rows];
    const file = type === 'csv' ? goldenFile('log.csv') : await xlsx(above);
    const { status, body } = await send(file, { place, type });
    expect([type, status, body.imported, body.skipped]).toEqual([type, 201, 14, 2]);
    const log = (await safety.get(`${base}/log/2025?establishmentId=${place}&format=csv`)).body;
    expect(columns(log)).toEqual(wanted);
  }
});

it.each<[string, Record<string, string>, string[]]>([
  ['a day that is none', { date_of_incident: '02/30/2025' }, ['rows.3.dateOfInjury']],
  ['another year', { date_of_incident: '02/03/2024' }, ['rows.3.dateOfInjury']],
  ['a day to come', { date_of_hire: '01/01/2999' }, ['rows.3.dateHired']],
  ['no number', { case_number: '' }, ['rows.3.caseNumber']],
  ['a number twice', { case_number: '1' }, ['rows.3.caseNumber']],
  ['an outcome that is none', { incident_outcome: '5' }, ['rows.3.class']],
  ['days of another outcome', { dafw_num_away: '4' }, ['rows.3.daysAway']],
  ['181 days', { incident_outcome: '2', dafw_num_away: '181' }, ['rows.3.daysAway', 'rows.3.daysAway']],
  ['a type that is none', { type_of_incident: 'x' }, ['rows.3.illnessType']],
  ['half an hour past', { time_started_work: '25:00', sex: 'x' }, ['rows.3.sex', 'rows.3.timeBeganWork']],
  ['another place', { establishment_name: 'South Yard' }, ['rows.3.establishmentId']],
  ['a death of another outcome', { date_of_death: '02/01/2025' }, ['rows.3.dateOfDeath']],
  ['too long a text', { incident_location: 'x'.repeat(256) }, ['rows.3.whereOccurred']],
  ['no job', { job_title: ' ', incident_description: '' }, ['rows.3.description', 'rows.3.jobTitle']],
])('%s is said of its row and field, and nothing is written', async (_name, changes, wanted) => {
  const place = await makeEstablishment(safety, { name: `Refused ${_name}` });
  const file = ita({ establishment_name: `Refused ${_name}`, ...changes }).replaceAll(
    'North Yard"',
    `Refused ${_name}"`,
  );
  const refused = await send(file, { place });
  expect([refused.status, faults(refused).toSorted()]).toEqual([400, wanted]);
  const shown = await send(file, { place, preview: true });
  expect([shown.status, shown.body.errors.length]).toEqual([200, wanted.length]);
  expect(await casesOf(place)).toEqual([]);
});

it('what is no log, too many rows and a bomb are refused with a sentence', async () => {
  const place = await makeEstablishment(safety, { name: 'Nothing' });
  const says = async (file: string | Buffer, type?: 'xlsx') => {
    const { status, body } = await send(file, { place, ...(type === undefined ? {} : { type }) });
    return [status, body.errors?.[0]?.field, body.errors?.[0]?.message];
  };
  expect(await says('name,phone\r\nAna,555 0100')).toEqual([
    ...[400, 'file', expect.stringContaining('not the columns')],
  ]);
  expect(await says('case_number,job_title,date_of_incident\r\n1,Roofer,02/03/2025')).toEqual([
    ...[400, 'file', expect.stringContaining('incident_location, incident_description')],
  ]);
  expect((await says(''))[0]).toBe(400);
  for (const json of [undefined, null, false, 'rows', { rows: [] }]) {
    const { status, body } = await safety.post(`${base}/import?establishmentId=${place}&year=2025`, json);
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'file']);
  }
  expect((await says('PK\u0003\u0004 and no more', 'xlsx')).slice(0, 2)).toEqual([400, 'file']);
  expect((await says('"never closed'))[0]).toBe(400);
  const [heads = '', first = ''] = goldenFile('ita-cases.csv').split('\r\n');
  const many = `${heads}\r\n${`${first}\r\n`.repeat(100_000)}`;
  expect(await says(many)).toEqual([400, 'file', expect.stringContaining('more than 10000 rows')]);
  const bomb = await xlsx([['case_number']], '<row><c><v>1</v></c></row>'.repeat(3_000_000));
  expect(bomb.length).toBeLessThan(1_000_000);
  expect((await says(bomb, 'xlsx')).slice(0, 2)).toEqual([400, 'file']);
  const far = await xlsx([['case_number']], '<row r="9999999"><c r="ZZZ9999999"><v>1</v></c></row>');
  expect((await says(far, 'xlsx')).slice(0, 2)).toEqual([400, 'file']);
  expect(faults(await send(goldenFile('ita-cases.csv'), { place, year: '2999' }))).toEqual(['year']);
  expect((await send('', { place: 2_000_000_000 })).status).toBe(404);
  expect((await send('', { place, who: await server.as('lead') })).status).toBe(403);
  expect(await casesOf(place)).toEqual([]);
});

it('a form with one file is taken too, and a text that begins like a formula stays text', async () => {
  const place = await makeEstablishment(safety, { name: 'North Yard Two' });
  const file = ita({ incident_description: '=HYPERLINK("x")' }).replaceAll('North Yard"', 'North Yard Two"');
  const form = new FormData();
  form.append('file', new Blob([file]), 'log.csv');
  const path = `${base}/import?establishmentId=${place}&year=2025`;
  expect((await safety.request('POST', path, { body: form })).status).toBe(201);
  const log = (await safety.get(`${base}/log/2025?establishmentId=${place}&format=csv`)).body;
  expect(log).toContain(`"'=HYPERLINK(""x"")"`);
});
