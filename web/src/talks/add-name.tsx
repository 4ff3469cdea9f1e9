import { Trans, useLingui } from '@lingui/react/macro';
import { isBlank } from '@tailboard/contract/blank.ts';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

const MAX_NAME = 200;

/** Somebody who is not of the crew: a visitor, a subcontractor. */
export function AddName({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const add = () => {
    if (isBlank(name)) return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="min-w-0 grow">
        <TextField
          label={t`Somebody else who is here`}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" icon={UserPlus} disabled={isBlank(name)}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
