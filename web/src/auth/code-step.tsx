import type { Session } from '@tailboard/contract/auth.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { signInByCode } from './sign-in.ts';

interface CodeStepProps {
  onDone: (session: Session) => void;
  /** Back to username and password; with a reason when the server wants it. */
  onBack: (why?: string) => void;
}

/** The password was right; now the code of the app. */
export function CodeStep({ onDone, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(await signInByCode(code));
    } catch (error) {
      setBusy(false);
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.code === 'code-too-late') return onBack(problem.detail);
      setFailure(problem?.detail ?? t`The server did not answer. Try again.`);
      field.current?.focus();
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (code.trim() === '') field.current?.focus();
        else void submit();
      }}
    >
      <TextField
        ref={field}
        label={t`Code`}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        help={t`The six digits in your authenticator app, or one of your backup codes.`}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        error={failure}
      />
      <Button type="submit" look="primary" busy={busy} className="w-full">
        {busy ? t`Signing in...` : t`Sign in`}
      </Button>
      <Button look="quiet" onClick={() => onBack()}>
        <Trans>Start again</Trans>
      </Button>
    </form>
  );
}
