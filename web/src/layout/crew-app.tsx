import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { newQueryClient } from '../api/query-client.ts';
import { noteExpired, useUser } from '../auth/public.ts';
import { Shell } from './shell.tsx';

/** The app of one signed-in person. Another person, or the same one later, begins with an empty cache. */
export default function CrewApp({ children }: { children: ReactNode }) {
  const { id } = useUser();
  const queries = useMemo(() => ({ of: id, client: newQueryClient(noteExpired) }), [id]);
  return (
    <QueryClientProvider key={queries.of} client={queries.client}>
      <Shell>{children}</Shell>
    </QueryClientProvider>
  );
}
