import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser, SetUp } from '@tailboard/contract/auth.ts';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useAppConfig } from '../api/app-config.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { ChangePassword } from './change-password.tsx';
import { AddCodeApp } from './code-app.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { checkSession } from './session.ts';
import { signInByPasskey } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { useTask } from './use-task.ts';

/** What has to be done before anything else: the server does nothing for this person until then. */
export default function SetUpPage({ user, setUp }: { user: SessionUser; setUp: SetUp }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const titles: Readonly<Record<SetUp, string>> = {
    'new-password': t`Choose your password`,
    'second-factor': t`Set up a second way to sign in`,
    'second-factor-sign-in': t`Sign in with your second factor`,
  };
  const leave = async () => {
    await signOut();
    navigate(screens.login);
  };
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[34rem] flex-col gap-4 px-4 pt-6 pb-8">
      <Page title={titles[setUp]} actions={<LanguageSwitch />}>
        {setUp === 'new-password' && <FirstPassword />}
        {setUp === 'second-factor' && <FirstSecondFactor />}
        {setUp === 'second-factor-sign-in' && <ComeWithIt onLeave={() => void leave()} />}
        <p className="text-quiet">
          <Trans>Signed in as {user.username}</Trans>
        </p>
        <Button look="quiet" onClick={() => void leave()}>
          <Trans>Logout</Trans>
        </Button>
      </Page>
    </main>
  );
}

function FirstPassword() {
  return (
    <Card>
      <p>
        <Trans>
          Somebody else knows the password that you have now. Choose one that only you know, then go on.
        </Trans>
      </p>
      <ChangePassword onChanged={checkSession} />
    </Card>
  );
}

function FirstSecondFactor() {
  const { t } = useLingui();
  const hasPasskeys = canUsePasskeys(useAppConfig().data?.passkeyHost);
  return (
    <>
      <p>
        <Trans>
          You need more than a password here: a passkey (a finger, a face or the code of this device), or an
          app that shows codes.
        </Trans>
      </p>
      {hasPasskeys && (
        <Card title={t`Passkey`}>
          <AddPasskey onAdded={checkSession} />
        </Card>
      )}
      <Card title={t`Authenticator app`}>
        <AddCodeApp onAdded={checkSession} />
      </Card>
    </>
  );
}

/** The password alone was used, and there is more. */
function ComeWithIt({ onLeave }: { onLeave: () => void }) {
  const { run, busy, failure } = useTask();
  const [asked, setAsked] = useState(false);
  const hasPasskeys = canUsePasskeys(useAppConfig().data?.passkeyHost);
  return (
    <Card>
      <p>
        <Trans>
          You need more than a password here. Use your passkey, or log out and sign in again with the code of
          your app.
        </Trans>
      </p>
      {failure !== undefined && asked && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      {hasPasskeys && (
        <Button
          look="primary"
          icon={Fingerprint}
          wide
          busy={busy}
          onClick={() => {
            setAsked(true);
            void run(async () => void (await signInByPasskey()));
          }}
        >
          <Trans>Use your passkey</Trans>
        </Button>
      )}
      <Button wide onClick={onLeave}>
        <Trans>Log out and sign in again</Trans>
      </Button>
    </Card>
  );
}
