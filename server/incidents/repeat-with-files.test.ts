import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIncident } from '../testing/builders.ts';
import { aPhoto } from '../testing/files.ts';
import { aForm } from '../testing/incident-with-files.ts';
import { tally } from '../testing/tally.ts';
import { everythingKept } from '../testing/everything-kept.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (form: FormData) =>
  (await server.as('demo')).request('POST', '/api/incidents', { body: form });

describe('the same form sent again', () => {
  it('gives the incident that exists and adds nothing', async () => {
    const fields = anIncident();
    const files = [{ name: 'a.jpg', bytes: await aPhoto() }];
    const first = await send(aForm(fields, files));
    const before = await everythingKept(server);
    const second = await send(aForm(fields, files));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await everythingKept(server)).toEqual(before);
  });

  it('with a file more adds that file', async () => {
    const fields = anIncident();
    const one = { name: 'a.jpg', bytes: await aPhoto() };
    const other = { name: 'b.jpg', bytes: await aPhoto() };
    await send(aForm(fields, [one]));
    const second = await send(aForm(fields, [one, other]));
    expect(second.status).toBe(200);
    expect(second.body.media.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'a.jpg',
      'b.jpg',
    ]);
  });

  it('twenty times at once makes one incident with its two files', async () => {
    const fields = anIncident();
    const files = [
      { name: 'a.jpg', bytes: await aPhoto() },
      { name: 'b.jpg', bytes: await aPhoto() },
    ];
    const before = await everythingKept(server);
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(aForm(fields, files))));
    expect(tally(replies)).toEqual({ 200: 19, 201: 1 });
    const after = await everythingKept(server);
    expect(after.incidents).toBe(before.incidents + 1);
    expect(after.media).toBe(before.media + 2);
    expect(after.files).toHaveLength(before.files.length + 2);
  });

  it('with other content is refused with the incident that exists, and its files are not kept', async () => {
    const clientRef = randomUUID();
    const first = await send(aForm(anIncident({ clientRef })));
    const before = await everythingKept(server);
    const files = [{ name: 'a.jpg', bytes: await aPhoto() }];
    const second = await send(aForm(anIncident({ clientRef, description: 'Something else' }), files));
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'client-ref-conflict', current: first.body });
    expect(await everythingKept(server)).toEqual(before);
  });

  it('with more files than fit is refused, and the incident stays as it was', async () => {
    const fields = anIncident();
    const many = async (count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => ({
          name: `${index}.png`,
          bytes: await aPhoto({ type: 'png' }),
        })),
      );
    await send(aForm(fields, await many(15)));
    const before = await everythingKept(server);
    expect((await send(aForm(fields, await many(6)))).body.code).toBe('too-many-files');
    expect(await everythingKept(server)).toEqual(before);
  });
});
