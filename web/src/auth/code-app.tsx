import { Trans, useLingui } from '@lingui/react/macro';
import type { NewApp, Session } from '@tailboard/contract/auth.ts';
import { useState } from 'react';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { NewAppSteps } from './new-app-steps.tsx';
import { useTask } from './use-task.ts';

/** Sets up an app for codes: the password, then the picture for the app, then the first code. */
export function AddCodeApp({ onAdded }: { onAdded: () => void | Promise<void> }) {
  const [made, setMade] = useState<NewApp>();
  const begin = async (password: string) => {
    setMade(await call<NewApp>(calls.beginCodeApp, { method: 'POST', body: { password } }));
  };
  const confirm = async (code: string) => {
    await call<Session>(calls.confirmCodeApp, { method: 'POST', body: { code } });
    await onAdded();
  };
  if (made) return <NewAppSteps made={made} onCode={confirm} />;
  return (
    <>
      <p className="text-quiet">
        <Trans>
          After your password you are asked for six digits that an app on your phone shows, such as Google
          Authenticator or 1Password.
        </Trans>
      </p>
      <ByPassword onPassword={begin} words={<Trans>Set up an app</Trans>} />
    </>
  );
}

export function RemoveCodeApp({ onRemoved }: { onRemoved: () => void | Promise<void> }) {
  const remove = async (password: string) => {
    await call(calls.removeCodeApp, { method: 'POST', body: { password } });
    await onRemoved();
  };
  return (
    <>
      <p>
        <Trans>An app is set up: its code is asked for when you sign in with your password.</Trans>
      </p>
      <ByPassword onPassword={remove} words={<Trans>Remove the app</Trans>} danger />
    </>
  );
}

interface ByPasswordProps {
  onPassword: (password: string) => Promise<void>;
  words: React.ReactNode;
  danger?: boolean;
}

/** Something that needs the password. */
function ByPassword({ onPassword, words, danger = false }: ByPasswordProps) {
  const { t } = useLingui();
  const { run, busy, failure } = useTask();
  const [password, setPassword] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && password !== '') void run(() => onPassword(password));
      }}
    >
      <TextField
        label={t`Current password`}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" look={danger ? 'danger' : 'secondary'} wide busy={busy}>
          {words}
        </Button>
      </div>
    </form>
  );
}
