import { Trans, useLingui } from '@lingui/react/macro';
import { MIN_PASSWORD } from '@tailboard/contract/auth-terms.ts';
import type { Session } from '@tailboard/contract/auth.ts';
import { useRef, useState } from 'react';
import { calls } from '../api/addresses.ts';
import { call } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { useTask } from './use-task.ts';

/** The password of now, and the next one. */
export function ChangePassword({ onChanged }: { onChanged: () => void | Promise<void> }) {
  const { t } = useLingui();
  const { run, busy, failure, code, errors } = useTask();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [shown, setShown] = useState(false);
  const [checked, setChecked] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const type = shown ? 'text' : 'password';
  const isShort = next.length < MIN_PASSWORD;
  const wrong = code === 'wrong-password' ? failure : undefined;
  const weak = errors.find(({ field }) => field === 'newPassword')?.message;

  const save = async () => {
    setChecked(true);
    if (current === '') return currentField.current?.focus();
    if (isShort) return nextField.current?.focus();
    const done = await run(async () => {
      await call<Session>(calls.changePassword, {
        method: 'POST',
        body: { currentPassword: current, newPassword: next },
      });
    });
    if (!done) return;
    setCurrent('');
    setNext('');
    setChecked(false);
    await onChanged();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <TextField
        ref={currentField}
        label={t`Current password`}
        type={type}
        autoComplete="current-password"
        value={current}
        onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
        error={checked && current === '' ? t`Enter the password that you have now` : wrong}
      />
      <TextField
        ref={nextField}
        label={t`New password`}
        type={type}
        autoComplete="new-password"
        help={t`At least 10 characters: three or four words of your own are good. Not your username.`}
        value={next}
        onChange={({ currentTarget }) => setNext(currentTarget.value)}
        error={checked && isShort ? t`Use at least 10 characters` : weak}
      />
      <TickBox
        label={t`Show the passwords`}
        checked={shown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
      {failure !== undefined && wrong === undefined && weak === undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      <div>
        <Button look="primary" type="submit" wide busy={busy}>
          {busy ? <Trans>Saving...</Trans> : <Trans>Change password</Trans>}
        </Button>
      </div>
    </form>
  );
}
