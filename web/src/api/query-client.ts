import { QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * A cache for one person. Data comes from the device first and is refreshed on purpose: no retries, never stale by
 * itself, no refetch on focus, and no waiting for `navigator.onLine`, which lies.
 * `onExpired` is called when the server answers a query with 401.
 */
export function newQueryClient(onExpired: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if ('status' in error && error.status === 401) onExpired();
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
