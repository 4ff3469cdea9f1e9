import { getDocumentProxy, getMeta, extractText } from 'unpdf';
import { sql } from 'drizzle-orm';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { goldenFile } from './read-golden.ts';
import { seedGolden } from './seed-golden.ts';

let server: TestServer;
let safety: Person;
let place: number;
let ids: number[];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
  safety = await server.as('safety');
  ({ place, ids } = await seedGolden(server.app.context.db, { demo: await server.as('demo'), safety }));
});
afterAll(() => server.close());

const get = async (path: string) => {
  const { status, body } = await safety.get(`/api/recordkeeping/${path}`);
  expect(status).toBe(200);
  return body;
};

it('the log of the fourteen cases is what was written by hand, byte for byte', async () => {
  expect(await get(`log/2025?establishmentId=${place}&format=csv`)).toBe(goldenFile('log.csv'));
});

it('so are both files for OSHA: the cases of today, the summary too unless it was signed otherwise', async () => {
  expect(await get(`ita/2025/cases.csv?establishmentId=${place}`)).toBe(goldenFile('ita-cases.csv'));
  const { totals, certified, differs } = await get(`summary/2025?establishmentId=${place}`);
  const lines = Object.entries(totals).map(([name, count]) => `${name} ${String(count)}`);
  expect(lines).toEqual(goldenFile('summary.txt').split('\n').slice(1, -1));
  expect([differs, certified.totals.daysAway]).toEqual([true, 258]);
});

it('so are the fields of the first 301', async () => {
  const { fields } = await get(`cases/${ids[0]}/form-301`);
  const lines = fields.map(({ number, value }: { number: number; value: string }) => `${number} ${value}`);
  expect(lines.join('\n')).toBe(goldenFile('form-301.txt').split('\n').slice(1, -1).join('\n'));
});

/** The text of a PDF, page by page on one line, and whether it says that it is tagged. */
async function paper(path: string, name: string) {
  const reply = await fetch(`${server.url}/api/recordkeeping/${path}`, {
    headers: { cookie: safety.cookie },
  });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  if (process.env['KEEP_PAPERS'] !== undefined) {
    writeFileSync(`${process.env['KEEP_PAPERS']}/${name}.pdf`, bytes);
  }
  const pdf = await getDocumentProxy(bytes);
  const mark = await pdf.getMarkInfo();
  const { info } = await getMeta(pdf);
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  const { text } = await extractText(pdf, { mergePages: false });
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '));
  return { pages, isTagged: mark?.Marked, isAcross: width > height, title: info['Title'] as string };
}

it('is a form for an inspector as a PDF, in both languages, tagged, with privacy kept', async () => {
  const log = await paper(`log/2025?establishmentId=${place}&format=pdf`, 'log');
  expect(log).toMatchObject({ isTagged: true, isAcross: true });
  const text = log.pages.join(' ');
  for (const words of [
    '(A) Case no.',
    '(F) Describe injury',
    '(K) Away from work',
    '(6) All other illnesses',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Page totals 1 7 2 4 268 31 8 1 1 1 1 2');
  expect(text).toContain('10 Privacy case Foreman 08/18/2025');
  expect(text).toContain('(Lined out 03/02/2026)');
  expect(text).not.toMatch(/Ida|Kohl|Jon Lund/);
  const summary = await paper(`summary/2025?establishmentId=${place}&format=pdf`, 'summary');
  expect(summary).toMatchObject({ isTagged: true, isAcross: true });
  expect(summary.pages).toHaveLength(2);
  expect(summary.pages[0]).toMatch(/Company executive Cal Chief .*SHA-256/);
  expect(summary.pages[1]).toMatch(/\(K\) Total number of days away from work 268/);
  const form = await paper(`cases/${ids[0]}/form-301?format=pdf&language=es`, 'form-301-es');
  expect(form).toMatchObject({ isTagged: true, title: 'Informe de incidente de lesión o enfermedad' });
  expect(form.pages.join(' ')).toContain('(1) Nombre completo Ana Ruiz');
  expect(form.pages.join(' ')).toContain('(10) Número de caso del Registro 1');
  expect((await safety.get(`/api/recordkeeping/log/2025?establishmentId=${place}&format=doc`)).status).toBe(
    400,
  );
});

it('goes on over pages, each with its totals, however long its texts are', async () => {
  const updatedAt = (await get(`cases/${ids[1]}`)).updatedAt as string;
  const long = 'very long words and Donaudampfschifffahrtsgesellschaftskapitän '.repeat(40);
  const changed = await safety.put(`/api/recordkeeping/cases/${ids[1]}`, {
    ...{ updatedAt, whereOccurred: 'W'.repeat(255), description: long.slice(0, 255).trim() },
    ...{ beforeIncident: long.slice(0, 2_000), whatHappened: long.slice(0, 2_000) },
    ...{ injuryOrIllness: 'a\n'.repeat(999), objectOrSubstance: 'W'.repeat(2_000) },
    person: { jobTitle: 'Q'.repeat(120), address: 'W'.repeat(300) },
    facility: 'W'.repeat(300),
  });
  expect(changed.status).toBe(200);
  await server.app.context.db.execute(sql`insert into recorded_cases
    (establishment_id, year, case_number, state, name, job_title, date_of_injury, where_occurred, description)
    select ${place}, 2025, (100 + n)::text, 'recordable', 'Somebody ' || n, 'Lineman', '2025-12-20', 'Yard', 'Cut'
    from generate_series(1, 60) n`);
  await server.app.context.db.execute(sql`insert into log_entries (case_id, entry)
    select id, '{"class":"J","daysAway":0,"daysRestricted":0,"illnessType":"injury"}' from recorded_cases
    where case_number::int > 100 and year = 2025`);
  const { pages } = await paper(`log/2025?establishmentId=${place}&format=pdf`, 'long-log');
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('Page totals');
  expect(pages.at(-1)).toContain('Totals of the log 1 7 2 64 268 31 68 1 1 1 1 2');
  const { pages: form } = await paper(`cases/${ids[1]}/form-301?format=pdf`, 'long-301');
  expect(form.join(' ')).toContain('(18) If the employee died');
  expect(form.length).toBeLessThan(6);
});
