import { openDB, type DBSchema } from 'idb';
import { expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { toSaveError } from './save-error.ts';
import { someParts } from '../testing/a-device.ts';

interface Letters extends DBSchema {
  letters: { key: number; value: string };
}

let made = 0;

/** A page with a database of its own; `other` is a page of the same browser. */
function aPage({ patienceMs = 5_000 } = {}) {
  made += 1;
  const name = `letters ${made}`;
  const open = (window: EventTarget) => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    return openDatabase<Letters>(
      { ...someParts({ page: { window, document } }), patienceMs },
      { name, stores: { letters: {} } },
    );
  };
  const window = new EventTarget();
  return { name, window, db: open(window), other: open(new EventTarget()) };
}

const never = () => new Promise<never>(() => undefined);

it('lets another page in when a page is left in the middle of a write, and does the write when it is back', async () => {
  const { window, db, other } = aPage();
  let turns = 0;
  const isFrozen = () => turns === 1;
  const begun = Promise.withResolvers<void>();
  const writing = db(async (database) => {
    const tx = database.transaction('letters', 'readwrite');
    turns += 1;
    await tx.store.put('from the page that was left', 1);
    begun.resolve();
    // As a frozen page holds its transaction: with requests, but never to its end.
    while (isFrozen()) await tx.store.count();
    await tx.done;
    return turns;
  });
  await begun.promise;
  const theirs = other((database) => database.put('letters', 'from the other page', 2));
  window.dispatchEvent(new Event('pagehide'));
  await theirs;
  expect(await other((database) => database.getAllKeys('letters'))).toEqual([2]);
  window.dispatchEvent(new Event('pageshow'));
  expect(await writing).toBe(2);
  expect(await other((database) => database.getAllKeys('letters'))).toEqual([1, 2]);
});

it('begins nothing on a page that was left', async () => {
  const { window, db } = aPage();
  await db((database) => database.count('letters'));
  window.dispatchEvent(new Event('pagehide'));
  let asked = false;
  const counting = db((database) => {
    asked = true;
    return database.count('letters');
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(await counting).toBe(0);
});

it('says so when the browser gives no answer, writes nothing of it later, and works again afterwards', async () => {
  const { db, other } = aPage({ patienceMs: 60 });
  const failed = db(async (database) => {
    const tx = database.transaction('letters', 'readwrite');
    void tx.store.put('too late', 1).catch(() => undefined);
    return await never();
  }).catch(toSaveError);
  expect(await failed).toMatchObject({ code: 'storage-silent' });
  expect(await db((database) => database.put('letters', 'again', 2))).toBe(2);
  expect(await other((database) => database.getAllKeys('letters'))).toContain(2);
});

it('makes a database anew that lacks a store, also while an older page has it open', async () => {
  const { name, db } = aPage();
  const older = await openDB(name, 1, {
    upgrade: (old) => void old.createObjectStore('notes'),
    // As every version of the app does.
    blocking: () => older.close(),
  });
  await older.put('notes', 'of before', 1);
  expect(await db((database) => database.put('letters', 'kept', 1))).toBe(1);
  expect(await db(async (database) => [...database.objectStoreNames])).toEqual(['letters']);
});
