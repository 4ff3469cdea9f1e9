import { syncReplySchema } from '@tailboard/contract/sync.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../actions/public.ts';
import { anAction, makeOne } from '../testing/actions.ts';
import { anIncident } from '../testing/builders.ts';
import type { Reply } from '../testing/person.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const anActionItem = (record: unknown) => ({ kind: 'action', record });
const aState = (of: object, change: object) => ({
  kind: 'action-state',
  ...of,
  ...{ clientRef: randomUUID(), note: 'So it is' },
  ...change,
});
async function sync(items: unknown[], username = 'demo'): Promise<Reply> {
  const person = await server.as(username);
  return person.post('/api/sync', { userId: person.id, items });
}
const statusesOf = ({ body }: Reply) => body.results.map(({ status }: { status: number }) => status);

describe('actions in a batch', () => {
  it.each([
    ['mike', 404],
    ['rosa', 404],
    ['chief', 404],
    ['lead', 200],
    ['safety', 200],
    ['admin', 200],
  ])('are moved on only as the single call would: %s with %i', async (username, status) => {
    const action = await makeOne(await server.as('demo'));
    // A reference names an action of one's own alone.
    const reply = await sync(
      [
        aState({ actionId: action.id }, { to: 'in-progress' }),
        aState({ actionClientRef: action.clientRef }, { to: 'done' }),
      ],
      username,
    );
    expect(statusesOf(reply)).toEqual([status, 404]);
  });

  it('find their incident and action in the same batch, wherever it stands; a repeat is harmless', async () => {
    const demo = await server.as('demo');
    const [incidentClientRef, clientRef] = [randomUUID(), randomUUID()];
    const items = [
      aState({ actionClientRef: clientRef }, { to: 'in-progress' }),
      aState({ actionClientRef: clientRef }, { to: 'done', note: null, media: [randomUUID()] }),
      anActionItem(anAction({ clientRef, incidentClientRef, assigneeId: demo.id })),
      { kind: 'incident.report', record: anIncident({ clientRef: incidentClientRef }) },
    ];
    const first = await sync(items);
    expect(syncReplySchema.parse(first.body)).toEqual(first.body);
    expect(statusesOf(first)).toEqual([200, 200, 201, 201]);
    const { results } = first.body;
    expect(results[1].action).toMatchObject({
      id: results[2].action.id,
      state: 'done',
      incident: { id: results[3].record.id },
    });
    const again = await sync(items);
    expect(statusesOf(again)).toEqual([200, 200, 200, 200]);
    expect(again.body.results[0].action).toEqual(results[1].action);
    // By its id, once the device knows it.
    const known = anAction({ ...items[2], clientRef, incidentId: results[3].record.id, assigneeId: demo.id });
    expect(statusesOf(await sync([anActionItem(known)]))).toEqual([200]);
  });

  it('are answered each as the single call would; one bad item stops no other', async () => {
    const demo = await server.as('demo');
    const said = anAction({ assigneeId: demo.id });
    const { id } = await makeOne(demo);
    const reply = await sync([
      anActionItem(said),
      anActionItem({ ...said, title: 'Other' }),
      anActionItem(null),
      anActionItem(anAction({ assigneeId: (await server.as('rosa')).id })),
      anActionItem(anAction({ assigneeId: demo.id, incidentClientRef: randomUUID() })),
      aState({ actionId: id }, { to: 'verified' }),
      aState({ actionId: id }, { to: 'done', note: ' ' }),
      aState({ actionId: id }, { to: 'gone' }),
      aState({ actionId: 'x' }, { to: 'done' }),
      aState({}, { to: 'done' }),
      aState({ actionId: id }, { to: 'done' }),
    ]);
    expect(statusesOf(reply)).toEqual([201, 409, 400, 422, 404, 422, 422, 400, 404, 404, 200]);
    expect(reply.body.results[5].problem).toMatchObject({
      code: 'forbidden-state-change',
      allowed: ['in-progress', 'done', 'rejected'],
    });
  });

  it('sent twenty times at once are made and moved on once each', async () => {
    const demo = await server.as('demo');
    const items = Array.from({ length: 10 }, () => randomUUID()).flatMap((clientRef) => [
      anActionItem(anAction({ clientRef, assigneeId: demo.id })),
      aState({ actionClientRef: clientRef }, { to: 'done' }),
    ]);
    const before = await server.app.context.db.$count(actions);
    const replies = await Promise.all(Array.from({ length: 20 }, () => sync(items)));
    const results = replies.flatMap(({ body }) => body.results);
    expect(tally(results)).toEqual({ 201: 10, 200: 390 });
    expect(results.filter(({ action }) => action.states.length > 1)).toEqual([]);
    expect(await server.app.context.db.$count(actions)).toBe(before + 10);
  });
});
