import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../testing/person.ts';
import { anExifPhoto } from '../testing/exif-photo.ts';
import { aPhoto } from '../testing/files.ts';
import { securityLines } from '../testing/security-lines.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let people: Record<'nobody' | 'mike' | 'rosa' | 'chief' | 'lead' | 'safety' | 'admin', Person>;
let code: string;
beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMIT_PER_MINUTE: '1000000',
    SECURITY_LOG: 'on',
    SYSTEM_VOICE: 'off',
  });
  const [mike, rosa, chief, lead, safety, admin] = await Promise.all(
    ['mike', 'rosa', 'chief', 'lead', 'safety', 'admin'].map((name) => server.as(name)),
  );
  people = { nobody: server.nobody, mike, rosa, chief, lead, safety, admin } as typeof people;
  ({ code } = (await people.lead.get('/api/crews/north/report-code')).body);
});
afterAll(() => server.close());

const aReport = (more: object = {}) => ({
  crewCode: code,
  category: 'hazard',
  description: 'The outrigger sinks into the trench.',
  ...more,
});
const send = (report: object, person = people.nobody) => person.post('/api/observations', report);
const list = async (query = '', person = people.lead) =>
  (await person.get(`/api/observations${query}`)).body as Record<string, unknown>[];
const find = async (words: string) =>
  (await list()).find(({ description }) => String(description).includes(words));

/** A crew of its own, so that limits and lists are not shared with other tests. */
async function aCrew(crewId: string) {
  const lead = await server.addPerson({ role: 'supervisor', crewId });
  const { body } = await lead.get(`/api/crews/${crewId}/report-code`);
  return { lead, crewCode: body.code as string };
}

/** Every row of every table, as text by table. */
async function everyRow(): Promise<Map<string, string[]>> {
  const rowsOf = async (query: string) =>
    (await server.app.context.db.execute(sql.raw(query))) as { rows: { text: string }[] };
  const tables = await rowsOf(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as text from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = new Map<string, string[]>();
  for (const { text: table } of tables.rows) {
    const rows = await rowsOf(`select row_to_json(t)::text as text from ${table} t`);
    found.set(
      table,
      rows.rows.map(({ text }) => text),
    );
  }
  return found;
}

describe('a report without a name', () => {
  it('is taken as JSON and as a form, with a photo or without, and answered with a receipt', async () => {
    const photo = await aPhoto();
    const form = new FormData();
    for (const [name, value] of Object.entries(aReport({ category: 'near-miss', location: 'Yard 4' })))
      form.append(name, value);
    form.append('photo', new Blob([new Uint8Array(photo)]), 'IMG_0042.jpg');
    const replies = [
      await send(aReport({ crewCode: ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)}` })),
      await send(aReport({ photo: photo.toString('base64'), location: '' })),
      await send(aReport({ photo: `data:image/jpeg;base64,${photo.toString('base64')}` })),
      await people.nobody.request('POST', '/api/observations', { body: form }),
    ];
    for (const { status, body } of replies) {
      expect([status, Object.keys(body)]).toEqual([201, ['receipt']]);
      expect(body.receipt).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
    }
    const kept = (await list()).map(({ location, photo: at }) => `${String(location)} ${at !== null}`);
    expect(kept.toSorted()).toEqual(['Yard 4 true', 'null false', 'null true', 'null true']);
  });

  it('is refused with what is wrong, and nothing is kept of it', async () => {
    const { db } = server.app.context;
    const kept = async () =>
      ((await db.execute(sql`select id from observations`)) as { rows: unknown[] }).rows;
    const before = await kept();
    const notes = new FormData();
    for (const [name, value] of Object.entries(aReport())) notes.append(name, value);
    notes.append('media', new Blob(['x']), 'x.jpg');
    const large = Buffer.concat([await aPhoto(), Buffer.alloc(10 * 1024 * 1024)]).toString('base64');
    const refused: [number, string, Promise<{ status: number; body: { code: string } }>][] = [
      [404, 'not-found', send(aReport({ crewCode: 'AAAAAAAAAA' }))],
      [404, 'not-found', send(aReport({ crewCode: '' }))],
      [400, 'invalid-input', send(aReport({ crewCode: undefined }))],
      [400, 'invalid-input', send(aReport({ category: 'accident' }))],
      [400, 'invalid-input', send(aReport({ description: ' \u200B ' }))],
      [400, 'invalid-input', send(aReport({ description: 'x'.repeat(10_001) }))],
      [400, 'invalid-input', send(aReport({ location: 'a\u0000b' }))],
      [
        415,
        'not-a-picture',
        send(aReport({ photo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') })),
      ],
      [415, 'not-a-picture', send(aReport({ photo: 'this is no base64!' }))],
      [413, 'file-too-large', send(aReport({ photo: large }))],
      [400, 'invalid-input', people.nobody.request('POST', '/api/observations', { body: notes })],
      [
        403,
        'cross-site',
        people.nobody.request('POST', '/api/observations', {
          json: aReport(),
          headers: { origin: 'https://evil.example' },
        }),
      ],
    ];
    for (const [status, problem, reply] of refused) {
      const { status: got, body } = await reply;
      expect([got, body.code]).toEqual([status, problem]);
    }
    expect(await kept()).toEqual(before);
  });

  it('leaves no trace of who sent it, signed in or not: in no row, file or line of the security log', async () => {
    const crew = await aCrew('traceless');
    const before = await everyRow();
    const files = await storedFiles(server);
    const headers = {
      'user-agent': 'TraceBrowser/7.7',
      'x-forwarded-for': '203.0.113.77',
      'accept-language': 'gv',
    };
    let receipt = '';
    const lines = await securityLines(async () => {
      const { body } = await people.mike.request('POST', '/api/observations', {
        json: {
          ...aReport({ crewCode: crew.crewCode, location: 'North gate 30.26715, -97.74306' }),
          ...{
            userId: people.mike.id,
            deviceId: 'device-4711',
            latitude: '30.26715',
            clientRef: crypto.randomUUID(),
          },
          photo: (await anExifPhoto()).toString('base64'),
        },
        headers,
      });
      ({ receipt } = body);
      // Refusals are no lines either.
      await people.mike.request('POST', '/api/observations', {
        json: aReport({ crewCode: 'A' }),
        headers: { ...headers, origin: 'https://evil.example' },
      });
      await people.mike.request('GET', `/api/observations/receipts/${receipt}`, { headers });
      await people.mike.request('POST', `/api/observations/receipts/${receipt}/answer`, {
        json: { text: 'By the fence.' },
        headers,
      });
    });
    expect(lines).toEqual([]);
    expect(await storedFiles(server)).toEqual(files);
    const added = [...(await everyRow())].flatMap(([table, rows]) => {
      const old = new Set(before.get(table));
      return rows.filter((row) => !old.has(row)).map((row) => [table, row] as const);
    });
    const told = new Set(['public.notifications', 'public.jobs']);
    expect(new Set(added.map(([table]) => table).filter((table) => !told.has(table)))).toEqual(
      new Set(['public.observations', 'public.observation_messages']),
    );
    const plain = receipt.replaceAll('-', '');
    for (const needle of [
      'TraceBrowser',
      '203.0.113',
      '127.0.0.1',
      'device-4711',
      '26715',
      '74306',
      'ExifArtist',
      receipt,
      plain,
    ]) {
      for (const [table, row] of added) expect(row, `${needle} in ${table}`).not.toContain(needle);
    }
    for (const [table, text] of added) {
      const row = JSON.parse(text) as Record<string, unknown>;
      // Of what is told: who is told, and the crew.
      if (told.has(table)) expect(JSON.stringify(row)).not.toContain('By the fence');
      else for (const value of Object.values(row)) expect(value).not.toBe(people.mike.id);
      for (const [column, value] of Object.entries(row)) {
        if (/^\d{4}-\d\d-\d\dT/.test(String(value)) && table !== 'public.jobs') {
          expect(new Date(String(value)).getTime() % 3_600_000, `${table}.${column}`).toBe(0);
        }
      }
    }
    const [kept] = await list('', crew.lead);
    expect(kept).toMatchObject({ location: 'North gate', crewId: 'traceless' });
    const photo = await fetch(`${server.url}${String(kept?.['photo'])}`, {
      headers: { cookie: crew.lead.cookie },
    });
    const bytes = Buffer.from(await photo.arrayBuffer());
    const { exif, xmp, icc, format, width, height } = await sharp(bytes).metadata();
    // Turned upright by what its EXIF said, which is gone.
    expect([exif, xmp, icc, format, width, height]).toEqual([
      undefined,
      undefined,
      undefined,
      'webp',
      30,
      40,
    ]);
    expect(bytes.includes('ExifArtist')).toBe(false);
  });

  it('does not tell by where its row lies, which transaction wrote it or its time, when it came', async () => {
    const crew = await aCrew('unordered');
    const words = Array.from({ length: 12 }, (_, index) => `Hazard ${index}`);
    for (const description of words) await send(aReport({ crewCode: crew.crewCode, description }));
    const { rows } = (await server.app.context.db.execute(
      sql`select description, xmin::text as xmin, extract(epoch from hour)::int % 3600 as seconds from observations
        where crew_id = 'unordered' order by ctid`,
    )) as { rows: { description: string; xmin: string; seconds: number }[] };
    expect(rows.map(({ description }) => description)).not.toEqual(words);
    expect(rows.map(({ description }) => description).toSorted()).toEqual(words.toSorted());
    // One of them may have come in the next hour.
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBeLessThanOrEqual(2);
    expect(new Set(rows.map(({ seconds }) => seconds))).toEqual(new Set([0]));
    const listed = (await list('', crew.lead)).map(({ description }) => description);
    expect(listed).not.toEqual(words.toReversed());
  });

  it('beyond 30 of a crew in an hour goes to quarantine, beyond 200 is refused, and other crews go on', async () => {
    const crew = await aCrew('flooded');
    // A clock of its own: the hour must not turn meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:20:00Z') });
    try {
      const report = aReport({ crewCode: crew.crewCode });
      const first = await Promise.all(Array.from({ length: 40 }, () => send(report)));
      expect(first.map(({ status }) => status)).toEqual(first.map(() => 201));
      expect(await list('', crew.lead)).toHaveLength(30);
      expect(await list('?quarantined=true', crew.lead)).toHaveLength(10);
      const { status } = await people.nobody.get(`/api/observations/receipts/${first[39]?.body.receipt}`);
      expect(status).toBe(200);
      for (let sent = 40; sent < 200; sent += 20)
        await Promise.all(Array.from({ length: 20 }, () => send(report)));
      const refused = await send(report);
      expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
      expect(Number(refused.headers.get('retry-after'))).toBe(40 * 60);
      expect((await send(aReport())).status).toBe(201);
      vi.setSystemTime(new Date('2026-11-23T11:00:00Z'));
      expect((await send(report)).status).toBe(201);
      expect(await list('', crew.lead)).toHaveLength(31);
      const page = await crew.lead.get('/api/observations?limit=20');
      const next = encodeURIComponent(page.headers.get('x-next-cursor') ?? '');
      const rest = await list(`?limit=20&cursor=${next}`, crew.lead);
      expect(new Set([...page.body, ...rest].map(({ id }) => id as string)).size).toBe(31);
      expect((await crew.lead.get('/api/observations?cursor=x')).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a receipt', () => {
  it('shows status and the conversation without a name, and takes the reporter’s answer', async () => {
    const { receipt } = (await send(aReport({ description: 'Frayed sling at bay 2' }))).body;
    const path = `/api/observations/receipts/${receipt}`;
    expect((await people.nobody.get(path)).body).toEqual({
      status: 'open',
      category: 'hazard',
      reply: null,
      messages: [],
    });
    const { id } = (await find('Frayed sling')) as { id: string };
    const replied = await people.lead.post(`/api/observations/${id}/reply`, { text: 'Which bay?' });
    expect([replied.status, replied.body.messages[0]]).toMatchObject([
      201,
      { from: 'supervisor', by: 'Lena Lead' },
    ]);
    const closed = await people.safety.post(`/api/observations/${id}/state`, { to: 'closed' });
    expect([closed.status, closed.body.state]).toEqual([200, 'closed']);
    expect((await list('?state=closed')).map((one) => one['id'])).toEqual([id]);
    expect(
      (
        await people.nobody.get(
          `/api/observations/receipts/${String(receipt).replaceAll('-', ' ').toLowerCase()}`,
        )
      ).body,
    ).toMatchObject({ status: 'closed', reply: 'Which bay?' });
    expect((await people.nobody.post(`${path}/answer`, { text: ' ' })).status).toBe(400);
    const answered = await people.nobody.post(`${path}/answer`, { text: 'Bay 2, the yellow one.' });
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject({ status: 'open', reply: 'Which bay?' });
    expect(answered.body.messages.map((one: { from: string; text: string }) => [one.from, one.text])).toEqual(
      [
        ['supervisor', 'Which bay?'],
        ['reporter', 'Bay 2, the yellow one.'],
      ],
    );
    expect(JSON.stringify(answered.body)).not.toContain('Lena');
    const more = await Promise.all(
      Array.from({ length: 25 }, () => people.nobody.post(`${path}/answer`, { text: 'Again' })),
    );
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5 - 1);
    expect((await people.nobody.get(path)).body.messages.length).toBeLessThanOrEqual(22 + 20);
  });

  it('that is none is a 404 by the same way as a wrong one, to read and to answer', async () => {
    for (const wrong of ['ABCD-EFGH-JKMN-PQRS', 'x', '%00', 'own', '9'.repeat(190), "'%20or%201=1"]) {
      const path = `/api/observations/receipts/${wrong}`;
      for (const reply of [
        await people.nobody.get(path),
        await people.nobody.post(`${path}/answer`, { text: 'Hello' }),
      ]) {
        expect([reply.status, reply.body.code], wrong).toEqual([404, 'not-found']);
      }
    }
  });
});

describe('who answers for the crew', () => {
  it('alone reads, replies and closes: supervisor, safety, admin', async () => {
    await send(aReport({ description: 'Open manhole', photo: (await aPhoto()).toString('base64') }));
    const { id } = (await find('Open manhole')) as { id: string };
    const at = `/api/observations/${id}`;
    const statuses = async (person: Person) => [
      (await person.get('/api/observations')).status,
      (await person.get(`${at}/photo`)).status,
      (await person.post(`${at}/reply`, { text: 'Covered.' })).status,
      (await person.post(`${at}/state`, { to: 'open' })).status,
      (await person.get('/api/crews/north/report-code')).status,
    ];
    expect(await statuses(people.nobody)).toEqual([401, 401, 401, 401, 401]);
    expect(await statuses(people.mike)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(people.rosa)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(people.chief)).toEqual([200, 404, 404, 404, 404]);
    for (const each of [people.lead, people.safety, people.admin])
      expect(await statuses(each)).toEqual([200, 200, 201, 200, 200]);
    expect(JSON.stringify(await list('', people.chief))).not.toContain('manhole');
    expect(JSON.stringify(await list('', people.safety))).toContain('manhole');
    const nowhere = await server.addPerson({ role: 'supervisor', crewId: null });
    expect(await list('', nowhere)).toEqual([]);
    for (const none of ['1', 'x', crypto.randomUUID()]) {
      expect((await people.admin.post(`/api/observations/${none}/reply`, { text: 'x' })).status).toBe(404);
    }
    expect((await people.lead.post(`${at}/state`, { to: 'rejected' })).status).toBe(400);
  });

  it('renews the code, which ends the one before; receipts stay good, and the crew finds its page', async () => {
    const crew = await aCrew('coded');
    const member = await server.addPerson({ crewId: 'coded' });
    const own = async () => (await member.get('/api/observations/own-page')).body.path as string;
    expect(await own()).toBe(`/r/${crew.crewCode}`);
    const { receipt } = (await send(aReport({ crewCode: crew.crewCode }))).body;
    expect((await people.chief.post('/api/crews/coded/report-code', {})).status).toBe(404);
    expect((await member.post('/api/crews/coded/report-code', {})).status).toBe(403);
    expect((await people.admin.get('/api/crews/no-such-crew/report-code')).status).toBe(404);
    const { status, body } = await crew.lead.post('/api/crews/coded/report-code', {});
    expect([status, body.url]).toEqual([200, `${server.url}/r/${body.code}`]);
    expect(body.code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    expect(body.code).not.toBe(crew.crewCode);
    expect((await send(aReport({ crewCode: crew.crewCode }))).status).toBe(404);
    expect((await send(aReport({ crewCode: body.code }))).status).toBe(201);
    expect((await people.nobody.get(`/api/observations/receipts/${receipt}`)).status).toBe(200);
    expect(await own()).toBe(`/r/${body.code}`);
    const nowhere = await server.addPerson({ crewId: null });
    expect((await nowhere.get('/api/observations/own-page')).body).toEqual({ path: null });
  });
});
