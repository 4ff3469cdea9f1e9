import { Trans } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { NotHere } from './not-here.tsx';
import { useOnline } from './online.ts';

interface ErrorStateProps {
  title: ReactNode;
  /** What happened, what it means, what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** The cause, if it is not a missing signal: being offline is not shown as an error. */
  always?: boolean;
}

/** Replaces a part of a page that failed to load. */
export function ErrorState({ title, children, onRetry, always = false }: ErrorStateProps) {
  const online = useOnline();
  if (!online && !always) return <NotHere onRetry={onRetry} />;
  return (
    <div role="alert" className="tone-bad flex flex-col items-center gap-3 px-4 py-10 text-center">
      <TriangleAlert size={40} strokeWidth={1.5} className="text-tone" aria-hidden />
      <p className="text-lead font-semibold">{title}</p>
      {children && <div className="max-w-[52ch] text-quiet">{children}</div>}
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </div>
  );
}
