import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useAppConfig } from '../api/app-config.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toast.ts';
import { useOpenSessions, useSecondFactor } from './account-queries.ts';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { ChangePassword } from './change-password.tsx';
import { AddCodeApp, RemoveCodeApp } from './code-app.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';

/** How one signs in, and where one is signed in. Needs signal. */
export default function SignInAndSecurity() {
  const { t } = useLingui();
  return (
    <Card title={t`Sign-in and security`} id="security">
      <Password />
      <SecondFactor />
      <Sessions />
    </Card>
  );
}

const heading = 'text-body font-bold';

function Password() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const sessions = useOpenSessions();
  const changed = async () => {
    setOpen(false);
    showToast({
      title: t`Password changed`,
      description: t`You are signed out everywhere else.`,
      tone: 'ok',
    });
    await sessions.refetch();
  };
  return (
    <div className="flex flex-col gap-3">
      <h3 className={heading}>
        <Trans>Password</Trans>
      </h3>
      {open ? (
        <>
          <ChangePassword onChanged={changed} />
          <Button look="quiet" onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      ) : (
        <div>
          <Button icon={KeyRound} wide onClick={() => setOpen(true)}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function SecondFactor() {
  const { t } = useLingui();
  const known = useSecondFactor();
  const canPasskeys = canUsePasskeys(useAppConfig().data?.passkeyHost);
  const [adds, setAdds] = useState<'passkey' | 'app' | null>(null);
  const factor = known.data;
  const refresh = async () => {
    setAdds(null);
    await known.refetch();
  };
  const added = async (title: string) => {
    showToast({ title, tone: 'ok' });
    await refresh();
  };
  if (factor === undefined) return <Waiting failed={known.isError} onRetry={() => void known.refetch()} />;
  return (
    <>
      <div className="edge-t flex flex-col gap-3 pt-3">
        <h3 className={heading}>
          <Trans>Passkeys</Trans>
        </h3>
        <p className="text-label text-quiet">
          <Trans>Sign in with a finger, a face or the code of your device instead of your password.</Trans>
        </p>
        {factor.passkeys.length > 0 && <OwnPasskeys passkeys={factor.passkeys} onChanged={refresh} />}
        {!canPasskeys && (
          <p className="text-label text-quiet">
            <Trans>This browser cannot make a passkey for this address.</Trans>
          </p>
        )}
        {canPasskeys &&
          (adds === 'passkey' ? (
            <AddPasskey onAdded={() => added(t`Passkey added`)} />
          ) : (
            <div>
              <Button wide onClick={() => setAdds('passkey')}>
                <Trans>Add a passkey</Trans>
              </Button>
            </div>
          ))}
      </div>
      <div className="edge-t flex flex-col gap-3 pt-3">
        <h3 className={heading}>
          <Trans>Authenticator app</Trans>
        </h3>
        {factor.app && <RemoveCodeApp onRemoved={() => added(t`App removed`)} />}
        {!factor.app && adds === 'app' && <AddCodeApp onAdded={() => added(t`App turned on`)} />}
        {!factor.app && adds !== 'app' && (
          <div>
            <Button wide onClick={() => setAdds('app')}>
              <Trans>Ask for a code too</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Sessions() {
  const sessions = useOpenSessions();
  return (
    <div className="edge-t flex flex-col gap-3 pt-3">
      <h3 className={heading}>
        <Trans>Where you are signed in</Trans>
      </h3>
      {sessions.data === undefined ? (
        <Waiting failed={sessions.isError} onRetry={() => void sessions.refetch()} />
      ) : (
        <OpenSessions sessions={sessions.data} onChanged={sessions.refetch} />
      )}
    </div>
  );
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <p role="status" className="flex items-center gap-2 text-quiet">
        <Spinner size={20} />
        <Trans>Loading...</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-quiet">
        <Trans>This comes with signal.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
