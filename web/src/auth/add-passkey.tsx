import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '@tailboard/contract/auth.ts';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDeviceWords } from './device-words.ts';
import { useTask } from './use-task.ts';

/** Makes a passkey on this device, or on a phone or key nearby, and names it. */
export function AddPasskey({ onAdded }: { onAdded: () => void | Promise<void> }) {
  const { t } = useLingui();
  const { run, busy, failure, code } = useTask();
  const deviceWords = useDeviceWords();
  const [name, setName] = useState(() => deviceWords(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [asksPassword, setAsksPassword] = useState(false);
  const wantsPassword = asksPassword || code === 'confirm-password';
  const wrong = code === 'wrong-password' ? failure : undefined;

  const add = async () => {
    if (code === 'confirm-password') setAsksPassword(true);
    const done = await run(() => makePasskey({ name, password: wantsPassword ? password : undefined }));
    if (!done) return;
    setPassword('');
    setAsksPassword(false);
    await onAdded();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && name.trim() !== '') void add();
      }}
    >
      <TextField
        label={t`Name of the passkey`}
        maxLength={60}
        help={t`So that you know it again, such as 'My phone'.`}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={name.trim() === '' ? t`Give it a name` : undefined}
      />
      {wantsPassword && (
        <TextField
          label={t`Current password`}
          type="password"
          autoComplete="current-password"
          help={t`You signed in a while ago: enter it to confirm that it is you.`}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={wrong}
        />
      )}
      {failure !== undefined && wrong === undefined && code !== 'confirm-password' && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" icon={Fingerprint} wide busy={busy}>
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
    </form>
  );
}

async function makePasskey({
  name,
  password,
}: {
  name: string;
  password: string | undefined;
}): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    calls.passkeyOptions,
    { method: 'POST', body: { password } },
  );
  const response = await startRegistration({ optionsJSON });
  await call<Passkey>(calls.passkeys, { method: 'POST', body: { name: name.trim(), response } });
}
