import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '../../testing/files.ts';
import { reportOne } from '../../testing/incident-with-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const report = async () => reportOne(await server.as('demo'));
const say = async (username: string, id: number, body: Record<string, unknown>) =>
  (await server.as(username)).post(`/api/incidents/${id}/comments`, body);
const read = async (username: string, id: number) =>
  (await server.as(username)).get(`/api/incidents/${id}/comments`);
const textsFor = async (username: string, id: number) =>
  (await read(username, id)).body.map(({ text }: { text: string }) => text);
const toldOf = async (username: string, id: number) =>
  (await (await server.as(username)).get('/api/notifications')).body.notifications
    .filter(({ incidentId }: { incidentId: number }) => incidentId === id)
    .map(({ kind }: { kind: string }) => kind);
const photo = async (username: string, path: string, clientRef = randomUUID()) =>
  (await server.as(username)).request('POST', `${path}?clientRef=${clientRef}&fileName=a.jpg`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await aPhoto()),
  });

describe('who may talk about an incident', () => {
  it('is whoever may open it; what is for supervisors is theirs alone, its photos too', async () => {
    const id = await report();
    expect((await server.nobody.get(`/api/incidents/${id}/comments`)).status).toBe(401);
    for (const [username, status, toSupervisors] of [
      ['mike', 404, 404],
      ['chief', 404, 404],
      ['demo', 201, 403],
      ['lead', 201, 201],
      ['safety', 201, 201],
      ['admin', 201, 201],
    ] as const) {
      expect([username, (await say(username, id, { text: 'Seen.' })).status]).toEqual([username, status]);
      const secret = await say(username, id, { text: `secret of ${username}`, visibility: 'supervisors' });
      expect([username, secret.status]).toEqual([username, toSupervisors]);
    }
    expect(await textsFor('demo', id)).toEqual(['Seen.', 'Seen.', 'Seen.', 'Seen.']);
    expect(await textsFor('lead', id)).toContain('secret of safety');
    const { body } = await say('lead', id, { text: 'a photo for us', visibility: 'supervisors' });
    const path = `/api/incidents/${id}/comments/${body.id}/media`;
    expect((await photo('demo', path)).status).toBe(404);
    expect((await photo('safety', path)).status).toBe(403);
    const added = await photo('lead', path);
    expect(added.status).toBe(201);
    expect((await (await server.as('demo')).get(added.body.url)).status).toBe(404);
    expect(
      (
        await fetch(`${server.url}${added.body.url}`, {
          headers: { cookie: (await server.as('lead')).cookie },
        })
      ).status,
    ).toBe(200);
    const demo = await server.as('demo');
    for (const leak of [
      (await demo.get(`/api/incidents/${id}`)).body,
      (await demo.get('/api/incidents?query=secret')).body,
      (await demo.get('/api/history')).body,
      (await demo.get('/api/notifications')).body,
    ])
      expect(JSON.stringify(leak)).not.toMatch(/secret of|a photo for us/);
    expect((await demo.get(`/api/incidents/${id}`)).body.media).toEqual([]);
  });
});

describe('a comment', () => {
  it('stays as it was written, once however often it is sent, and is only struck, by its author', async () => {
    const id = await report();
    const clientRef = randomUUID();
    const first = await say('demo', id, { text: 'The rung was cracked.', clientRef });
    const again = await say('demo', id, {
      text: 'The rung was cracked.',
      clientRef: clientRef.toUpperCase(),
    });
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
    const other = await say('demo', id, { text: 'Another.', clientRef });
    expect([other.status, other.body.code]).toEqual([409, 'client-ref-conflict']);
    for (const text of ['', '  \u200b', 'x'.repeat(5_001), 'a\u0000b'])
      expect([(await say('demo', id, { text })).status, text.length]).toEqual([400, text.length]);
    const strike = async (username: string) =>
      (await server.as(username)).post(`/api/incidents/${id}/comments/${first.body.id}/strike`, {});
    expect([(await strike('lead')).status, (await strike('mike')).status]).toEqual([403, 404]);
    const struck = await strike('demo');
    expect(struck.body).toMatchObject({ text: 'The rung was cracked.', struckAt: expect.any(String) });
    expect((await strike('demo')).body).toEqual(struck.body);
    expect(await textsFor('lead', id)).toEqual(['The rung was cracked.']);
  });

  it('tells the reporter, the crew’s supervisor and who is mentioned, where they may read it', async () => {
    const id = await report();
    await say('lead', id, { text: 'Ask @safety, @mike and @nobody-here.' });
    expect(await toldOf('demo', id)).toContain('reply-to-reporter');
    expect(await toldOf('safety', id)).toContain('incident-comment');
    expect(await toldOf('lead', id)).not.toContain('incident-comment');
    // A colleague may not open the incident: nothing comes to them, and to the author it looks as for nobody of that name.
    expect(await toldOf('mike', id)).toEqual([]);
    const replies = [await say('lead', id, { text: '@mike' }), await say('lead', id, { text: '@none' })];
    expect(replies.map(({ status, body }) => [status, Object.keys(body)])[0]).toEqual([
      201,
      Object.keys(replies[1]?.body),
    ]);
    await say('safety', id, { text: 'Between us, @demo', visibility: 'supervisors' });
    const repliesToDemo = async () =>
      (await toldOf('demo', id)).filter((kind: string) => kind === 'reply-to-reporter').length;
    // What one person writes in a row is one entry until it is read; another person's is another.
    expect(await repliesToDemo()).toBe(1);
    await say('safety', id, { text: 'I come by.' });
    expect(await repliesToDemo()).toBe(2);
    const demo = await server.as('demo');
    const [{ id: newest }] = (await demo.get('/api/notifications')).body.notifications;
    await demo.post('/api/notifications/read', { upTo: newest });
    await say('lead', id, { text: 'Tomorrow then.' });
    expect(await repliesToDemo()).toBe(3);
  });

  it('comes by pages, the newest first asked, the oldest first shown', async () => {
    const id = await report();
    for (let number = 1; number <= 5; number += 1) await say('demo', id, { text: `${number}` });
    const { cookie } = await server.as('demo');
    const page = async (query: string) => {
      const reply = await fetch(`${server.url}/api/incidents/${id}/comments?${query}`, {
        headers: { cookie },
      });
      const comments = (await reply.json()) as { text: string }[];
      return { texts: comments.map(({ text }) => text).join(''), next: reply.headers.get('x-next-cursor') };
    };
    const newest = await page('limit=2');
    expect(newest.texts).toBe('45');
    expect(await page(`limit=3&cursor=${newest.next}`)).toEqual({ texts: '123', next: null });
    expect((await (await server.as('demo')).get(`/api/incidents/${id}/comments?limit=501`)).status).toBe(400);
    // As many as nobody reads: each once, whatever is added meanwhile; those for supervisors are on none of the pages.
    await server.app.context.db.execute(sql`insert into incident_comments
      (incident_id, user_id, text, visibility, client_ref, content_hash)
      select ${id}, ${(await server.as('lead')).id}, 'x', case when n % 10 = 0 then 'supervisors' else 'everybody-on-it' end,
        gen_random_uuid(), '' from generate_series(1, 10000) n`);
    let next: string | null = '';
    let read = 0;
    while (next !== null) {
      const reply = await page(`limit=500${next === '' ? '' : `&cursor=${next}`}`);
      read += reply.texts.length;
      next = reply.next;
      if (read === 500) await say('demo', id, { text: 'later' });
    }
    expect(read).toBe(9_000 + 5);
  });
});

describe('an investigation', () => {
  const body = {
    timeline: [{ at: '2026-11-20T15:00:00.000Z', what: 'The ladder was set on gravel.' }],
    whys: ['The rung broke.', 'Nobody looked at the ladder this month.'],
    causes: [{ kind: 'equipment', text: 'Cracked rung', root: true }],
    leadBy: null,
    state: 'open',
  };
  const put = async (username: string, id: number, sent: Record<string, unknown> = body) =>
    (await server.as(username)).put(`/api/incidents/${id}/investigation`, sent);

  it('is for supervisors of the crew, safety and administrators', async () => {
    const id = await report();
    for (const [username, status] of [
      ['mike', 404],
      ['chief', 404],
      ['demo', 403],
      ['lead', 200],
      ['safety', 200],
      ['admin', 200],
    ] as const) {
      const got = await (await server.as(username)).get(`/api/incidents/${id}/investigation`);
      expect([username, got.status, (await put(username, id)).status]).toEqual([username, status, status]);
    }
    expect((await server.nobody.get(`/api/incidents/${id}/investigation`)).status).toBe(401);
  });

  it('is led by somebody who may read the record, and by nobody else', async () => {
    const id = await report();
    for (const [username, status] of [
      ['mike', 400],
      ['rosa', 400],
      ['chief', 400],
      ['demo', 200],
      ['lead', 200],
      ['safety', 200],
      ['admin', 200],
    ] as const) {
      const leadBy = (await server.as(username)).id;
      expect([username, (await put('lead', id, { ...body, leadBy })).status]).toEqual([username, status]);
    }
  });

  it('is empty at first, kept whole, refused where somebody changed it meanwhile, and checked', async () => {
    const id = await report();
    const lead = await server.as('lead');
    expect((await lead.get(`/api/incidents/${id}/investigation`)).body).toMatchObject({
      state: 'open',
      whys: [],
      updatedAt: null,
    });
    const first = await put('lead', id, { ...body, leadBy: lead.id });
    expect(first.body).toMatchObject({
      ...body,
      leadBy: lead.id,
      leadName: 'Lena Lead',
      updatedBy: 'Lena Lead',
    });
    expect((await put('lead', id, { ...body, leadBy: lead.id })).body).toEqual(first.body);
    const second = await put('safety', id, { ...body, state: 'done', updatedAt: first.body.updatedAt });
    expect(second.body.state).toBe('done');
    const late = await put('lead', id, { ...body, whys: [], updatedAt: first.body.updatedAt });
    expect([late.status, late.body.code, late.body.current.state]).toEqual([
      409,
      'changed-meanwhile',
      'done',
    ]);
    for (const [field, wrong] of [
      ['whys', { whys: ['1', '2', '3', '4', '5', '6'] }],
      ['causes', { causes: [{ kind: 'luck', text: 'x', root: true }] }],
      ['timeline', { timeline: [{ at: 'noon', what: 'x' }] }],
      ['state', { state: 'closed' }],
      ['leadBy', { leadBy: 2_000_000_000 }],
    ] as const) {
      const refused = await put('lead', id, { ...body, ...wrong });
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, expect.stringContaining(field)]);
    }
  });
});
