import 'fake-indexeddb/auto';
import type { Incident, IncidentContent } from '@tailboard/contract/incidents.ts';
import { browserParts, type DeviceParts } from '../browser-parts.ts';
import type { StoredIncident } from '../databases/stored-records.ts';
import { promiseChainLocks } from '../engine/sync-lock.ts';

let made = 0;

/** The parts of a device with its own empty storage, on which waiting takes no time and no timer rings by itself. */
export function someParts(overrides: Partial<DeviceParts> = {}): DeviceParts {
  made += 1;
  return {
    ...browserParts,
    crewDbName: `crew-app-db ${made}`,
    answersDbName: `tailboard-answers ${made}`,
    documentsDbName: `tailboard-documents ${made}`,
    outboxDbName: `tailboard-outbox ${made}`,
    fetch: () => Promise.reject(new TypeError('No signal')),
    now: () => Date.parse('2026-11-20T15:30:00Z'),
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
    setTimer: () => () => undefined,
    afterDrawing: (work) => work(),
    texts: null,
    locks: promiseChainLocks(),
    position: () => Promise.resolve(null),
    openChannel: null,
    storage: null,
    online: () => true,
    page: null,
    serviceWorker: null,
    ...overrides,
  };
}

/** What a person says about an incident; a test states only what matters to it. */
export function aContent(overrides: Partial<IncidentContent> = {}): IncidentContent {
  return {
    type: 'Workplace Injury',
    date: '2026-11-20T09:30-06:00',
    location: 'Pole 1187, Lemmon Ave, Dallas, TX',
    latitude: '32.8121',
    longitude: '-96.8125',
    description: 'Slipped on the ladder at the north gate and twisted an ankle.',
    priority: 'medium',
    category: 'incident',
    ...overrides,
  };
}

/** A photo by its first bytes, the rest filled by `seed`; no two seeds give the same bytes. */
export function aPhoto(seed: number, size = 2_000): File {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  let state = seed + 1;
  for (let at = 12; at < size; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24;
  }
  return new File([bytes], `photo-${seed}.jpg`, { type: 'image/jpeg' });
}

const REF = '5f0c2f0e-6a3b-4f43-9d43-0f1a2b3c4d5e';

/** An incident as the server sends it. */
export function anIncident(overrides: Partial<Incident> = {}): Incident {
  return {
    ...aContent(),
    id: 7,
    userId: 1,
    reportedBy: 'Demo User',
    clientRef: REF,
    date: '2026-11-20T15:30:00.000Z',
    status: 'open',
    media: [],
    createdAt: '2026-11-20T15:31:00.000Z',
    updatedAt: '2026-11-20T15:31:00.000Z',
    syncStatus: 'synced',
    severity: null,
    potentialSeverity: null,
    oshaAnswer: null,
    ...overrides,
  };
}

/** A report as this device keeps it before it was sent. */
export function aRecord(overrides: Partial<StoredIncident> = {}): StoredIncident {
  return {
    ...aContent(),
    id: -5,
    recordVersion: 1,
    userId: 1,
    clientRef: REF,
    status: 'open',
    syncStatus: 'pending',
    revision: 1,
    baseUpdatedAt: null,
    earlier: [],
    madeAs: [{ userId: 1, localId: -5 }],
    authorId: 1,
    reportedBy: null,
    media: [],
    createdAt: '2026-11-20T15:30:00.000Z',
    updatedAt: '2026-11-20T15:30:00.000Z',
    ...overrides,
  };
}

/**
 * From now on the device's databases take nothing more, as Chromium behaves with a full disk: the write fails with
 * QuotaExceededError and its transaction is undone. Deleting still works. Returns what frees the disk.
 */
export function fillDisk(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- they are put back as they were, not called
  const { add, put } = IDBObjectStore.prototype;
  const full = function full(this: IDBObjectStore): never {
    this.transaction.abort();
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.add = full;
  IDBObjectStore.prototype.put = full;
  return () => {
    IDBObjectStore.prototype.add = add;
    IDBObjectStore.prototype.put = put;
  };
}

/**
 * Kills the page at the `at`-th request to its databases from now on: the transaction of that request is undone, as the
 * browser does with those of a page that is gone. Returns what gives the requests back.
 */
export function killAtRequest(at: number): () => void {
  let requests = 0;
  const names = ['get', 'getAll', 'add', 'put', 'delete'] as const;
  const usual = names.map(
    (name) => [name, Reflect.get(IDBObjectStore.prototype, name) as AnyMethod] as const,
  );
  for (const [name, method] of usual) {
    Reflect.set(IDBObjectStore.prototype, name, function dying(this: IDBObjectStore, ...given: unknown[]) {
      requests += 1;
      if (requests === at) this.transaction.abort();
      return method.apply(this, given);
    });
  }
  return () => {
    for (const [name, method] of usual) Reflect.set(IDBObjectStore.prototype, name, method);
  };
}

type AnyMethod = (this: IDBObjectStore, ...given: unknown[]) => unknown;
