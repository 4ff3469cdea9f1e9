import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { device } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.ts';
import { useUser } from './session.ts';
import { signOut } from './sign-out.ts';

interface SignOut {
  /** For the Logout button: says first what is not sent yet. */
  ask: () => Promise<void>;
  busy: boolean;
  /** To be drawn beside the button. */
  question: ReactNode;
}

/** Logout as every screen offers it; the profile says it in its own words (spec, 'Profile'). */
export function useSignOut(from: 'header' | 'profile' = 'header'): SignOut {
  const { t } = useLingui();
  const { id } = useUser();
  const [, navigate] = useLocation();
  const [waiting, setWaiting] = useState(0);
  const [busy, setBusy] = useState(false);

  const go = async () => {
    setBusy(true);
    setWaiting(0);
    await signOut();
    navigate(screens.login);
    showToast(
      from === 'profile'
        ? { title: t`Logged Out`, description: t`You've been successfully logged out.`, tone: 'ok' }
        : {
            title: t`Logged out successfully`,
            description: t`You have been logged out of your account.`,
            tone: 'ok',
          },
    );
  };
  const ask = async () => {
    const count = await device.waitingCount(id).catch(() => 0);
    if (count > 0) setWaiting(count);
    else await go();
  };
  const question = (
    <Dialog
      open={waiting > 0}
      onClose={() => setWaiting(0)}
      title={t`Log out with unsent reports?`}
      actions={
        <>
          <Button onClick={() => setWaiting(0)}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button look="primary" busy={busy} onClick={() => void go()}>
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={waiting}
          one="# report has not been sent yet. It stays on this phone, and is sent after you sign in again."
          other="# reports have not been sent yet. They stay on this phone, and are sent after you sign in again."
        />
      </p>
    </Dialog>
  );
  return { ask, busy, question };
}
