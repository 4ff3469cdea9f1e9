import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorState } from './error-state.tsx';

/**
 * Stands around a page: when it breaks, or its code cannot be loaded, the rest of the app stays. Give it the path as
 * its key, so that another page is tried afresh.
 */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { t } = useLingui();
  return (
    <ErrorState title={t`This page could not be shown`} onRetry={() => window.location.reload()}>
      <Trans>What you saved is still on this phone. Try again; without signal, try when you have some.</Trans>
    </ErrorState>
  );
}
