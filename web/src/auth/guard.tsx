import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { screens } from '../api/addresses.ts';
import { Spinner } from '../ui/spinner.tsx';
import { loadable } from '../loadable.tsx';
import { useSession } from './session.ts';

const { Shown: SetUpPage } = loadable(() => import('./set-up-page.tsx'));

/** Lets only a signed-in person through. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status === 'signed-in') return children;
  if (session.status === 'setting-up') return <SetUpPage user={session.user} setUp={session.setUp} />;
  if (session.status === 'signed-out') return <Redirect to={screens.login} replace />;
  return (
    <p role="status" className="flex min-h-dvh items-center justify-center gap-3 text-quiet">
      <Spinner size={28} />
      <Trans>Loading...</Trans>
    </p>
  );
}
