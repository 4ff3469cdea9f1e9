import { reportIncidentSchema } from '@tailboard/contract/incidents.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promiseChainLocks } from './sync-lock.ts';
import { createDevice, type Device } from '../public.ts';
import { aContent, anIncident, someParts } from '../testing/a-device.ts';

const ME = 1;
const user = {
  id: ME,
  username: 'demo',
  name: 'Demo User',
  role: 'field-crew',
  crewId: null,
  jobTitle: null,
} as const;

/** A server that says yes, unless `refuse` answers. */
let refuse: () => Response | null;
let requests: number;
let timers: { ms: number; ring: () => void }[];
let online: boolean;
let devices: Device[];
const page = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
};

const serve = async (_url: string, init: RequestInit) => {
  requests += 1;
  const refused = refuse();
  if (refused !== null) return refused;
  const { items } = JSON.parse(init.body as string) as { items: { record: unknown }[] };
  const results = items.map(({ record }, index) => {
    const { clientRef, description } = reportIncidentSchema.parse(record);
    return {
      status: 201,
      record: anIncident({ id: requests * 1000 + index, clientRef: clientRef ?? null, description }),
    };
  });
  return Response.json({ results });
};
const parts = someParts();
const open = (channel = 'none') => {
  const device = createDevice({
    ...parts,
    fetch: serve,
    gzip: null,
    page,
    online: () => online,
    openChannel: channel === 'none' ? null : () => new BroadcastChannel(channel),
    setTimer: (ms, ring) => {
      const timer = { ms, ring };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
    },
  });
  devices.push(device);
  return device;
};

let stop: () => void = () => undefined;
beforeEach(async () => {
  Object.assign(parts, someParts({ locks: promiseChainLocks() }));
  refuse = () => null;
  [requests, timers, online, devices] = [0, [], true, []];
  await open().rememberUser(user);
});
afterEach(() => {
  stop();
  for (const device of devices) device.close();
});

const save = async (device: Device) => await device.saveIncident({ userId: ME, content: aContent() });
const nothingWaits = async (device: Device) =>
  await vi.waitFor(async () => expect(await device.waitingCount(ME)).toBe(0));

describe('triggers', () => {
  it('sends what waits at the start, after a save, when online and when visible again', async () => {
    const device = open();
    await save(device);
    stop = device.start();
    await nothingWaits(device);
    await save(device);
    await nothingWaits(device);
    for (const wake of [
      () => page.window.dispatchEvent(new Event('online')),
      () => page.document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      await save(open());
      expect(await device.waitingCount(ME)).toBe(1);
      wake();
      await nothingWaits(device);
    }
  });

  it('tries by itself later and later, and stops when nothing waits', async () => {
    refuse = () => Response.error();
    const device = open();
    await save(device);
    const retries: number[] = [];
    stop = device.start();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const timer = await vi.waitFor(() => {
        const found = timers.find(({ ms }) => ms >= 500);
        if (found === undefined) throw new Error('No timer yet');
        return found;
      });
      retries.push(timer.ms);
      timers.splice(timers.indexOf(timer), 1);
      if (attempt === 3) refuse = () => null;
      timer.ring();
    }
    retries.forEach((ms, index) => {
      expect(ms).toBeGreaterThanOrEqual(500 * 2 ** index);
      expect(ms).toBeLessThanOrEqual(1_000 * 2 ** index);
    });
    await nothingWaits(device);
    await vi.waitFor(() => expect(device.syncState().phase).toBe('idle'));
    expect(timers.filter(({ ms }) => ms >= 500)).toEqual([]);
  });

  it('leaves a server alone that asked for it, until a person presses the button', async () => {
    const problem = { type: 't', title: 't', status: 429, code: 'too-many-requests', detail: 'd' };
    refuse = () => Response.json(problem, { status: 429, headers: { 'retry-after': '90' } });
    const device = open();
    stop = device.start();
    await save(device);
    await vi.waitFor(() => expect(device.syncState().phase).toBe('waiting'));
    expect(Math.max(...timers.map(({ ms }) => ms))).toBeGreaterThan(90_000);
    await save(device);
    page.window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toBe(1);
    refuse = () => null;
    await vi.waitFor(async () => expect(await device.sync()).toEqual({ kind: 'success', sent: 2 }));
  });

  it('answers the button with the outcome of the look at the start, and a second press with patience', async () => {
    const device = open();
    stop = device.start();
    expect(await device.sync()).toEqual({ kind: 'success', sent: 0 });
    await save(device);
    await nothingWaits(device);
    await vi.waitFor(() => expect(device.syncState().phase).toBe('idle'));
    const presses = await Promise.all([device.sync(), device.sync()]);
    expect(presses.map(({ kind }) => kind)).toEqual(['success', 'already-running']);
  });

  it('sends nothing more for somebody who signs out while it is being tried again', async () => {
    refuse = () => Response.error();
    Object.assign(parts, { sleep: async () => await device.forgetUser() });
    const device = open();
    await save(device);
    expect(await device.sync()).toEqual({ kind: 'signed-out' });
    expect(requests).toBe(1);
    expect(await device.waitingCount(ME)).toBe(1);
  });

  it('says offline on the button and tries all the same by itself', async () => {
    online = false;
    const device = open();
    await save(device);
    expect(await device.sync()).toEqual({ kind: 'offline' });
    stop = device.start();
    await nothingWaits(device);
  });
});

describe('other tabs', () => {
  it('are told, and show that one of them is sending', async () => {
    const channel = `tabs ${Math.trunc(performance.now())}`;
    const [one, two] = [open(channel), open(channel)];
    const phases: string[] = [];
    two.subscribe(() => undefined);
    stop = two.start();
    await vi.waitFor(() => expect(two.syncState().phase).toBe('idle'));
    two.subscribe(() => phases.push(two.syncState().phase));
    await save(one);
    await one.sync();
    await vi.waitFor(() => expect(phases.length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(two.syncState().phase).toBe('idle'));
  });
});

it('keeps the same state object until it changes', () => {
  const device = open();
  expect(device.syncState()).toBe(device.syncState());
});
