import type { Incident, IncidentContent } from '@tailboard/contract/incidents.ts';
import { Person } from '../server/testing/person.ts';
import { newProfile, openBrowser, removeProfile, signIn } from './browser.ts';
import { fillDevice, timeUntilSent } from './device-page.ts';
import { openAppOnce } from './open-app.ts';
import type { ProductServer } from './product-server.ts';
import { openLine, type LineTally } from './proxy.ts';

export type SyncRun = {
  ms: number;
  line: LineTally;
  /** Reports on the server, by clientRef, and files of all of them. */
  arrived: { reports: number; different: number; files: number };
};

const PATIENCE_MS = 30_000;

/**
 * One person's phone with `reports` (and photos) waiting, on a line with 100 ms round trip to the product. Sent by a press
 * of the Sync button; or, with `cuts`, by itself when signal comes back, with that share of the replies cut.
 */
export async function runSync(options: {
  server: ProductServer;
  reports: readonly IncidentContent[];
  photos?: { jpeg: Buffer; count: number };
  cuts?: { share: number; random: () => number };
}): Promise<SyncRun> {
  const { server, reports, photos, cuts } = options;
  const person = await server.addPerson();
  const line = await openLine(server.port);
  const profile = await newProfile();
  const { context, page } = await openBrowser(profile);
  try {
    await signIn(context, { url: line.url, username: person.username, password: person.password });
    await openAppOnce(page, `${line.url}/dashboard`);
    if (cuts !== undefined) {
      await context.setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
    }
    await fillDevice(page, { userId: person.id, reports, ...(photos === undefined ? {} : { photos }) });
    line.reset();
    if (cuts !== undefined) line.cutReplies(cuts.share, cuts.random);
    const ms = await timeUntilSent(page, cuts === undefined ? 'sync-button' : 'online', PATIENCE_MS);
    const tally = line.tally();
    line.cutReplies(0, Math.random);
    return { ms, line: tally, arrived: await whatArrived(server, person) };
  } finally {
    await context.close();
    await line.close();
    await removeProfile(profile);
  }
}

async function whatArrived(server: ProductServer, account: { username: string; password: string }) {
  const { username, password } = account;
  const person = await Person.signIn({ url: server.url, username, password });
  const list = (await person.get('/api/incidents')).body as Incident[];
  return {
    reports: list.length,
    different: new Set(list.map((incident) => incident.clientRef)).size,
    files: list.reduce((sum, incident) => sum + incident.media.length, 0),
  };
}
