import { calls } from '../api/addresses.ts';
import { device } from '../offline/public.ts';

/** Ms for which topics and crew on this device are good enough. */
const FRESH_MS = 12 * 60 * 60 * 1000;

/**
 * Has topics and crew on the device before there is no signal to ask for them. Never rejects. They are checked by the contract
 * where a talk reads them (queries.ts), not here: every first screen would load the contract for it.
 */
export async function keepTalksReady(userId: number): Promise<void> {
  for (const path of [calls.talkTopics, calls.talkCrew]) {
    const known = await device.answers.read(userId, path);
    if (known !== null && Date.now() - Date.parse(known.at) < FRESH_MS) continue;
    const answer = await device.refreshAnswer({ userId, path, accept: anObject }).catch(() => null);
    // No signal, or nobody is signed in any more: the next start asks again.
    if (answer?.from !== 'server') return;
  }
}

function anObject(body: unknown): object {
  if (typeof body !== 'object' || body === null) throw new Error('This is no answer of the server.');
  return body;
}
