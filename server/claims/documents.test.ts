import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { history } from '../history/public.ts';
import { claimThatIs, decide, fileOne, judgeDocument, sendDocument } from '../testing/claims.ts';
import { aPhoto, aZip } from '../testing/files.ts';
import { upload } from '../testing/incident-with-files.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const KEY = 'repair-estimate';
const file = async () => fileOne(await server.as('demo'));
const read = async (id: number) => (await (await server.as('admin')).get(`/api/claims/${id}`)).body;
const lineOf = async (id: number, key = KEY) =>
  (await read(id)).documents.find((line: { key: string }) => line.key === key);
const judge = async (username: string, id: number, judgement: Record<string, unknown>, key = KEY) =>
  judgeDocument(await server.as(username), { claimId: id, key }, judgement);
const actionsOf = async (id: number) =>
  (
    await server.app.context.db
      .select({ action: history.action })
      .from(history)
      .where(and(eq(history.subject, 'claim'), eq(history.subjectId, id)))
      .orderBy(history.id)
  ).map(({ action }) => action);

describe('who may send a document', () => {
  it.each([
    ['nobody', 401],
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['lead', 403],
    ['admin', 403],
    ['demo', 201],
  ])('%s: %i', async (username, status) => {
    const claim = await file();
    const before = await everythingKept(server);
    const person = username === 'nobody' ? server.nobody : await server.as(username);
    expect((await sendDocument(person, { claimId: claim.id, key: KEY })).status).toBe(status);
    if (status !== 201) expect(await everythingKept(server)).toEqual(before);
  });

  it.each([
    ['1e3', KEY],
    ['-1', KEY],
    ['99999999999', KEY],
    ['2147483647', KEY],
  ])('finds no claim %s', async (claimId, key) => {
    expect((await sendDocument(await server.as('demo'), { claimId, key })).status).toBe(404);
  });

  it.each(['crash-report', 'nothing', '__proto__', 'a%00b'])(
    'finds no line %s on an equipment claim',
    async (key) => {
      const claim = await file();
      expect((await sendDocument(await server.as('demo'), { claimId: claim.id, key })).status).toBe(404);
      expect((await judge('lead', claim.id, { status: 'accepted' }, key)).status).toBe(404);
    },
  );
});

describe('who may judge a document', () => {
  it.each([
    ['demo', 403],
    ['mike', 404],
    ['chief', 404],
    ['lead', 200],
    ['admin', 200],
  ])('%s: %i', async (username, status) => {
    const claim = await file();
    await sendDocument(await server.as('demo'), { claimId: claim.id, key: KEY });
    expect((await server.nobody.put(`/api/claims/${claim.id}/documents/${KEY}`, {})).status).toBe(401);
    expect((await judge(username, claim.id, { status: 'accepted' })).status).toBe(status);
    expect((await lineOf(claim.id)).status).toBe(status === 200 ? 'accepted' : 'sent');
  });

  it('is nobody on their own claim', async () => {
    const lead = await server.as('lead');
    const claim = await fileOne(lead);
    await sendDocument(lead, { claimId: claim.id, key: KEY });
    expect((await judge('lead', claim.id, { status: 'accepted' })).body.code).toBe('own-claim');
  });
});

describe('a document', () => {
  it('is a file of the claim and not of the incident, for those who may read the claim', async () => {
    const claim = await file();
    const demo = await server.as('demo');
    const bytes = await aPhoto();
    const sent = await sendDocument(demo, { claimId: claim.id, key: KEY }, { bytes, fileName: 'quote.jpg' });
    expect(sent.body).toMatchObject({ fileName: 'quote.jpg', fileType: 'image/jpeg', size: bytes.length });
    expect(await lineOf(claim.id)).toEqual({
      key: KEY,
      status: 'sent',
      note: null,
      judgedAt: null,
      files: [sent.body],
    });
    const incident = await demo.get(`/api/incidents/${claim.incidentId}`);
    expect(incident.body.media).toEqual([]);
    expect((await demo.get(`/api/incidents/${claim.incidentId}/media`)).body).toEqual([]);
    for (const [username, status] of [
      ['demo', 200],
      ['lead', 200],
      ['admin', 200],
      ['mike', 404],
      ['chief', 404],
    ] as const) {
      expect([username, (await (await server.as(username)).get(sent.body.url)).status]).toEqual([
        username,
        status,
      ]);
    }
    expect(await actionsOf(claim.id)).toEqual(['filed', 'document-sent']);
  });

  it('sent again is there once, with other bytes or for something else is refused', async () => {
    const claim = await file();
    const demo = await server.as('demo');
    const [bytes, clientRef] = [await aPhoto(), randomUUID()];
    const place = { claimId: claim.id, key: KEY };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => sendDocument(demo, place, { bytes, clientRef })),
    );
    expect(tally(replies)).toEqual({ 201: 1, 200: 4 });
    expect((await lineOf(claim.id)).files).toHaveLength(1);
    for (const other of [
      await sendDocument(demo, place, { clientRef }),
      await sendDocument(demo, { ...place, key: 'receipts' }, { bytes, clientRef }),
      await upload(demo, claim.incidentId, { bytes, clientRef }),
    ]) {
      expect([other.status, other.body.code]).toEqual([409, 'client-ref-conflict']);
    }
  });

  it('obeys the rules of photos and videos, and leaves nothing when it does not', async () => {
    const claim = await file();
    const demo = await server.as('demo');
    const before = await everythingKept(server);
    const place = { claimId: claim.id, key: KEY };
    for (const [bytes, status] of [
      [aZip(), 415],
      [Buffer.alloc(0), 415],
      [Buffer.concat([await aPhoto(), Buffer.alloc(10 * 1024 * 1024)]), 413],
    ] as const) {
      expect((await sendDocument(demo, place, { bytes })).status).toBe(status);
    }
    expect((await sendDocument(demo, place, { clientRef: 'x' })).status).toBe(400);
    expect((await sendDocument(demo, place, { fileName: '' })).status).toBe(400);
    expect(await everythingKept(server)).toEqual(before);
  });

  it('is one of 20 at most, beside the 20 of its incident', async () => {
    const claim = await file();
    const demo = await server.as('demo');
    expect((await upload(demo, claim.incidentId)).status).toBe(201);
    const keys = [KEY, 'photos', 'receipts', 'serial-plate'];
    for (let index = 0; index < 20; index += 1) {
      const key = keys[index % keys.length] ?? KEY;
      expect((await sendDocument(demo, { claimId: claim.id, key })).status).toBe(201);
    }
    const over = await sendDocument(demo, { claimId: claim.id, key: KEY });
    expect([over.status, over.body.code]).toEqual([422, 'too-many-files']);
    expect(over.body.detail).toContain('20 files');
    expect((await upload(demo, claim.incidentId)).status).toBe(201);
  });

  it('comes until the claim is approved, and its repeat is answered after that too', async () => {
    const [person, agent] = [await server.as('demo'), await server.as('lead')];
    const claim = await claimThatIs('rejected', { person, agent });
    const place = { claimId: claim.id, key: KEY };
    expect((await sendDocument(person, place)).status).toBe(201);
    const open = await file();
    const repeated = { bytes: await aPhoto(), clientRef: randomUUID() };
    const first = await sendDocument(person, { claimId: open.id, key: KEY }, repeated);
    await decide(agent, open.id, { decision: 'approve', amount: 3200 });
    const again = await sendDocument(person, { claimId: open.id, key: KEY }, repeated);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const late = await sendDocument(person, { claimId: open.id, key: KEY });
    expect([late.status, late.body.code]).toEqual([422, 'claim-closed']);
    expect((await judge('lead', open.id, { status: 'accepted' })).body.code).toBe('claim-closed');
  });
});

describe('a claim whose documents change', () => {
  it('has moved, for lists that are asked for again too, and what its owner changes is not stale by it', async () => {
    const [demo, lead] = [await server.as('demo'), await server.as('lead')];
    const claim = await file();
    const lists = async (etag?: string) =>
      demo.get('/api/claims', etag === undefined ? {} : { 'if-none-match': etag });
    const moments = [claim.updatedAt];
    for (const change of [
      () => sendDocument(demo, { claimId: claim.id, key: KEY }),
      () => judge('lead', claim.id, { status: 'unreadable' }),
      () => sendDocument(demo, { claimId: claim.id, key: KEY }),
    ]) {
      const etag = (await lists()).headers.get('etag') ?? 'none';
      expect((await lists(etag)).status).toBe(304);
      await change();
      const after = await lists(etag);
      expect(after.status).toBe(200);
      const listed = after.body.find(({ id }: { id: number }) => id === claim.id);
      expect(listed).toEqual(await read(claim.id));
      moments.push(listed.updatedAt);
    }
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => Date.parse(a) - Date.parse(b)));

    // Nobody decides without what came after they had read it.
    const unseen = await decide(lead, claim.id, {
      decision: 'reject',
      reason: 'None',
      updatedAt: moments[2],
    });
    expect([unseen.status, unseen.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(unseen.body.current.documents).toEqual((await read(claim.id)).documents);
    const changed = await demo.put(`/api/claims/${claim.id}`, { ...claim, description: 'And the pump' });
    expect([changed.status, changed.body.description]).toEqual([200, 'And the pump']);
    const stale = await demo.put(`/api/claims/${claim.id}`, { ...claim, description: 'Not the pump' });
    expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile']);
  });
});

describe('a judgement', () => {
  it('is of the file and the judgement that were read, or is refused with what is there now', async () => {
    const [claim, demo] = [await file(), await server.as('demo')];
    const place = { claimId: claim.id, key: KEY };
    const first = (await sendDocument(demo, place)).body.id;
    const second = (await sendDocument(demo, place)).body.id;
    const replaced = await judge('lead', claim.id, { status: 'accepted', fileId: first });
    expect([replaced.status, replaced.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(replaced.body.current).toEqual(await read(claim.id));
    const said = await Promise.all(
      ['lead', 'admin'].map((who, index) =>
        judge(who, claim.id, {
          status: index === 0 ? 'accepted' : 'unreadable',
          fileId: second,
          judgedAt: null,
        }),
      ),
    );
    expect(tally(said)).toEqual({ 200: 1, 409: 1 });
    const won = said.find(({ status }) => status === 200)?.body;
    expect(said.find(({ status }) => status === 409)?.body.current).toEqual(won);
    expect(await actionsOf(claim.id)).toHaveLength(4);
  });

  it('needs something that was sent', async () => {
    const claim = await file();
    for (const status of ['accepted', 'unreadable']) {
      const reply = await judge('lead', claim.id, { status });
      expect([reply.status, reply.body.code]).toEqual([422, 'forbidden-status-change']);
    }
    expect(await read(claim.id)).toEqual(claim);
  });

  it('holds until a new file comes, once however often it is sent', async () => {
    const claim = await file();
    const demo = await server.as('demo');
    const place = { claimId: claim.id, key: KEY };
    await sendDocument(demo, place);
    const said = { status: 'unreadable', note: 'Blurred' };
    const first = await judge('lead', claim.id, said);
    expect(first.status).toBe(200);
    expect((await judge('lead', claim.id, said)).body).toEqual(first.body);
    expect(await lineOf(claim.id)).toMatchObject({ status: 'unreadable', note: 'Blurred' });
    await sendDocument(demo, place);
    expect(await lineOf(claim.id)).toMatchObject({ status: 'sent', note: null, files: [{}, {}] });
    await judge('lead', claim.id, { status: 'accepted' });
    expect(await lineOf(claim.id)).toMatchObject({ status: 'accepted', note: null });
    expect(await actionsOf(claim.id)).toEqual([
      'filed',
      'document-sent',
      'document-unreadable',
      'document-sent',
      'document-accepted',
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no status', {}, 'status'],
    ['no file', { status: 'accepted', fileId: null }, 'fileId'],
    ['a time that is none', { status: 'accepted', judgedAt: 'today' }, 'judgedAt'],
    ['a status that is nobody’s word', { status: 'needed' }, 'status'],
    ['NUL', { status: 'unreadable', note: '\0' }, 'note'],
    ['half a character', { status: 'unreadable', note: '\ud83e' }, 'note'],
    ['a note too long', { status: 'unreadable', note: 'x'.repeat(501) }, 'note'],
  ])('with %s is refused by the name of the field', async (_name, judgement, field) => {
    const claim = await file();
    await sendDocument(await server.as('demo'), { claimId: claim.id, key: KEY });
    const { status, body } = await judge('lead', claim.id, judgement);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    expect((await lineOf(claim.id)).status).toBe('sent');
  });
});
