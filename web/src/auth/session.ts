import type { Session, SessionUser, SetUp } from '@tailboard/contract/auth.ts';
import { useSyncExternalStore } from 'react';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { tellDevice } from './tell-device.ts';
import { readStoredUser, signOutOwed, storedUser } from './stored-user.ts';

export type SessionState =
  /** Nobody is stored on this device; the server is being asked. */
  | { status: 'restoring' }
  | { status: 'signed-out' }
  /** The server knows the person and does nothing for them before this is done. */
  | { status: 'setting-up'; user: SessionUser; setUp: SetUp }
  /** `expired`: the server does not know the session any more. The screens stay; nothing is sent until sign-in. */
  | { status: 'signed-in'; user: SessionUser; expired: boolean };

let state: SessionState = { status: 'restoring' };
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

export const useSession = (): SessionState => useSyncExternalStore(subscribe, current, current);

/** The signed-in person. Only for what stands behind the guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in here.');
  return session.user;
}

/** Opens with the stored person at once, then asks the server. Called once, at start. */
export function startSession(): void {
  takeStored({ atStart: true });
  void checkSession();
  window.addEventListener('online', () => void checkSession());
  // Another tab signed in or out.
  storedUser.subscribe(() => takeStored({ atStart: false }));
}

/** Resolves when it is known who uses the app, or that nobody does. */
export async function knowPerson(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (state.status === 'restoring') return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}

function takeStored({ atStart }: { atStart: boolean }): void {
  const user = readStoredUser();
  if (user === null) {
    if (state.status === 'signed-in') forgetPerson();
    return;
  }
  if (state.status === 'signed-in' && state.user.id === user.id) return;
  become({ status: 'signed-in', user, expired: false });
  void tellDevice(user, { atStart });
}

/**
 * Asks the server who is signed in. Without an answer everything stays as it is. A definite 'nobody' leaves the person
 * their screens and marks the session as expired; another person takes over.
 */
export async function checkSession(): Promise<void> {
  try {
    if (signOutOwed.read() !== null) await payOwedSignOut();
    const session = await call<Session | null>(calls.session);
    if (session) enterSession(session);
    else noteExpired();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) noteExpired();
    else if (state.status === 'restoring') become({ status: 'signed-out' });
  }
}

/** What the server says of a session: its person uses the app, or has something to do first. */
export function enterSession({ user, setUp }: Session): void {
  if (setUp === undefined) enter(user);
  else become({ status: 'setting-up', user, setUp });
}

/** A person whom the server knows uses the app from now on. */
export function enter(user: SessionUser): void {
  const text = JSON.stringify(user);
  if (state.status === 'signed-in' && !state.expired && storedUser.read() === text) return;
  become({ status: 'signed-in', user, expired: false });
  storedUser.write(text);
  void tellDevice(user);
}

/** The server said 401, to us or to the sync engine. */
export function noteExpired(): void {
  if (state.status === 'signed-in') {
    if (!state.expired) become({ ...state, expired: true });
  } else {
    become({ status: 'signed-out' });
  }
}

/** The person leaves. What they have not sent stays on the device under their name. */
export function leave(): void {
  storedUser.write(null);
  if (state.status !== 'signed-out') forgetPerson();
}

function forgetPerson(): void {
  become({ status: 'signed-out' });
  void tellDevice(null);
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
