import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorState } from './error-state.tsx';

interface FailureBoundaryProps {
  /** Around a whole page. Nothing typed can be lost on it, so it reloads when the signal is back. */
  isPage?: boolean;
  /** Around a card or a row: only that part is replaced. */
  part?: boolean;
  children: ReactNode;
}

/**
 * An error boundary: if its children throw or their code fails to load, the rest of the app stays. A page
 * passes its path as the key, so that the next page starts without the error.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.loadAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.loadAgain);
  }

  // React.lazy caches a failure, and browsers may cache a failed import: only a reload tries again.
  private readonly loadAgain = () => {
    if (this.state.failed && this.props.isPage) window.location.reload();
  };

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
