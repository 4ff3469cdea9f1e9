import { QueryClient } from '@tanstack/react-query';

/**
 * Data comes from the device first and is refreshed on purpose: no retries, never stale by itself, no refetch on focus,
 * and no waiting for `navigator.onLine`, which lies.
 */
export const queryClient = new QueryClient({
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
