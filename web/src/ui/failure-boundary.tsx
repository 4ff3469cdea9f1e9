import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorState } from './error-state.tsx';

/**
 * Stands around a page: when it breaks, or its code cannot be loaded, the rest of the app stays. Give it the path as
 * its key, so that another page is tried afresh; this one is when there is signal again. Around a `part` of a page, a card or a row: the
 * rest of the page stays.
 */
export class FailureBoundary extends Component<{ children: ReactNode; part?: boolean }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain);
  }

  private readonly tryAgain = () => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.part ? <PartFailure onRetry={this.tryAgain} /> : <Failure />;
  }
}

function Failure() {
  const { t } = useLingui();
  return (
    <ErrorState always title={t`This page could not be shown`} onRetry={() => window.location.reload()}>
      <Trans>What you saved is still on this phone. Try again when you have signal.</Trans>
    </ErrorState>
  );
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorState always title={t`This part could not be shown`} onRetry={onRetry}>
      <Trans>The rest of the page works. What you saved is still on this phone.</Trans>
    </ErrorState>
  );
}
