import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useSession } from './session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const SetUpPage = lazyPart(() => import('./set-up-page.tsx'));

/** Lets only a signed-in person through. `waiting` stands there until it is known who uses the app. */
export function Guard({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const session = useSession();
  if (session.status === 'signed-in') return children;
  if (session.status === 'setting-up') return <SetUpPage user={session.user} setUp={session.setUp} />;
  if (session.status === 'signed-out') return <Redirect to={screens.login} replace />;
  return waiting;
}
