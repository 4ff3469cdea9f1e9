import type { AppConfig } from '@tailboard/contract/app-config.ts';
import { useSyncExternalStore } from 'react';
import { storedPreference } from '../ui/stored-preference.ts';
import { calls } from './addresses.ts';
import { call } from './call.ts';

interface KnownConfig {
  /** As the server last said, in an earlier visit too: the map finds its cached tiles by it without signal. */
  data: AppConfig | undefined;
  /** The server has not answered yet in this visit. */
  isPending: boolean;
}

const kept = storedPreference('appConfig');
let known: KnownConfig = { data: readKept(), isPending: true };
let asking = false;
const listeners = new Set<() => void>();

function readKept(): AppConfig | undefined {
  try {
    return JSON.parse(kept.read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

async function ask(): Promise<void> {
  if (asking || (known.data && !known.isPending)) return;
  asking = true;
  try {
    known = { data: await call<AppConfig>(calls.appConfig), isPending: false };
    kept.write(JSON.stringify(known.data));
  } catch {
    // Asked again by the next screen that needs it.
    known = { ...known, isPending: false };
  }
  asking = false;
  for (const listener of listeners) listener();
}

const current = () => known;
const prerendered: KnownConfig = { data: undefined, isPending: true };
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  void ask();
  return () => listeners.delete(listener);
};

/** What the browser must know of the operator's settings. Needs no query library, so that the login page needs none. */
export const useAppConfig = (): KnownConfig => useSyncExternalStore(subscribe, current, () => prerendered);
