import { Trans, useLingui } from '@lingui/react/macro';
import { isBlank } from '@tailboard/contract/blank.ts';
import UserX from 'lucide-react/icons/user-x';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/field.tsx';

const MAX_REASON = 500;

interface ReasonFieldProps {
  legend: string;
  button: string;
  onReason: (reason: string) => void;
}

/** Why somebody is excused: one of the usual reasons, or another in words. */
export function ReasonField({ legend, button, onReason }: ReasonFieldProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState('');
  const [other, setOther] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const usual = [t`At another site`, t`Off today`, t`Sick`, t`In training`];
  const reason = choice === 'other' ? other.trim() : choice;
  const excuse = () => {
    setAsked(true);
    if (!isBlank(reason)) onReason(reason);
    else (choice === 'other' ? field : first).current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup
        legend={legend}
        choices={[
          ...usual.map((value) => ({ value, label: value })),
          { value: 'other', label: t`Another reason` },
        ]}
        value={choice}
        onChange={setChoice}
        columns={2}
        error={asked && choice === '' ? t`Choose a reason` : undefined}
        ref={first}
      />
      {choice === 'other' && (
        <TextField
          label={t`Reason`}
          value={other}
          maxLength={MAX_REASON}
          onChange={(event) => setOther(event.target.value)}
          error={asked && isBlank(other) ? t`Say why they are not here` : undefined}
          ref={field}
        />
      )}
      <Button look="primary" icon={UserX} onClick={excuse}>
        {button}
      </Button>
      <p className="text-label text-quiet">
        <Trans>The reason is kept in the record of the talk.</Trans>
      </p>
    </div>
  );
}
