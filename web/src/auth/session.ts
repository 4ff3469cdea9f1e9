import type { Session, SessionUser, SetUp } from '@tailboard/contract/auth.ts';
import { useSyncExternalStore } from 'react';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { isKnownHere, tellDevice } from './tell-device.ts';
import {
  forgettingOwed,
  readStoredUser,
  sessionExpired,
  setUpOwed,
  signOutOwed,
  storedUser,
} from './stored-user.ts';

export type SessionState =
  /** The device and the server are being asked who this is. */
  | { status: 'restoring' }
  | { status: 'signed-out' }
  /** The server knows the person and does nothing for them before this is done. */
  | { status: 'setting-up'; user: SessionUser; setUp: SetUp }
  /**
   * `expired`: the server does not know the session any more. The screens stay; nothing is sent until sign-in. `asked`: the
   * server has answered since the start, or could not be reached.
   */
  | { status: 'signed-in'; user: SessionUser; expired: boolean; asked: boolean };

let state: SessionState = { status: 'restoring' };
/** Until the device has said whether it knows the stored person. */
let opening: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();
const become = (next: SessionState) => {
  state = next;
  for (const listener of listeners) listener();
};
const current = () => state;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const prerendered: SessionState = { status: 'restoring' };
export const useSession = (): SessionState => useSyncExternalStore(subscribe, current, () => prerendered);

/** The signed-in person. Only for what stands behind the guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in here.');
  return session.user;
}

/** Opens with the person that the device knows, and asks the server meanwhile. Called once, at start. */
export function startSession(): void {
  if (setUpOwed.read() === null) opening = openAsLeft();
  void checkSession();
  window.addEventListener('online', () => void checkSession());
  storedUser.subscribe(followOtherTab);
}

/** What stands in local storage opens nothing by itself: the device must know of the sign-in too, which a sign-out ends. */
async function openAsLeft(): Promise<void> {
  const user = readStoredUser();
  if (user === null) {
    if (forgettingOwed.read() !== null) await tellDevice(null);
    return;
  }
  if (!(await isKnownHere(user.id)) || state.status !== 'restoring') return;
  become({ status: 'signed-in', user, expired: sessionExpired.read() !== null, asked: false });
  void tellDevice(user, { atStart: true });
}

/** Another tab signed in or out. */
function followOtherTab(): void {
  const user = readStoredUser();
  if (user === null) {
    if (state.status === 'signed-in') void forgetPerson();
  } else if (state.status !== 'signed-in' || state.user.id !== user.id) void checkSession();
}

/**
 * Asks the server who is signed in. Without an answer everything stays as it is. A definite 'nobody' leaves the person
 * their screens and marks the session as expired; another person takes over.
 */
export async function checkSession(): Promise<void> {
  try {
    if (signOutOwed.read() !== null) await payOwedSignOut();
    const session = await call<Session | null>(calls.session);
    await opening;
    if (session) enterSession(session);
    else noteExpired();
  } catch (error) {
    await opening;
    // Without an answer nobody is kept from their forms.
    if (state.status === 'restoring' && setUpOwed.read() !== null) await openAsLeft();
    if (error instanceof ApiError && error.status === 401) noteExpired();
    else if (state.status === 'restoring') become({ status: 'signed-out' });
    else if (state.status === 'signed-in' && !state.asked) become({ ...state, asked: true });
  }
}

/** What the server says of a session: its person uses the app, or has something to do first. */
export function enterSession({ user, setUp }: Session): void {
  setUpOwed.write(setUp === undefined ? null : 'true');
  if (setUp === undefined) enter(user);
  else become({ status: 'setting-up', user, setUp });
}

/** A person whom the server knows uses the app from now on. */
function enter(user: SessionUser): void {
  const text = JSON.stringify(user);
  const before = state.status === 'signed-in' && !state.expired ? state : null;
  const asBefore = before !== null && storedUser.read() === text;
  if (asBefore && before.asked) return;
  become({ status: 'signed-in', user, expired: false, asked: true });
  sessionExpired.write(null);
  if (asBefore) return;
  storedUser.write(text);
  void tellDevice(user);
}

/** The server said 401, to us or to the sync engine. */
export function noteExpired(): void {
  if (state.status === 'signed-in') {
    sessionExpired.write('true');
    if (!state.expired || !state.asked) become({ ...state, expired: true, asked: true });
  } else {
    become({ status: 'signed-out' });
  }
}

/** The person leaves. What they have not sent stays on the device under their name; the rest is gone when this resolves. */
export async function leave(): Promise<void> {
  storedUser.write(null);
  sessionExpired.write(null);
  setUpOwed.write(null);
  await forgetPerson();
}

async function forgetPerson(): Promise<void> {
  become({ status: 'signed-out' });
  await tellDevice(null);
}

/** A sign-out made without signal is told to the server before it is asked who is there. */
async function payOwedSignOut(): Promise<void> {
  try {
    await call(calls.signOut, { method: 'POST', body: {} });
  } catch (error) {
    // A refusal means that there is nothing to sign out of.
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  }
  signOutOwed.write(null);
}
