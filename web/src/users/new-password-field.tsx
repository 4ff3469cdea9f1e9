import { Trans } from '@lingui/react/macro';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { makePassword } from './make-password.ts';

interface NewPasswordFieldProps {
  label: string;
  help: ReactNode;
  value: string;
  error?: string | undefined;
  onChange: (password: string) => void;
}

/** A password that an administrator gives: typed, or made here. It is shown, to be told to its person. */
export function NewPasswordField({ label, help, value, error, onChange }: NewPasswordFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={help}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div>
        <Button icon={WandSparkles} wide onClick={() => onChange(makePassword())}>
          <Trans>Make a password</Trans>
        </Button>
      </div>
    </div>
  );
}
