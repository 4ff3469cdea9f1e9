import type { ReactNode } from 'react';

/** A line over the map, beside its zoom buttons. */
export const MapNote = ({ children }: { children: ReactNode }) => (
  <p className="pointer-events-none absolute top-2 right-2 left-16 z-[1000] rounded-control bg-card px-2 py-1 text-small font-semibold">
    {children}
  </p>
);
