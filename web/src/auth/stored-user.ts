import type { SessionUser } from '@tailboard/contract/auth.ts';

import { storedPreference } from '../ui/stored-preference.ts';

/** The signed-in person as JSON (spec section 3), so that the app opens without signal. */
export const storedUser = storedPreference('user');
/** What 'Remember me' keeps: the name for the next time, never the password. */
export const storedUsername = storedPreference('username');
/** 'true' while a sign-out made without signal has yet to reach the server. */
export const signOutOwed = storedPreference('signOutOwed');
/** 'true' while what the device keeps of people has yet to be taken away after a sign-out. */
export const forgettingOwed = storedPreference('forgettingOwed');
/** 'true' since the server said that it does not know the session any more. */
export const sessionExpired = storedPreference('sessionExpired');
/** 'true' since the server said that something has to be set up first: until then it answers nothing that would be asked. */
export const setUpOwed = storedPreference('setUpOwed');

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Null when nobody is stored, or when what is stored is no person: then one signs in again. */
export function readStoredUser(): SessionUser | null {
  const text = storedUser.read();
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<SessionUser> | null;
    const isUser =
      Number.isInteger(value?.id) &&
      typeof value?.name === 'string' &&
      typeof value.username === 'string' &&
      typeof value.role === 'string' &&
      isTextOrNull(value.crewId) &&
      isTextOrNull(value.jobTitle);
    return isUser ? (value as SessionUser) : null;
  } catch {
    return null;
  }
}
