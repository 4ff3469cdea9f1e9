import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceParts } from '../browser-parts.ts';
import { openCrewDb, type CrewStore } from '../databases/crew-db.ts';
import { createDevice, DeviceSaveError, type Device } from '../public.ts';
import { aClaimContent, aClaimRecord, aServerClaim } from '../testing/a-claim.ts';
import { aContent, anIncident, aPhoto, aRecord, fillDisk, someParts } from '../testing/a-device.ts';

const ME = 1;
const OTHER = 2;
let parts: DeviceParts;
let device: Device;
let crew: CrewStore;

beforeEach(() => {
  parts = someParts();
  device = createDevice(parts);
  crew = openCrewDb(parts);
});

const report = async () => await device.saveIncident({ userId: ME, content: aContent() });
const file = async (more: Partial<Parameters<Device['saveClaim']>[0]> = {}) =>
  await device.saveClaim({
    userId: ME,
    content: aClaimContent(),
    claimType: 'Workplace Injury',
    incident: { id: 7, clientRef: null },
    ...more,
  });
const attach = async (claimId: number, seed: number, userId = ME) =>
  await device.addClaimFile({ userId, claimId, documentKey: 'medical-bill', file: aPhoto(seed) });
const list = async (claims: unknown, userId = ME) =>
  await device.answers.write({ userId, path: '/api/claims', body: claims });

describe('two people on one phone', () => {
  it('shows neither claims nor their files of the other', async () => {
    const { id } = await file();
    const { id: fileId } = await attach(id, 1);
    await attach(3, 2);
    await list([aServerClaim()]);
    await device.removeFile(OTHER, fileId);

    expect(await device.listClaims(OTHER)).toEqual([]);
    expect(await device.getClaim(OTHER, id)).toBeNull();
    expect(await device.listClaimFiles(OTHER, id)).toEqual([]);
    expect(await device.listClaimFiles(OTHER, 3)).toEqual([]);
    expect(await device.waitingCount(OTHER)).toBe(0);
    expect(await device.listClaimFiles(ME, id)).toHaveLength(1);
  });

  it('keeps files of both under a claim that the server has', async () => {
    await attach(3, 1);
    await attach(3, 2, OTHER);
    await list([aServerClaim()], OTHER);
    expect(await device.listClaimFiles(ME, 3)).toMatchObject([{ fileName: 'photo-1.jpg' }]);
    expect(await device.getClaim(OTHER, 3)).toMatchObject({ waitingFiles: { 'medical-bill': 1 } });
    expect(await device.waitingCount(OTHER)).toBe(1);
  });

  it('refuses a change where the other has an unsent one', async () => {
    for (const userId of [ME, OTHER]) await list([aServerClaim()], userId);
    const [mine, theirs] = await Promise.all([device.getClaim(ME, 3), device.getClaim(OTHER, 3)]);
    if (mine === null || theirs === null) throw new Error('A listed claim is not shown');
    await device.saveClaimEdit({ userId: OTHER, entry: theirs, content: theirs, status: 'under_review' });
    await expect(
      device.saveClaimEdit({ userId: ME, entry: mine, content: mine, status: 'pending' }),
    ).rejects.toMatchObject({ code: 'other-person-unsent' });
  });
});

describe('a claim made offline', () => {
  it('is shown like the others, with the checklist of its type and its incident', async () => {
    const incident = await report();
    const { id, clientRef } = await file({ incident, reportedBy: 'Demo User' });
    const kept = await attach(id, 1);
    expect(kept).toMatchObject({ claimId: id, documentKey: 'medical-bill', problem: null });

    expect(id).toBeLessThan(0);
    expect(id).not.toBe(incident.id);
    const [entry] = await device.listClaims(ME);
    expect(entry).toMatchObject({
      id,
      clientRef,
      incidentId: incident.id,
      incidentClientRef: incident.clientRef,
      claimType: 'Workplace Injury',
      status: 'pending',
      reportedBy: 'Demo User',
      requestedReimbursement: 480,
      claimNumber: null,
      estimate: null,
      waitingFiles: { 'medical-bill': 1 },
      unsentRevision: 1,
      state: { kind: 'saved' },
    });
    expect(entry?.documents.map(({ key, status }) => `${key} ${status}`)).toContain('medical-bill needed');
    expect(await device.waitingCount(ME)).toBe(2);
  });

  it('keeps its files apart from those of its incident, whatever their ids', async () => {
    await device.answers.write({ userId: ME, path: '/api/incidents', body: [anIncident({ id: 3 })] });
    await list([aServerClaim({ id: 3 })]);
    await attach(3, 1);
    const { id } = await file({ incident: { id: 3, clientRef: null } });
    await attach(id, 2);
    expect(await device.listFiles(ME, 3)).toEqual([]);
    expect(await device.getIncident(ME, 3)).toMatchObject({ waitingFiles: 0, state: { kind: 'on-server' } });
    expect(await device.listLooseFiles(ME)).toEqual([]);
    expect(await device.listClaimFiles(ME, 3)).toHaveLength(1);
    expect(await device.listClaimFiles(ME, id)).toHaveLength(1);
  });

  it('names its incident by the server’s id when that was sent while the form was open', async () => {
    const { id: localId, clientRef } = await report();
    await crew(async (db) => {
      const sent = aRecord({ id: 7, syncStatus: 'synced', madeAs: [{ userId: ME, localId }] });
      await db.delete('incidents', localId);
      await db.put('incidents', sent);
    });
    const { id } = await file({ incident: { id: localId, clientRef } });
    expect(await device.getClaim(ME, id)).toMatchObject({ incidentId: 7 });
  });

  it('is one claim when its draft is submitted twice, with the files of the draft', async () => {
    const kind = 'claim-7';
    const draft = await device.drafts.save({ userId: ME, kind, step: 'form', values: {} });
    await attach(draft.localId, 1);
    expect(await device.waitingCount(ME)).toBe(0);
    const [one, two] = await Promise.all([file({ draft }), file({ draft })]);
    expect(one).toEqual(two);
    expect(one).toEqual({ id: draft.localId, clientRef: draft.clientRef });
    expect(await device.listClaimFiles(ME, draft.localId)).toHaveLength(1);
    expect(await createDevice(parts).drafts.load(ME, kind)).toBeNull();
    expect(await crew((db) => db.count('drafts'))).toBe(0);
    const content = aClaimContent({ description: 'other' });
    await expect(file({ draft, content })).rejects.toMatchObject({ code: 'already-submitted' });
  });

  it('ends its draft for every tab', async () => {
    const kind = 'claim-7';
    const draft = await device.drafts.save({ userId: ME, kind, step: 'form', values: {} });
    await file({ draft });
    expect(await createDevice(parts).drafts.load(ME, kind)).toBeNull();
    expect(await crew((db) => db.count('drafts'))).toBe(0);
  });

  it('says so when the disk is full, and keeps nothing half', async () => {
    const free = fillDisk();
    const failed = await file().catch((error: unknown) => error);
    const failedFile = await attach(-9, 1).catch((error: unknown) => error);
    free();
    for (const error of [failed, failedFile]) {
      expect(error).toBeInstanceOf(DeviceSaveError);
      expect(error).toMatchObject({ code: 'no-room' });
    }
    expect(await device.listClaims(ME)).toEqual([]);
  });

  it('is never given up, nor is what it says', async () => {
    const { id } = await file();
    await expect(device.discardClaimEdit(ME, id)).rejects.toMatchObject({ name: 'DeviceSaveError' });
    await device.clearCachedData(ME);
    await device.forgetUser();
    expect(await device.getClaim(ME, id)).toMatchObject({ description: aClaimContent().description });
  });
});

describe('a change of a claim', () => {
  const opened = async () => {
    const entry = await device.getClaim(ME, 3);
    if (entry === null) throw new Error('The claim is not shown');
    return entry;
  };

  it('stands in for the server’s, keeps what only the server knows, and can be taken back', async () => {
    await list([
      aServerClaim({ question: { text: 'Which ladder?', by: 'Lead', at: '2026-11-20T15:32:00Z' } }),
    ]);
    const entry = await opened();
    await device.saveClaimEdit({
      userId: ME,
      entry,
      content: { ...entry, description: 'Mine' },
      status: entry.status,
      answer: 'The 8 m one',
    });
    expect(await opened()).toMatchObject({
      description: 'Mine',
      answer: 'The 8 m one',
      claimNumber: 'CLM-2026-000003',
      updatedAt: aServerClaim().updatedAt,
      unsentRevision: 1,
      state: { kind: 'saved' },
    });
    await device.clearCachedData(ME);
    expect(await opened()).toMatchObject({
      claimNumber: 'CLM-2026-000003',
      question: { text: 'Which ladder?' },
    });
    await device.discardClaimEdit(ME, 3);
    expect(await opened()).toMatchObject({ description: aClaimContent().description, answer: null });
    expect(await device.waitingCount(ME)).toBe(0);
  });

  it('keeps an unsent answer through a further edit, until it is taken back', async () => {
    await list([aServerClaim()]);
    const save = async (answer?: string | null) => {
      const entry = await opened();
      const more = answer === undefined ? {} : { answer };
      await device.saveClaimEdit({ userId: ME, entry, content: entry, status: entry.status, ...more });
      return (await opened()).answer;
    };
    expect([await save('Yes'), await save(), await save(null)]).toEqual(['Yes', 'Yes', null]);
  });
});

describe('clearing and exporting', () => {
  it('clears copies of sent claims, and none under which a file waits', async () => {
    await crew(async (db) => {
      await db.put('claims', aClaimRecord({ id: 3, syncStatus: 'synced' }));
      await db.put('claims', aClaimRecord({ id: 4, syncStatus: 'synced' }));
    });
    await attach(4, 1);
    await device.clearCachedData(ME);
    expect((await device.listClaims(ME)).map(({ id }) => id)).toEqual([4]);
  });

  it('gives claims and their files as a zip that a person can read', async () => {
    const incident = await report();
    const { id } = await file({ incident });
    await attach(id, 1);
    const folder = `claim-unsent-${-id}`;
    const all = unzipSync(await (await device.exportReports(ME)).bytes());
    const one = unzipSync(await (await device.exportClaims(ME, [id])).bytes());
    const names = [`${folder}/claim.json`, `${folder}/claim.txt`, `${folder}/medical-bill/1-photo-1.jpg`];
    expect(Object.keys(one)).toEqual(names);
    expect(Object.keys(all)).toEqual([
      `report-unsent-${-incident.id}/report.json`,
      `report-unsent-${-incident.id}/report.txt`,
      ...names,
    ]);
    const text = strFromU8(one[`${folder}/claim.txt`] ?? new Uint8Array());
    expect(text).toContain('The ladder is bent');
    expect(text).toContain('480');
    expect(one[`${folder}/medical-bill/1-photo-1.jpg`]).toEqual(await aPhoto(1).bytes());
  });
});
