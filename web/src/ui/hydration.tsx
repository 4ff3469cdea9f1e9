import type { ReactNode } from 'react';
import { createContext, startTransition, use, useEffect, useState } from 'react';

const Hydrated = createContext(true);

/**
 * False in the prerendered page and during hydration: until then everything renders as at build time, without
 * a user, an address or a device.
 */
export const useHydrated = (): boolean => use(Hydrated);

/** Wraps the app. The first client render is a transition: the prerendered page stays until it is ready. */
export function Hydration({ isPrerendered, children }: { isPrerendered: boolean; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}
