import { aDocument } from '../testing/a-document.ts';
import { beforeEach, expect, it } from 'vitest';
import type { DeviceParts } from '../browser-parts.ts';
import { openDocumentsDb } from '../databases/documents-db.ts';
import type { KeptDocuments } from './keep-documents.ts';
import { createDevice, DeviceSaveError, type Device } from '../public.ts';
import { fillDisk, someParts } from '../testing/a-device.ts';

const ME = 1;
const OTHER = 2;
let parts: DeviceParts;
let device: Device;
let documents: KeptDocuments;

beforeEach(async () => {
  parts = someParts();
  device = createDevice(parts);
  documents = await device.documents();
});

it('shows nothing of what another person keeps on the same phone, and takes nothing of it away', async () => {
  await documents.keep(ME, aDocument('ladders'));
  await documents.wantAll(ME, true);
  await documents.remove(OTHER, ['ladders']);
  await device.clearCachedData(OTHER);
  expect(await documents.list(OTHER)).toEqual([]);
  expect(await documents.read(OTHER, 'ladders')).toBeNull();
  expect(await documents.readAll(OTHER)).toEqual([]);
  expect(await documents.wantsAll(OTHER)).toBe(false);
  expect(await documents.read(ME, 'ladders')).toEqual(aDocument('ladders'));
});

it('keeps a document whole, tells its size, and takes the newer text', async () => {
  const old = aDocument('ladders', { version: 'v1' });
  await documents.keep(ME, old);
  await documents.keep(ME, aDocument('cranes'));
  const bytes = new TextEncoder().encode(JSON.stringify(old.chunks)).length;
  expect(await documents.list(ME)).toMatchObject([
    { key: 'cranes' },
    { key: 'ladders', version: 'v1', bytes },
  ]);
  const newer = aDocument('ladders', { version: 'v2' }, 'Another rule.');
  await documents.keep(ME, newer);
  expect(await documents.read(ME, 'ladders')).toEqual(newer);
  expect(await documents.readAll(ME)).toEqual([aDocument('cranes'), newer]);
  await documents.remove(ME, ['ladders']);
  expect(await documents.list(ME)).toMatchObject([{ key: 'cranes' }]);
  expect(await documents.read(ME, 'ladders')).toBeNull();
});

it('keeps all or nothing when the phone has no room', async () => {
  const freeDisk = fillDisk();
  const failure = await documents.keep(ME, aDocument('ladders')).catch((error: unknown) => error);
  freeDisk();
  expect(failure).toBeInstanceOf(DeviceSaveError);
  expect(failure).toMatchObject({ code: 'no-room' });
  expect(await documents.list(ME)).toEqual([]);
});

it('forgets everything with the cached data', async () => {
  await documents.keep(ME, aDocument('ladders'));
  await documents.wantAll(ME, true);
  await device.clearCachedData(ME);
  expect(await documents.list(ME)).toEqual([]);
  expect(await documents.readAll(ME)).toEqual([]);
  expect(await documents.wantsAll(ME)).toBe(false);
});

it('leaves alone what a later version of the app has kept', async () => {
  await documents.keep(ME, aDocument('ladders'));
  const db = openDocumentsDb(parts);
  await db(async (database) => {
    const facts = await database.get('documents', [ME, 'ladders']);
    await database.put('documents', { ...facts, recordVersion: 2 } as never);
  });
  expect(await documents.list(ME)).toEqual([]);
  expect(await documents.read(ME, 'ladders')).toBeNull();
  expect(await documents.readAll(ME)).toEqual([]);
});
