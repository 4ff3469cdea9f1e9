import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { sendInWorker } from '../../web/src/offline/send-in-worker.ts';
import { whoIsSignedIn } from '../../web/src/offline/who-is-signed-in.ts';
import { aContent, aPhoto } from '../../web/src/offline/testing/a-device.ts';
import { aPhone, signInOn } from './phone.ts';
import { whatTheServerHas } from './what-the-server-has.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('sends from the service worker while no page is open, and asks to be woken again when it could not', async () => {
  const person = await server.addPerson();
  const phone = aPhone(server.url, person);
  const page = phone.openTab();
  expect(await whoIsSignedIn(phone.parts)).toBeNull();
  await signInOn(phone, page, person);
  expect(await whoIsSignedIn(phone.parts)).toBe(person.id);
  await page.saveIncident({ userId: person.id, content: aContent(), files: [{ file: aPhoto(1) }] });

  const offline = { ...phone.parts, fetch: () => Promise.reject(new TypeError('No signal')) };
  await expect(sendInWorker(offline)).rejects.toThrow('Something still waits');
  await sendInWorker(phone.parts);
  expect(await whatTheServerHas(person)).toMatchObject([{ files: [expect.any(String)] }]);
  expect(await page.waitingCount(person.id)).toBe(0);
});
