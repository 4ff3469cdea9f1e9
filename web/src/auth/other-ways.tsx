import type { Session } from '@tailboard/contract/auth.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Building2 from 'lucide-react/icons/building-2';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { useAppConfig } from '../api/app-config.ts';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { goToSingleSignOn, signInByPasskey } from './sign-in.ts';

interface OtherWaysProps {
  onDone: (session: Session) => void;
  onFailed: (why: string) => void;
}

/** The ways to sign in that need no password, where there are any. Their code is loaded when they are pressed. */
export function OtherWays({ onDone, onFailed }: OtherWaysProps) {
  const { t } = useLingui();
  const config = useAppConfig().data;
  const [busy, setBusy] = useState<'passkey' | 'company'>();
  const company = config?.singleSignOn ?? null;
  const go = async (way: 'passkey' | 'company') => {
    setBusy(way);
    try {
      if (way === 'company') return await goToSingleSignOn();
      onDone(await signInByPasskey());
    } catch (error) {
      setBusy(undefined);
      // Whoever closes the browser's question wants nothing.
      if (error instanceof Error && error.name === 'NotAllowedError') return;
      const said = error instanceof ApiError ? error.problem?.detail : undefined;
      onFailed(said ?? t`That did not work. Try again, or use your password.`);
    }
  };
  return (
    <>
      {canUsePasskeys(config?.passkeyHost) && (
        <Button
          icon={Fingerprint}
          busy={busy === 'passkey'}
          className="w-full"
          onClick={() => void go('passkey')}
        >
          <Trans>Sign in with a passkey</Trans>
        </Button>
      )}
      {company !== null && (
        <Button
          icon={Building2}
          busy={busy === 'company'}
          className="w-full"
          onClick={() => void go('company')}
        >
          {company === '' ? (
            <Trans>Sign in with your company account</Trans>
          ) : (
            <Trans>Sign in with {company}</Trans>
          )}
        </Button>
      )}
    </>
  );
}
