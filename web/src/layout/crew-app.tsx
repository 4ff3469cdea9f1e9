import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { newQueryClient } from '../api/query-client.ts';
import { noteExpired, useUser } from '../auth/public.ts';
import { device } from '../offline/public.ts';
import { Shell } from './shell.tsx';

// While the rest is loaded and drawn. At build time there is none: see first-paint.tsx.
if ('indexedDB' in globalThis) void device.open();

let ahead: { of: number; queries: QueryClient } | null = null;

/**
 * The cache that the app of `userId` will begin with, to be filled while it is not drawn yet.
 * @public used through the module that app.tsx loads
 */
export function queriesOf(userId: number): QueryClient {
  if (ahead?.of !== userId) ahead = { of: userId, queries: newQueryClient(noteExpired) };
  return ahead.queries;
}

/** The app of one signed-in person. Another person, or the same one later, begins with an empty cache. */
export default function CrewApp({ children }: { children: ReactNode }) {
  const { id } = useUser();
  const queries = useMemo(() => ({ of: id, client: queriesOf(id) }), [id]);
  // From now on it is this app's own.
  useEffect(() => {
    if (ahead?.of === queries.of) ahead = null;
  }, [queries.of]);
  return (
    <QueryClientProvider key={queries.of} client={queries.client}>
      <Shell>{children}</Shell>
    </QueryClientProvider>
  );
}
