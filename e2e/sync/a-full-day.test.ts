import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestCounts } from '../../server/http/tables.ts';
import { aVideo } from '../../server/testing/files.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { aPhone, signInOn } from './phone.ts';
import { whatTheServerHas } from './what-the-server-has.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000', UPLOAD_MB_PER_DAY: '1' });
});
afterAll(() => server.close());

it('a file above what a person may add in a day stays on the phone while its report goes, and goes the next day', async () => {
  const person = await server.addPerson();
  const phone = aPhone(server.url, person);
  const device = phone.openTab();
  await signInOn(phone, device, person);
  const film = new File([new Uint8Array(aVideo(1_200_000))], 'film.mp4', { type: 'video/mp4' });
  const { id } = await device.saveIncident({
    userId: person.id,
    content: aContent(),
    files: [{ file: film }, { file: aPhoto(1) }],
  });
  await device.sync();
  const [sent] = await whatTheServerHas(person);
  expect(sent?.files).toHaveLength(1);
  expect((await device.recordState(person.id, id)).kind).not.toBe('needs-you');
  expect(await device.listFiles(person.id, id)).toHaveLength(1);

  // Another day, and another limit: this film alone is more than that of the test.
  Object.assign(server.app.context.config, { uploadBytesPerDay: 5_000_000 });
  await server.app.context.db.delete(requestCounts);
  await device.sync();
  expect((await whatTheServerHas(person)).map(({ files }) => files.length)).toEqual([2]);
  expect(await device.recordState(person.id, id)).toEqual({ kind: 'on-server' });
  expect(await device.waitingCount(person.id)).toBe(0);
});
