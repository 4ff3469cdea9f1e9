import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import type { Page } from '@playwright/test';
import type { StoredFile, StoredIncident } from '../web/src/offline/databases/stored-records.ts';

/** What waits on a device before a run. */
export type Waiting = {
  userId: number;
  reports: readonly IncidentContent[];
  /** One photo, sent as this many different ones (its last bytes differ), each with a report of its own. */
  photos?: { jpeg: Buffer; count: number };
};

/**
 * Writes reports and photos into the databases that the app has made on this page's origin, in the shapes of
 * web/src/offline/databases/stored-records.ts, as if they had been saved one after the other without signal. The app is not told.
 */
export async function fillDevice(page: Page, waiting: Waiting): Promise<void> {
  const { userId, reports, photos } = waiting;
  const first = -Date.now();
  const records = Array.from(reports.entries(), ([index, content]) => {
    const at = new Date(Date.now() - (reports.length - index) * 1_000).toISOString();
    return waitingRecord(content, { userId, localId: first - index, at });
  });
  const files = Array.from({ length: photos?.count ?? 0 }, (_, index): Omit<StoredFile, 'file'> => ({
    recordVersion: 1,
    userId,
    clientRef: crypto.randomUUID(),
    incidentId: records[index % records.length]?.id ?? 0,
    fileName: `site-${index + 1}.jpg`,
    fileType: 'image/jpeg',
    size: photos?.jpeg.length ?? 0,
    addedAt: new Date().toISOString(),
  }));
  await page.evaluate(writeRecords, { records, files, jpeg: photos?.jpeg.toString('base64') ?? '' });
}

function waitingRecord(
  content: IncidentContent,
  { userId, localId, at }: { userId: number; localId: number; at: string },
): StoredIncident {
  return {
    ...content,
    id: localId,
    recordVersion: 1,
    userId,
    clientRef: crypto.randomUUID(),
    status: 'open',
    syncStatus: 'pending',
    revision: 1,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [{ userId, localId }],
    authorId: userId,
    reportedBy: null,
    media: [],
    createdAt: at,
    updatedAt: at,
  };
}

type Written = { records: StoredIncident[]; files: Omit<StoredFile, 'file'>[]; jpeg: string };

/** Runs in the page. */
async function writeRecords({ records, files, jpeg }: Written): Promise<void> {
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('crew-app-db');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No crew-app-db')));
  });
  const tx = db.transaction(['incidents', 'mediaUploads'], 'readwrite', { durability: 'strict' });
  for (const record of records) tx.objectStore('incidents').add(record);
  for (const [index, file] of files.entries()) {
    const own = bytes.slice();
    own.set(new TextEncoder().encode(`photo ${String(index).padStart(8, '0')}`), own.length - 20);
    tx.objectStore('mediaUploads').add({ ...file, file: new Blob([own], { type: 'image/jpeg' }) });
  }
  await new Promise<void>((resolve, reject) => {
    tx.addEventListener('complete', () => resolve());
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('Nothing was written')));
  });
  db.close();
}

/**
 * Milliseconds in the page from `start` (the press of the Sync button, or the moment the browser says that it is online)
 * until no report is pending and no file waits on the device, looked at every 10 ms over a connection of its own.
 */
export async function timeUntilSent(
  page: Page,
  start: 'sync-button' | 'online',
  patience: number,
): Promise<number> {
  const began = await page.evaluateHandle(watchDevice, { start, patience });
  if (start === 'online') await page.context().setOffline(false);
  return page.evaluate(async (watch) => watch.sent, began);
}

/** Runs in the page. */
async function watchDevice({ start, patience }: { start: string; patience: number }) {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('crew-app-db');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No crew-app-db')));
  });
  const count = (make: (tx: IDBTransaction) => IDBRequest<number>) =>
    new Promise<number>((resolve, reject) => {
      const asked = make(db.transaction(['incidents', 'mediaUploads']));
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error('Not counted')));
    });
  const pending = () => count((tx) => tx.objectStore('incidents').index('syncStatus').count('pending'));
  const files = () => count((tx) => tx.objectStore('mediaUploads').count());
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
  const watch = async (from: number) => {
    for (;;) {
      if ((await pending()) === 0 && (await files()) === 0) return performance.now() - from;
      if (performance.now() - from > patience) throw new Error(`Something still waits after ${patience} ms`);
      await pause();
    }
  };
  if (start === 'online') {
    const sent = new Promise<number>((resolve, reject) => {
      window.addEventListener('online', () => void watch(performance.now()).then(resolve, reject), {
        once: true,
      });
    });
    return { sent };
  }
  const button = [...document.querySelectorAll('button')].find((each) =>
    /^Sync\b/.test(each.getAttribute('aria-label') ?? each.textContent.trim()),
  );
  if (button === undefined) throw new Error('There is no Sync button');
  const from = performance.now();
  button.click();
  return { sent: watch(from) };
}
