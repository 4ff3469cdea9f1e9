import { incidentAnalysisSchema } from '@tailboard/contract/incident-analysis.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto, aVideo, aZip } from '../testing/files.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/ai/analyze-incident';
const fields = {
  incidentType: 'Workplace Injury',
  description: 'Fell from a ladder and was taken to hospital overnight.',
  location: 'Dallas, TX',
};

function aForm(overrides: Record<string, string> = {}, files: readonly Buffer[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...overrides })) form.append(name, value);
  for (const bytes of files) form.append('media', new Blob([new Uint8Array(bytes)]), 'x.jpg');
  return form;
}

describe('the analysis of an incident', () => {
  it('is made for who is signed in', async () => {
    expect((await server.nobody.post(path, fields)).status).toBe(401);
    const reply = await (await server.as('demo')).post(path, fields);
    expect(reply.status).toBe(200);
    expect(incidentAnalysisSchema.parse(reply.body).source).toBe('built-in');
  });

  it('is the same for JSON with the number of files and for a form with the files, which are not kept', async () => {
    const demo = await server.as('demo');
    const before = await storedFiles(server);
    const files = [await aPhoto(), await aPhoto(), aZip()];
    const asForm = await demo.request('POST', path, { body: aForm({}, files) });
    const asJson = await demo.post(path, { ...fields, mediaCount: 3 });
    const counted = await demo.request('POST', path, { body: aForm({ mediaCount: '3' }) });
    expect([asForm.status, asJson.status, counted.status]).toEqual([200, 200, 200]);
    expect(asForm.body).toEqual(asJson.body);
    expect(counted.body).toEqual(asJson.body);
    expect(await storedFiles(server)).toEqual(before);
  });

  it.each<[string, number, string, Record<string, string>, () => Buffer[]]>([
    ['no description', 400, 'description', { description: '  ' }, () => []],
    ['an endless description', 400, 'description', { description: 'x'.repeat(10_001) }, () => []],
    ['NUL', 400, 'location', { location: 'a\0b' }, () => []],
    ['half a file count', 400, 'mediaCount', { mediaCount: '1.5' }, () => []],
    ['a file that is too large', 413, 'media', {}, () => [aVideo(10 * 1024 * 1024 + 1)]],
    ['21 files', 422, 'media', {}, () => Array.from({ length: 21 }, () => aVideo(100))],
  ])('is refused for %s (%i), naming %s', async (_name, status, field, overrides, files) => {
    const reply = await (await server.as('demo')).request('POST', path, { body: aForm(overrides, files()) });
    expect(reply.status).toBe(status);
    expect(reply.body.errors[0].field).toBe(field);
  });

  it('is refused for what is no form and no JSON', async () => {
    const demo = await server.as('demo');
    const send = (type: string, body: string) =>
      demo.request('POST', path, { headers: { 'content-type': type }, body });
    expect((await send('multipart/form-data; boundary=x', '--x\r\ncontent-disp')).body.code).toBe(
      'malformed-upload',
    );
    expect((await send('application/json', '{"description":')).body.code).toBe('malformed-json');
    expect((await send('application/json', '[]')).status).toBe(400);
    expect((await send('text/plain', 'help')).status).toBe(415);
    expect((await demo.request('POST', path)).status).toBe(400);
  });
});
