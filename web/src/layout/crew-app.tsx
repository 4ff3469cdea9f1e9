import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { newQueryClient } from '../api/query-client.ts';
import { noteExpired, useUser } from '../auth/public.ts';
import { device } from '../offline/public.ts';
import { Shell } from './shell.tsx';

// While the rest is loaded and drawn.
void device.open();

/** The app of one signed-in person. Another person, or the same one later, begins with an empty cache. */
export default function CrewApp({ children }: { children: (path: string) => ReactNode }) {
  const { id } = useUser();
  return <AppOf key={id}>{children}</AppOf>;
}

function AppOf({ children }: { children: (path: string) => ReactNode }) {
  const [queries] = useState(() => newQueryClient(noteExpired));
  return (
    <QueryClientProvider client={queries}>
      <Shell>{children}</Shell>
    </QueryClientProvider>
  );
}
