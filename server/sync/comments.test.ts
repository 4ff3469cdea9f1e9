import { syncReplySchema } from '@tailboard/contract/sync.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { reportOne } from '../testing/incident-with-files.ts';
import type { Reply } from '../testing/person.ts';
import { tally } from '../testing/tally.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aComment = (of: object, said: object = {}) => ({
  ...{ kind: 'comment', clientRef: randomUUID(), text: 'The ladder is locked away' },
  ...of,
  ...said,
});
async function sync(items: unknown[], username = 'demo'): Promise<Reply> {
  const person = await server.as(username);
  return person.post('/api/sync', { userId: person.id, items });
}
const statusesOf = ({ body }: Reply) => body.results.map(({ status }: { status: number }) => status);
const textsOf = async (incidentId: number): Promise<string[]> => {
  const { body } = await (await server.as('admin')).get(`/api/incidents/${incidentId}/comments`);
  return body.map(({ text }: { text: string }) => text);
};

describe('comments in a batch', () => {
  it.each([
    ['mike', [404, 404]],
    ['rosa', [404, 404]],
    ['chief', [404, 404]],
    ['demo', [201, 403]],
    ['lead', [201, 201]],
    ['safety', [201, 201]],
    ['admin', [201, 201]],
  ])('are taken only as the single call would: %s with %j', async (username, statuses) => {
    const incidentId = await reportOne(await server.as('demo'));
    const items = [aComment({ incidentId }), aComment({ incidentId }, { visibility: 'supervisors' })];
    expect(statusesOf(await sync(items, username))).toEqual(statuses);
  });

  it('find their incident in the same batch, wherever it stands; a repeat is harmless', async () => {
    const incidentClientRef = randomUUID();
    const report = { kind: 'incident.report', record: anIncident({ clientRef: incidentClientRef }) };
    const items = [
      aComment({ incidentClientRef }),
      report,
      aComment({ incidentClientRef }, { text: 'More' }),
    ];
    const first = await sync(items);
    expect(syncReplySchema.parse(first.body)).toEqual(first.body);
    expect(statusesOf(first)).toEqual([201, 201, 201]);
    const [comment, { record }] = first.body.results;
    expect(comment.comment).toMatchObject({ incidentId: record.id, visibility: 'everybody-on-it' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => sync(items)));
    expect(tally(replies.flatMap(({ body }) => body.results))).toEqual({ 200: 30 });
    // By its id, once the device knows it.
    const byId = { ...items[0], incidentClientRef: undefined, incidentId: record.id };
    expect(statusesOf(await sync([byId]))).toEqual([200]);
    expect(await textsOf(record.id)).toEqual(['The ladder is locked away', 'More']);
    // A reference names an incident of one's own alone.
    expect(statusesOf(await sync([aComment({ incidentClientRef })], 'lead'))).toEqual([404]);
  });

  it('are answered each as the single call would; one bad item stops no other', async () => {
    const incidentId = await reportOne(await server.as('demo'));
    const said = aComment({ incidentId });
    const reply = await sync([
      said,
      { ...said, text: 'Other' },
      aComment({ incidentId }, { text: ' ' }),
      aComment({ incidentId }, { clientRef: undefined }),
      aComment({ incidentId }, { visibility: 'nobody' }),
      aComment({ incidentId: 2_000_000_000 }),
      aComment({ incidentId: 'x' }),
      aComment({ incidentClientRef: randomUUID() }),
      aComment({}),
      aComment({ incidentId }, { text: 'The last one' }),
    ]);
    expect(statusesOf(reply)).toEqual([201, 409, 400, 400, 400, 404, 404, 404, 404, 201]);
    expect(reply.body.results[1].problem).toMatchObject({
      code: 'client-ref-conflict',
      current: reply.body.results[0].comment,
    });
    expect(await textsOf(incidentId)).toEqual(['The ladder is locked away', 'The last one']);
  });
});
