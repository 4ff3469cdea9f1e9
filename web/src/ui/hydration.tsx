import type { ReactNode } from 'react';
import { createContext, startTransition, use, useEffect, useState } from 'react';

const Hydrated = createContext(true);

/**
 * False in the prerendered page and while React takes it over: until then everything is drawn as it was at build time,
 * where nothing is known of the person, the address or the device.
 */
export const useHydrated = (): boolean => use(Hydrated);

/** Stands around the app. The change to what the browser knows is a transition: the prerendered page stays until then. */
export function Hydration({ isPrerendered, children }: { isPrerendered: boolean; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}
