import type { AppConfig } from '@tailboard/contract/app-config.ts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';

export const authKeys = { appConfig: ['app-config'] as const };

/** What the browser must know of the operator's settings. */
export const useAppConfig = () =>
  useQuery({
    queryKey: authKeys.appConfig,
    queryFn: ({ signal }) => call<AppConfig>(calls.appConfig, { signal }),
  });
