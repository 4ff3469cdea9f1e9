import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import type { Language } from '../language/pick-language.ts';
import { storedPreference } from '../ui/stored-preference.ts';

/** Whose push messages this browser takes: the person's id. Two people may share a phone. */
const pushFor = storedPreference('pushFor');
/** The language that the server was told for them; nothing is English. */
const pushLanguage = storedPreference('pushLanguage');

/** `unsupported`: this browser cannot. `blocked`: its person has said no to the browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const supported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function readPushState(userId: number): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await subscriptionHere();
  return subscription !== null && pushFor.read() === String(userId) ? 'on' : 'off';
}

/** Asks the browser, then tells the server where this browser is reached. Throws when either says no. */
export async function turnPushOn(userId: number, language: Language): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { publicKey } = await call<{ publicKey: string }>(calls.pushKey);
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await tellServer(subscription, language);
  pushFor.write(String(userId));
  return 'on';
}

async function tellServer(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] }, language };
  await call(calls.pushSubscriptions, { method: 'POST', body });
  pushLanguage.write(language);
}

/** The person reads another language now: so do the messages. Without signal they will when the app opens next. */
export async function keepPushLanguage(userId: number, language: Language): Promise<void> {
  const isKnown = (pushLanguage.read() ?? 'en') === language;
  if (isKnown || pushFor.read() !== String(userId) || !supported()) return;
  const subscription = await subscriptionHere();
  if (subscription !== null) await tellServer(subscription, language).catch(() => undefined);
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await subscriptionHere();
  pushFor.write(null);
  if (subscription === null) return 'off';
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // Without signal the server finds out from the push service, with the next message.
  await call(calls.pushSubscriptions, { method: 'DELETE', body: { endpoint } }).catch(() => undefined);
  return 'off';
}

/** Somebody else uses this browser now: what the person before had turned on ends. */
export async function endPushOfOthers(userId: number): Promise<void> {
  const of = pushFor.read();
  if (of !== null && of !== String(userId) && supported()) await turnPushOff().catch(() => undefined);
}
