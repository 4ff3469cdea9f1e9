import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparedInstallation, type EmptyInstallation } from '../testing/empty-database.ts';
import { anExifPhoto } from '../testing/exif-photo.ts';
import { Person } from '../testing/person.ts';
import { launchServer } from '../testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

let installation: EmptyInstallation;
beforeEach(async () => {
  installation = await preparedInstallation();
});
afterEach(() => installation.remove());

it('a stopped server has no trace of who reported without a name, in its log and in every byte it wrote', async () => {
  const settings = { ...installation.settings, LOG_LEVEL: 'info', SECURITY_LOG: 'on', TRUST_PROXY: '1' };
  const server = launchServer(settings);
  const url = await server.ready;
  const signIn = (username: string) => Person.signIn({ url, username, password: `demo-${username}-2025` });
  const [mike, lead] = [await signIn('mike'), await signIn('lead')];
  const { code } = (await lead.get('/api/crews/north/report-code')).body as { code: string };
  // As whoever opens the page, sends, is refused and reads the answer, signed in all the while.
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'TraceBrowser/7.7' };
  await mike.request('GET', `/r/${code}`, { headers });
  const json = {
    ...{ crewCode: code, category: 'hazard', description: 'Loose guard rail', deviceId: 'device-4711' },
    ...{ location: 'Deck 3, 30.26715, -97.74306', photo: (await anExifPhoto()).toString('base64') },
  };
  const sent = await mike.request('POST', '/api/observations', { headers, json });
  expect(sent.status).toBe(201);
  const path = `/api/observations/receipts/${String(sent.body.receipt)}`;
  const wrong = { ...json, crewCode: 'AAAAAAAAAA' };
  expect((await mike.request('POST', '/api/observations', { headers, json: wrong })).status).toBe(404);
  expect((await mike.request('GET', path, { headers })).status).toBe(200);
  await mike.request('POST', `${path}/answer`, { headers, json: { text: 'North side' } });
  await server.stop('SIGTERM');

  const { out, err } = server.output();
  // The log is on, and tells of the calls of people who are signed in.
  expect(out).toContain('/api/crews/north/report-code');
  const receipt = String(sent.body.receipt);
  const traces = ['203.0.113.77', 'TraceBrowser', 'device-4711', '26715', '74306', 'ExifArtist', 'ExifModel'];
  for (const trace of [...traces, receipt, receipt.replaceAll('-', '')]) {
    expect(out + err, trace).not.toContain(trace);
    for (const file of await readdir(installation.folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      expect(bytes.includes(trace), `${trace} in ${file.name}`).toBe(false);
    }
  }
  for (const address of [code, '/api/observations']) expect(out + err, address).not.toContain(address);
});
