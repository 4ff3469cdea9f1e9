import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, useEffect, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { ErrorState } from './error-state.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page whose code is loaded when it is first shown. `lazy` keeps a failed import for good
 * (github.com/facebook/react/issues/14254): here each attempt is a new one, by 'Try again' and when signal is back. `Instead`: what
 * stands there meanwhile, where an error would be too much. As with `lazy`, a Suspense stands around it.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const attempt = () => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Failed })));
  let latest = attempt();
  const latestPart = () => latest;
  const retry = () => {
    latest = attempt();
    for (const listener of listeners) listener();
  };

  function Failed(props: Props) {
    useEffect(() => {
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, []);
    return Instead === undefined ? <PartFailed onRetry={retry} /> : <Instead {...props} />;
  }

  return function LazyPart(props: Props) {
    const Part = useSyncExternalStore(subscribe, latestPart, latestPart);
    return <Part {...props} />;
  };
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorState always title={t`This part could not be loaded`} onRetry={onRetry}>
      <Trans>It can be loaded when there is signal.</Trans>
    </ErrorState>
  );
}
