import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LiveAnswer } from '../api/use-answer.ts';
import { clock } from '../language/moments.ts';
import { AnswerRefusedError } from '../offline/public.ts';
import { AsOf } from '../ui/as-of.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { NotHere } from '../ui/not-here.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

interface AnsweredProps<Body> {
  answer: LiveAnswer<Body>;
  /** What it is for says itself from when it is. */
  withoutTime?: boolean;
  children: (body: Body) => ReactNode;
}

/** What the device has of an answer, when it is from, and why there is none. */
export function Answered<Body>({ answer, withoutTime = false, children }: AnsweredProps<Body>) {
  const { t } = useLingui();
  const { body, asOf, loading, failed, error, refresh } = answer;
  if (body !== undefined) {
    return (
      <>
        {asOf !== undefined && !withoutTime && <AsOf time={clock(asOf)} />}
        {children(body)}
      </>
    );
  }
  if (loading) return <SkeletonRows label={t`Loading...`} />;
  if (error instanceof AnswerRefusedError && error.status === 404) {
    return (
      <p className="text-quiet">
        <Trans>This is not there, or not for you to see.</Trans>
      </p>
    );
  }
  if (failed) return <ErrorState title={t`This could not be loaded`} onRetry={() => void refresh()} />;
  return <NotHere onRetry={() => void refresh()} />;
}
