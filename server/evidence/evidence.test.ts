import { evidenceManifestSchema } from '@tailboard/contract/evidence.ts';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { incidentComments, incidentPeople } from '../incidents/public.ts';
import { aPhoto, aVideo } from '../testing/files.ts';
import { reportOne, upload } from '../testing/incident-with-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const papers = ['report.pdf', 'evidence.zip'] as const;

async function take(username: string, id: number, paper: string) {
  const { cookie } = await server.as(username);
  return fetch(`${server.url}/api/incidents/${id}/${paper}`, { headers: { cookie } });
}

/** The files of a package by their names. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

async function textOf(pdf: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('who may take an incident out', () => {
  it.each(papers)('%s: whoever sees it, and nobody else', async (paper) => {
    const id = await reportOne(await server.as('demo'));
    expect((await fetch(`${server.url}/api/incidents/${id}/${paper}`)).status).toBe(401);
    for (const [username, status] of [
      ['mike', 404],
      ['chief', 404],
      ['demo', 200],
      ['lead', 200],
      ['safety', 200],
      ['admin', 200],
    ] as const)
      expect([username, (await take(username, id, paper)).status]).toEqual([username, status]);
    expect((await take('admin', 2_000_000_000, paper)).status).toBe(404);
    // Somebody hurt opens the record, and takes no package of it out.
    const { id: userId } = await server.as('rosa');
    await server.app.context.db
      .insert(incidentPeople)
      .values({ incidentId: id, name: 'Rosa Ramirez', userId, role: 'employee' });
    expect((await (await server.as('rosa')).get(`/api/incidents/${id}`)).status).toBe(200);
    expect((await take('rosa', id, paper)).status).toBe(404);
    const { cookie } = await server.as('admin');
    const query = await fetch(`${server.url}/api/incidents/${id}/${paper}?language=pl`, {
      headers: { cookie },
    });
    expect(query.status).toBe(400);
  });
});

describe('an evidence package', () => {
  it('holds the originals byte for byte, digests that fit, the history, and who took it out', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo, { description: 'Mike fell 12 feet and was admitted to the hospital.' });
    const photo = await aPhoto();
    const video = aVideo(300_000);
    const said = {
      sha256: digest(photo),
      capturedAt: '2026-11-20T15:00:00.000Z',
      deviceOffset: '-360',
      latitude: '32.8121',
      longitude: '-96.8125',
      accuracy: '12',
      appVersion: '0.1.0',
      sentAt: new Date().toISOString(),
    };
    const fileName = '../=cmd|"x" Größe\u202e.jpg';
    expect((await upload(demo, id, { bytes: photo, fileName, said })).status).toBe(201);
    expect((await upload(demo, id, { bytes: video, fileName: 'clip.mp4' })).status).toBe(201);
    // Phones give many files the same name.
    expect((await upload(await server.as('lead'), id, { fileName: 'clip.mp4' })).status).toBe(201);
    const reply = await take('lead', id, 'evidence.zip');
    const files = await unzip(Buffer.from(await reply.arrayBuffer()));
    const manifest = evidenceManifestSchema.parse(JSON.parse(String(files.get('manifest.json'))));
    expect(manifest).toMatchObject({ incidentId: id, madeBy: { username: 'lead' } });
    expect(manifest.files.map(({ name }) => name).toSorted()).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json').toSorted(),
    );
    for (const { name, sha256, size } of manifest.files) {
      const bytes = files.get(name) ?? Buffer.alloc(0);
      expect([name, size, sha256]).toEqual([name, bytes.length, digest(bytes)]);
      expect(name).toMatch(/^[\w./-]+$/);
      expect(name).not.toContain('..');
    }
    const [first, second, third] = manifest.files.filter(({ name }) => name.startsWith('files/'));
    expect(first).toMatchObject({
      sha256: digest(photo),
      checkedAtArrival: true,
      capturedAt: said.capturedAt,
      deviceOffset: -360,
      accuracy: 12,
      addedBy: 'Demo User',
      receivedAt: expect.stringMatching(/Z$/),
    });
    expect(Math.abs(first?.clockAheadMs ?? Infinity)).toBeLessThan(60_000);
    expect(second).toMatchObject({ sha256: digest(video), checkedAtArrival: false, capturedAt: null });
    expect([second?.addedBy, third?.addedBy]).toEqual(['Demo User', 'Lena Lead']);
    const record = JSON.parse(String(files.get('record.json')));
    expect(record.judgements).toHaveLength(1);
    expect(record.history.at(-1)).toMatchObject({
      action: 'evidence-taken-out',
      actor: { username: 'lead' },
    });
  });

  it('and the paper keep medical detail and supervisors’ comments from whoever may not see them', async () => {
    const demo = await server.as('demo');
    const lead = await server.as('lead');
    const id = await reportOne(demo);
    const { db } = server.app.context;
    await db.insert(incidentPeople).values({
      ...{ incidentId: id, name: 'Ana Ruiz', role: 'employee' as const },
      ...{ bodyPart: 'left wrist', injury: 'hairline fracture', treatment: 'medical' as const },
    });
    await db.insert(incidentComments).values([
      {
        incidentId: id,
        userId: lead.id,
        text: 'for all to read',
        visibility: 'everybody-on-it',
        contentHash: '1',
      },
      {
        incidentId: id,
        userId: lead.id,
        text: 'between supervisors',
        visibility: 'supervisors',
        contentHash: '2',
      },
    ]);
    const recordFor = async (username: string) => {
      const bytes = Buffer.from(await (await take(username, id, 'evidence.zip')).arrayBuffer());
      return String((await unzip(bytes)).get('record.json'));
    };
    expect(await recordFor('lead')).toMatch(/between supervisors/);
    const own = await recordFor('demo');
    expect(own).toMatch(/for all to read/);
    expect(own).toMatch(/hairline fracture/);
    expect(own).not.toMatch(/between supervisors/);
    expect(await textOf(await (await take('lead', id, 'report.pdf')).arrayBuffer())).toContain(
      'Ana Ruiz: employee, left wrist, hairline fracture, medical treatment',
    );
  });
});

describe('the paper of an incident', () => {
  it('says what, when and where, how serious it is, and what the law wants, in both languages', async () => {
    const demo = await server.as('demo');
    const id = await reportOne(demo, {
      type: 'Workplace Injury',
      description: 'Mike fell 12 feet and was admitted to the hospital. 王',
    });
    await upload(demo, id);
    const english = await textOf(
      await (await take('lead', id, 'report.pdf?timeZone=America/Chicago')).arrayBuffer(),
    );
    for (const words of [
      `Incident ${id}: Workplace Injury`,
      'Nov 20, 2026, 9:30 AM CST',
      'Demo User (demo), crew north',
      'high; could have been high',
      '29 CFR 1904.39(a)(2)',
      'Mike fell 12 feet',
      'Page 1 of 2',
      'SHA-256',
    ])
      expect(english).toContain(words);
    const spanish = await textOf(await (await take('lead', id, 'report.pdf?language=es')).arrayBuffer());
    expect(spanish).toContain('Página 1 de 2');
    expect(spanish).not.toMatch(/Reported by|Received|How serious|could have been|Where\b/);
  });
});
