import type { Session } from '@tailboard/contract/auth.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import { TickBox } from '../ui/tick-box.tsx';
import { showToast } from '../ui/toast.ts';
import { CodeStep } from './code-step.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { findMistakes } from './login-check.ts';
import { OtherWays } from './other-ways.tsx';
import { refusedWords } from './refused-words.ts';
import { signIn } from './sign-in.ts';
import { storedUsername } from './stored-user.ts';

export function LoginForm() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const online = useOnline();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wantsCode, setWantsCode] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  // What was typed or filled in by the browser before React took over stays.
  useEffect(() => {
    const stored = storedUsername.read();
    setUsername((typed) => typed || usernameField.current?.value || stored || '');
    setPassword((typed) => typed || passwordField.current?.value || '');
    if (stored !== null) setRememberMe(true);
  }, []);
  const mistakes = findMistakes({ username, password });

  const submit = async () => {
    setChecked(true);
    if (mistakes.username) return usernameField.current?.focus();
    if (mistakes.password) return passwordField.current?.focus();
    setBusy(true);
    try {
      done(await signIn({ username, password, rememberMe }));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.problem?.code === 'code-required') setWantsCode(true);
      else failed(whyNot(error));
    }
  };
  const done = ({ user, setUp }: Session) => {
    const { name } = user;
    // On a phone it would cover the button of what must be done first.
    if (setUp === undefined)
      showToast({ title: t`Login successful`, description: t`Welcome back, ${name}!`, tone: 'ok' });
    navigate(screens.dashboard, { replace: true });
  };
  const failed = (why: string) => showToast({ title: t`Login failed`, description: why, tone: 'bad' });
  const whyNot = (error: unknown) => {
    if (!(error instanceof ApiError))
      return t`Tailboard cannot be reached. Check your signal and try again: signing in needs it once.`;
    if (error.status === 401 || error.status === 400)
      return t`Invalid username or password. Please try again.`;
    return error.problem?.detail ?? error.message;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  const refused = refusedWords();
  if (wantsCode) {
    return (
      <CodeStep
        onDone={done}
        onBack={(why) => {
          setWantsCode(false);
          if (why !== undefined) failed(why);
        }}
      />
    );
  }

  return (
    <>
      {refused !== null && (
        <Notice tone="bad" title={t`Login failed`}>
          {refused}
        </Notice>
      )}
      {!online && (
        <Notice tone="warn" title={t`You are offline`} announced>
          <Trans>Signing in needs signal once. After that, Tailboard works without it.</Trans>
        </Notice>
      )}
      {/* A press before React has taken over sends nothing: with GET the password would stand in the address. */}
      <form noValidate method="dialog" onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          ref={usernameField}
          label={t`Username`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          error={checked && mistakes.username ? t`Username is required` : undefined}
        />
        <TextField
          ref={passwordField}
          label={t`Password`}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={checked && mistakes.password ? t`Password is required` : undefined}
        />
        <TickBox
          label={t`Remember me`}
          name="rememberMe"
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.target.checked)}
        />
        <Button type="submit" look="primary" busy={busy} className="w-full">
          {busy ? t`Signing in...` : t`Sign in`}
        </Button>
      </form>
      <OtherWays onDone={done} onFailed={failed} />
      <DemoAccounts
        onChoose={(account) => {
          setUsername(account.username);
          setPassword(account.password);
        }}
      />
    </>
  );
}
