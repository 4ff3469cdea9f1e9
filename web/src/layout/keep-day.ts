import { actionsCall, calls, historyCall, userCall } from '../api/addresses.ts';
import { isReachable } from '../api/reach.ts';
import { keepBriefingReady } from '../briefing/public.ts';
import { keepLibraryReady } from '../documents/public.ts';
import { device } from '../offline/public.ts';
import { nextIdle } from '../ui/when-idle.ts';

/** Ms for which what is on this device is good enough: the screens ask for newer when they are opened. */
const FRESH_MS = 12 * 60 * 60 * 1000;

/**
 * Has on this phone what a day without signal needs, before anybody asks for it: one's own records, the briefing of the day, the talks
 * and the safety library. One after the other while the page is at rest; ends where the server does not answer or `isOver` says so. Only where the
 * app itself is on the phone: elsewhere a reload without signal would open nothing. Never rejects.
 */
export async function keepDay(userId: number, isOver: () => boolean): Promise<void> {
  const mayGoOn = () => !isOver() && isReachable() && !isMetered();
  const paths = [
    calls.incidents,
    calls.claims,
    actionsCall('me'),
    calls.talkCrew,
    calls.talks,
    calls.notifications,
    calls.dashboardStats,
  ];
  try {
    for (const path of [...paths, userCall(userId), historyCall()]) {
      await nextIdle();
      if (!mayGoOn()) return;
      await keepAnswer(userId, path);
    }
    if (mayGoOn()) await keepBriefingReady(userId);
    if (mayGoOn()) await keepLibraryReady(userId, mayGoOn);
  } catch {
    // The next start goes on.
  }
}

async function keepAnswer(userId: number, path: string): Promise<void> {
  const known = await device.answers.read(userId, path);
  if (known !== null && Date.now() - Date.parse(known.at) < FRESH_MS) return;
  await device.refreshAnswer({ userId, path, accept: aJson });
}

/** Its shape is checked where it is read. */
function aJson(body: unknown): object {
  if (typeof body !== 'object' || body === null) throw new Error('This is no answer of the server.');
  return body;
}

/** Whether each byte may cost money, as far as the browser says: Chrome does, Safari and Firefox do not. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}
