import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const Conversation = lazyPart(() => import('./conversation.tsx'));

/** The conversation beside the page. Its code is loaded when it is opened for the first time. */
export function AssistantSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Tailboard Assistant`} placement="right">
      <p className="text-quiet">
        <Trans>Ask about your incidents and claims, how to use Tailboard, or a safety rule.</Trans>
      </p>
      <FailureBoundary>
        <Suspense fallback={<SkeletonRows label={t`Loading...`} />}>
          <Conversation onGo={onClose} />
        </Suspense>
      </FailureBoundary>
    </Dialog>
  );
}
