import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorState } from './error-state.tsx';

interface FailureBoundaryProps {
  /** It stands around a whole page: nothing that was typed is on it, so it is loaded again when there is signal again. */
  isPage?: boolean;
  /** It stands around a card or a row, which alone is replaced. */
  part?: boolean;
  children: ReactNode;
}

/**
 * Stands around a part of the app: when it breaks, or its code cannot be loaded, the rest stays. A page gives its path as
 * the key, so that another page is tried afresh. Around a `part` of a page, a card or a row, the rest of the page stays.
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

  // React's lazy keeps a failure, and browsers may keep a failed import: only a fresh page asks again.
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
