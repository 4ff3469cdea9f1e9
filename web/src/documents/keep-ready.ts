import type { DocumentContent, SafetyDocument } from '@tailboard/contract/documents.ts';
import { calls, documentCall } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { device } from '../offline/public.ts';
import { nextIdle } from '../ui/when-idle.ts';

/**
 * Keeps the library on this phone: what is not here yet, and newer texts. Not for somebody who took documents off the phone. Ends
 * where `mayGoOn` says no; throws when the server does not answer or the phone has no room.
 */
export async function keepLibraryReady(userId: number, mayGoOn: () => boolean): Promise<void> {
  const store = await device.documents();
  if ((await store.wish(userId)) === false) return;
  const { body } = await device.refreshAnswer({ userId, path: calls.documents, accept: aList });
  const kept = new Map((await store.list(userId)).map(({ key, version }) => [key, version]));
  for (const { key, status, version } of body) {
    if (status !== 'ready' || (kept.has(key) && kept.get(key) === version)) continue;
    await nextIdle();
    if (!mayGoOn()) return;
    await store.keep(userId, await call<DocumentContent>(documentCall(key)));
  }
}

function aList(body: unknown): SafetyDocument[] {
  if (!Array.isArray(body)) throw new Error('The answer is no list.');
  return body as SafetyDocument[];
}
