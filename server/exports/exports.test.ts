import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Person } from '../testing/person.ts';
import { securityLines } from '../testing/security-lines.ts';
import { holdOne } from '../testing/talks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let boss: Person;
let ann: Person;
let ids: number[];
const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\tA', '\r=1', 'He said "no", then\nleft; ñ <b>&_x0041_'];

beforeAll(async () => {
  server = await startTestServer({ SECURITY_LOG: 'on', RATE_LIMIT_PER_MINUTE: '1000000' });
  boss = await server.addPerson({ name: 'Bea Boss', role: 'supervisor', crewId: 'out' });
  ann = await server.addPerson({ name: '=HYPERLINK("x")', crewId: 'out' });
  ids = [];
  for (const [index, description] of evil.entries()) {
    const date = `2026-05-0${index + 1}T12:00:00Z`;
    ids.push(await reportOne(ann, { description, location: 'Yard', date, type: 'Other' }));
  }
  const { db } = server.app.context;
  await db.execute(sql`insert into incident_people (incident_id, name, role, injury, body_part, treatment)
    values (${ids[0]}, 'Zoë Hurt', 'contractor', 'fractured', 'left wrist', 'medical')`);
  await db.execute(sql`insert into actions (title, incident_id, level, assignee_id, due_on, priority, created_by, content_hash)
    values ('@Fix the rail', ${ids[0]}, 'ppe', ${ann.id}, '2026-06-01', 'high', ${boss.id}, '')`);
  await holdOne(boss);
});
afterAll(() => server.close());

const table = (text: string): string[][] => parse(text, { bom: true, relax_column_count: false });

async function sheetOf(person: Person, path: string): Promise<string> {
  const reply = await fetch(`${server.url}${path}`, { headers: { cookie: person.cookie } });
  expect(reply.headers.get('content-type')).toContain('spreadsheetml.sheet');
  const zip = await yauzl.fromBufferPromise(Buffer.from(await reply.arrayBuffer()));
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const bytes: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) bytes.push(chunk as Buffer);
    parts.set(entry.fileName, Buffer.concat(bytes).toString());
  }
  expect([...parts.keys()]).toContain('[Content_Types].xml');
  return parts.get('xl/worksheets/sheet1.xml') ?? '';
}

describe('a table that is taken out', () => {
  it.each(['incidents', 'actions', 'talks'])(
    'of %s is for who is signed in, and has only what they see',
    async (what) => {
      expect((await server.nobody.get(`/api/${what}/export`)).status).toBe(401);
      const stranger = await server.addPerson({ role: 'supervisor', crewId: 'elsewhere' });
      expect(table((await stranger.get(`/api/${what}/export?format=csv`)).body)).toHaveLength(1);
      expect(table((await boss.get(`/api/${what}/export?format=csv`)).body).length).toBeGreaterThan(1);
      const { status, body } = await boss.get(`/api/${what}/export?format=pdf`);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'format']);
    },
  );

  it('is CSV with a mark, CRLF and no formula', async () => {
    const reply = await fetch(`${server.url}/api/incidents/export?format=csv&sort=oldest`, {
      headers: { cookie: boss.cookie },
    });
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="incidents-[\d-]+\.csv"$/,
    );
    const text = Buffer.from(await reply.arrayBuffer()).toString();
    expect(text.startsWith('\uFEFFNumber,Date and time,Kind,Type,Description,')).toBe(true);
    expect(text).toContain('Last change\r\n');
    const [heads = [], ...rows] = table(text);
    const column = (name: string) => rows.map((row) => row[heads.indexOf(name)]);
    expect(column('Number')).toEqual(ids.map(String));
    expect(column('Description')).toEqual(evil.map((one, at) => (at < 6 ? `'${one}` : one)));
    expect(new Set(column('Reported by'))).toEqual(new Set([`'=HYPERLINK("x")`]));
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(text).not.toMatch(/fractured|wrist|Zo/);
  });

  it('has the rows of the list with the same filters', async () => {
    const rowsOf = async (query: string) =>
      table((await boss.get(`/api/incidents/export?${query}`)).body)
        .slice(1)
        .map(([number]) => Number(number));
    expect(await rowsOf('from=2026-05-02&to=2026-05-03')).toEqual([ids[2], ids[1]]);
    expect(await rowsOf('openActions=true')).toEqual([ids[0]]);
    expect(await rowsOf('query=left')).toEqual([ids[6]]);
    expect(await rowsOf('crew=elsewhere')).toEqual([]);
    expect((await boss.get('/api/incidents/export?severity=urgent')).status).toBe(400);
  });

  it('is a workbook whose text is text', async () => {
    const sheet = await sheetOf(boss, '/api/incidents/export?format=xlsx&sort=oldest');
    expect(sheet).toContain(`<c><v>${ids[0]}</v></c>`);
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(sheet).toContain('ñ &lt;b&gt;&amp;_x005F_x0041_');
    expect(sheet).not.toMatch(/<f>|fractured|wrist/);
    expect(sheet.match(/<row>/g)).toHaveLength(evil.length + 1);
    const actions = await sheetOf(boss, '/api/actions/export?format=xlsx&assignee=any');
    expect(actions).toContain('>@Fix the rail<');
  });

  it('is in the language and the zone that are asked for', async () => {
    const { body } = await boss.get('/api/incidents/export?query=left&language=es&timeZone=America/Chicago');
    const [heads = [], row = []] = table(body);
    expect(heads).toContain('Descripción');
    expect(row).toContain('2026-05-07 07:00');
    expect((await boss.get('/api/talks/export?timeZone=Mars')).status).toBe(400);
  });

  it('stands in the security log', async () => {
    const lines = await securityLines(async () => {
      await boss.get('/api/actions/export');
    });
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'exported', userId: boss.id, route: '/api/actions/export' }),
    );
  });

  it('does not end half-way: more rows than a page all come', async () => {
    const { db } = server.app.context;
    await db.execute(sql`insert into incidents (user_id, type, date, location, description, priority, content_hash)
      select ${ann.id}, 'Other', now() - n * interval '1 minute', 'Bulk', 'Row ' || n, 'low', ''
      from generate_series(1, 1200) n`);
    const rows = table((await boss.get('/api/incidents/export?query=bulk')).body).slice(1);
    expect(new Set(rows.map(([number]) => number)).size).toBe(1200);
  });
});
