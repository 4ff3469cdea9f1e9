import { unzipSync, strFromU8 } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceParts } from './browser-parts.ts';
import { openCrewDb, type CrewStore } from './databases/crew-db.ts';
import { createDevice, DeviceSaveError, type Device } from './public.ts';
import {
  aContent,
  anIncident,
  aPhoto,
  aRecord,
  fillDisk,
  killAtRequest,
  someParts,
} from './testing/a-device.ts';
import { aDocument } from './testing/a-document.ts';

const ME = 1;
const OTHER = 2;
const KIND = 'incident-wizard';
let clock: { now: number };
let parts: DeviceParts;
let device: Device;
let crew: CrewStore;

beforeEach(() => {
  clock = { now: 1_763_652_600_000 };
  parts = someParts({ now: () => clock.now });
  device = createDevice(parts);
  crew = openCrewDb(parts);
});

const save = async (userId = ME, description = 'kept') =>
  await device.saveIncident({ userId, content: aContent({ description }) });

describe('two people on one phone', () => {
  it('shows neither records, nor files, nor drafts, nor answers of the other', async () => {
    const { id } = await device.saveIncident({
      userId: ME,
      content: aContent(),
      files: [{ file: aPhoto(1) }],
    });
    await device.drafts.save({ userId: ME, kind: KIND, step: 'details', values: {} });
    await device.answers.write({ userId: ME, path: '/api/incidents', body: [anIncident()] });
    const [file] = await device.listFiles(ME, id);
    await device.removeFile(OTHER, file?.id ?? 0);

    expect(await device.listIncidents(OTHER)).toEqual([]);
    expect(await device.getIncident(OTHER, id)).toBeNull();
    expect(await device.listFiles(OTHER, id)).toEqual([]);
    expect(await device.drafts.load(OTHER, KIND)).toBeNull();
    expect(await device.answers.read(OTHER, '/api/incidents')).toBeNull();
    expect(await device.waitingCount(OTHER)).toBe(0);
    expect(await device.listFiles(ME, id)).toHaveLength(1);
  });
});

describe('signing out', () => {
  const PATH = '/api/incidents';
  const person = (id: number) => ({
    id,
    username: 'ann',
    name: 'Ann',
    role: 'field-crew' as const,
    crewId: null,
    jobTitle: null,
  });

  it('leaves what is not sent and unfinished forms, and nothing else of anybody', async () => {
    await device.rememberUser(person(ME));
    const documents = await device.documents();
    for (const userId of [ME, OTHER]) {
      await device.answers.write({ userId, path: PATH, body: [anIncident()] });
      await documents.keep(userId, aDocument('ladders'));
    }
    await crew((db) => db.put('incidents', aRecord({ id: 7, userId: ME, syncStatus: 'synced' })));
    const { id } = await save();
    await device.drafts.save({ userId: ME, kind: KIND, step: 'details', values: { location: 'North gate' } });
    await device.forgetUser();

    expect(await device.currentUser()).toBeNull();
    for (const userId of [ME, OTHER]) {
      expect(await device.answers.read(userId, PATH)).toBeNull();
      expect(await documents.list(userId)).toEqual([]);
    }
    expect((await crew((db) => db.getAll('incidents'))).map((record) => record.id)).toEqual([id]);
    expect(await device.waitingCount(ME)).toBe(1);
    expect((await device.drafts.load(ME, KIND))?.values).toEqual({ location: 'North gate' });
  });

  it('keeps no answer that comes after it, until somebody signs in', async () => {
    await device.rememberUser(person(ME));
    await device.forgetUser();
    await device.answers.write({ userId: ME, path: PATH, body: [] });
    expect(await device.answers.read(ME, PATH)).toBeNull();
    await device.rememberUser(person(ME));
    await device.answers.write({ userId: ME, path: PATH, body: [] });
    expect((await device.answers.read(ME, PATH))?.body).toEqual([]);
  });

  it('takes away what is left of somebody whose session had expired, when another signs in', async () => {
    await device.rememberUser(person(ME));
    await device.answers.write({ userId: ME, path: PATH, body: [anIncident()] });
    await device.rememberUser(person(OTHER));
    expect(await device.answers.read(ME, PATH)).toBeNull();
  });
});

describe('saving', () => {
  it('names each report by the negated time, and never two alike', async () => {
    const ids = [(await save()).id, (await save()).id];
    clock.now -= 86_400_000;
    ids.push((await save()).id);
    expect(ids[0]).toBe(-1_763_652_600_000);
    expect(new Set(ids).size).toBe(3);
    const parallel = await Promise.all(Array.from({ length: 10 }, () => save()));
    expect(new Set(parallel.map(({ id }) => id)).size).toBe(10);
  });

  it('says so when the disk is full, and keeps nothing half', async () => {
    const free = fillDisk();
    const failed = save().catch((error: unknown) => error);
    expect(await failed).toBeInstanceOf(DeviceSaveError);
    expect(await failed).toMatchObject({ code: 'no-room', message: expect.stringContaining('no room') });
    free();
    expect(await device.listIncidents(ME)).toEqual([]);
    await save();
    const fullAgain = fillDisk();
    await expect(device.addFile({ userId: ME, incidentId: -1, file: aPhoto(1) })).rejects.toMatchObject({
      code: 'no-room',
    });
    fullAgain();
  });

  it('says so where the browser keeps nothing', async () => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    try {
      await expect(save()).rejects.toMatchObject({ code: 'storage-unavailable' });
    } finally {
      indexedDB.open = open;
    }
    expect(await save()).toMatchObject({ clientRef: expect.any(String) });
  });

  it('refuses a file that is none', async () => {
    const file = 'not a file' as unknown as Blob;
    await expect(device.addFile({ userId: ME, incidentId: -1, file })).rejects.toMatchObject({
      code: 'file-unreadable',
    });
  });

  it('opens the database again after the browser closed it', async () => {
    await save();
    await crew(async (db) => db.close());
    expect(await crew((db) => db.count('incidents'))).toBe(1);
  });

  it('asks once for the data to be kept', async () => {
    let asked = 0;
    const storage = {
      persist: async () => (asked += 1) > 0,
      persisted: async () => asked > 0,
      estimate: async () => ({ usage: 5, quota: 10 }),
    };
    const asking = createDevice({ ...parts, storage });
    expect(await asking.storageUsage()).toEqual({ used: 5, available: 10, persisted: false });
    await asking.saveIncident({ userId: ME, content: aContent() });
    await asking.saveIncident({ userId: ME, content: aContent() });
    expect(asked).toBe(1);
    expect(await asking.storageUsage()).toMatchObject({ persisted: true });
  });
});

describe('drafts', () => {
  const draft = async (step = 'media') =>
    await device.drafts.save({ userId: ME, kind: KIND, step, values: { step } });

  it('opens at the same step with its photos after the page was killed', async () => {
    const { localId } = await draft();
    await device.addFile({ userId: ME, incidentId: localId, file: aPhoto(1) });
    const reopened = createDevice(parts);
    expect(await reopened.drafts.load(ME, KIND)).toMatchObject({
      step: 'media',
      values: { step: 'media' },
      localId,
    });
    const [file] = await reopened.listFiles(ME, localId);
    expect(await file?.file.bytes()).toEqual(await aPhoto(1).bytes());
  });

  it('keeps its names from the first save on', async () => {
    const first = await draft('basic');
    expect(await draft('review')).toMatchObject({ clientRef: first.clientRef, localId: first.localId });
  });

  it('is not counted as waiting, and its photos become the report’s', async () => {
    const kept = await draft();
    await device.addFile({ userId: ME, incidentId: kept.localId, file: aPhoto(1) });
    expect(await device.waitingCount(ME)).toBe(0);
    const { id } = await device.saveIncident({ userId: ME, content: aContent(), draft: kept });
    expect(id).toBe(kept.localId);
    expect(await device.listFiles(ME, id)).toHaveLength(1);
    expect(await device.drafts.load(ME, KIND)).toBeNull();
    expect(await device.waitingCount(ME)).toBe(1);
  });

  it('is one report when it is submitted twice, and says so when it says something else', async () => {
    const kept = await draft();
    const both = await Promise.all(
      [1, 2].map(() => device.saveIncident({ userId: ME, content: aContent(), draft: kept })),
    );
    expect(both[0]).toEqual(both[1]);
    expect(await device.listIncidents(ME)).toHaveLength(1);
    const other = aContent({ description: 'other' });
    await expect(device.saveIncident({ userId: ME, content: other, draft: kept })).rejects.toMatchObject({
      code: 'already-submitted',
    });
  });

  it('keeps its name in a tab that was not told that another one submitted it', async () => {
    const kept = await draft();
    await device.saveIncident({ userId: ME, content: aContent(), draft: kept });
    const resumed = await device.drafts.save({
      userId: ME,
      kind: KIND,
      step: 'review',
      values: {},
      draft: kept,
    });
    expect(resumed).toMatchObject({ clientRef: kept.clientRef, localId: kept.localId });
    await device.saveIncident({ userId: ME, content: aContent(), draft: resumed });
    expect(await device.listIncidents(ME)).toHaveLength(1);
    const other = aContent({ description: 'typed on in the other tab' });
    await expect(device.saveIncident({ userId: ME, content: other, draft: resumed })).rejects.toMatchObject({
      code: 'already-submitted',
    });
  });

  it('is gone for every tab when its report is saved', async () => {
    const other = createDevice(parts);
    const kept = await draft();
    await device.saveIncident({ userId: ME, content: aContent(), draft: kept });
    expect(await other.drafts.list(ME)).toEqual([]);
    expect(await crew((db) => db.count('drafts'))).toBe(0);
  });

  it('does not come back by a save of the form that is under way when it is submitted', async () => {
    for (const first of ['save', 'submit']) {
      const kept = await draft();
      const form = { userId: ME, kind: KIND, step: 'review', values: {}, draft: kept };
      const works = [
        () => device.drafts.save(form),
        () => device.saveIncident({ userId: ME, content: aContent(), draft: kept }),
      ];
      await Promise.all((first === 'save' ? works : works.toReversed()).map(async (work) => await work()));
      expect(await device.drafts.list(ME)).toEqual([]);
    }
    expect(await device.listIncidents(ME)).toHaveLength(2);
  });

  it('leaves the form that followed it where it is', async () => {
    const first = await draft('first');
    await device.drafts.discard(ME, KIND);
    const second = await draft('second');
    await createDevice(parts).saveIncident({ userId: ME, content: aContent(), draft: first });
    expect(await device.drafts.load(ME, KIND)).toMatchObject({ step: 'second', localId: second.localId });
  });

  it('or its report is there, wherever the page is killed during the save', async () => {
    let killed = true;
    for (let at = 1; killed; at += 1) {
      const kept = await draft(`killed at request ${at}`);
      await device.addFile({ userId: ME, incidentId: kept.localId, file: aPhoto(at) });
      const before = (await device.listIncidents(ME)).length;
      const content = aContent({ description: `report ${at}` });
      const revive = killAtRequest(at);
      killed = await device.saveIncident({ userId: ME, content, draft: kept }).then(
        () => false,
        () => true,
      );
      revive();
      const again = createDevice(parts);
      const drafts = await again.drafts.list(ME);
      expect([drafts.length, (await again.listIncidents(ME)).length - before]).toEqual(
        killed ? [1, 0] : [0, 1],
      );
      expect(await again.listFiles(ME, kept.localId)).toHaveLength(1);
      await again.saveIncident({ userId: ME, content, draft: kept });
      expect(await again.listIncidents(ME)).toHaveLength(before + 1);
      expect(await again.drafts.list(ME)).toEqual([]);
    }
  });

  it('takes its photos along when it is discarded, and only then', async () => {
    const kept = await draft();
    await device.addFile({ userId: ME, incidentId: kept.localId, file: aPhoto(1) });
    expect(await device.listLooseFiles(ME)).toEqual([]);
    await device.drafts.discard(ME, KIND);
    expect(await device.listFiles(ME, kept.localId)).toEqual([]);
  });

  it('leaves files of nothing where they are, for the export', async () => {
    await device.addFile({ userId: ME, incidentId: -99, file: aPhoto(1) });
    expect(await device.listLooseFiles(ME)).toHaveLength(1);
    expect(await device.listLooseFiles(OTHER)).toEqual([]);
  });
});

describe('clearing and exporting', () => {
  it('clears what is cached and never what waits', async () => {
    await save();
    await draftAndFile();
    await device.answers.write({ userId: ME, path: '/api/incidents', body: [anIncident()] });
    await device.answers.write({ userId: OTHER, path: '/api/incidents', body: [] });
    await device.clearCachedData(ME);
    expect(await device.answers.read(ME, '/api/incidents')).toBeNull();
    expect(await device.answers.read(OTHER, '/api/incidents')).not.toBeNull();
    expect(await device.waitingCount(ME)).toBe(1);
    expect(await device.drafts.load(ME, KIND)).not.toBeNull();
  });

  it('gives everything that waits as a zip that a person can read', async () => {
    const { id } = await device.saveIncident({
      userId: ME,
      content: aContent({ description: 'Fiel vom Gerüst' }),
      files: [{ file: aPhoto(1) }, { file: aPhoto(2), fileName: '../../etc/passwd' }],
    });
    await device.addFile({ userId: ME, incidentId: -99, file: aPhoto(3) });
    const zip = unzipSync(await (await device.exportReports(ME)).bytes());
    const folder = `report-unsent-${-id}`;
    expect(Object.keys(zip)).toEqual([
      `${folder}/report.json`,
      `${folder}/report.txt`,
      `${folder}/1-photo-1.jpg`,
      `${folder}/2-.._.._etc_passwd`,
      'other-files/3-photo-3.jpg',
    ]);
    expect(strFromU8(zip[`${folder}/report.txt`] ?? new Uint8Array())).toContain('Fiel vom Gerüst');
    expect(zip[`${folder}/1-photo-1.jpg`]).toEqual(await aPhoto(1).bytes());
  });

  async function draftAndFile() {
    const { localId } = await device.drafts.save({ userId: ME, kind: KIND, step: 'media', values: {} });
    await device.addFile({ userId: ME, incidentId: localId, file: aPhoto(1) });
  }
});
