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

let kept: { of: number; queries: QueryClient } | null = null;

/**
 * The cache of the app of `userId`, to be filled with what will be shown: before it is drawn, or for its next screens.
 * @public used through the module that app.tsx loads
 */
export function queriesOf(userId: number): QueryClient {
  if (kept?.of !== userId) kept = { of: userId, queries: newQueryClient(noteExpired) };
  return kept.queries;
}

/** The app of one signed-in person. Another person, or the same one later, begins with an empty cache. */
export default function CrewApp({ children }: { children: ReactNode }) {
  const { id } = useUser();
  const queries = useMemo(() => ({ of: id, client: queriesOf(id) }), [id]);
  // It ends with this app.
  useEffect(() => {
    kept = { of: queries.of, queries: queries.client };
    return () => {
      kept = null;
    };
  }, [queries]);
  return (
    <QueryClientProvider key={queries.of} client={queries.client}>
      <Shell>{children}</Shell>
    </QueryClientProvider>
  );
}
