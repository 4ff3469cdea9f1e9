import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface CertificationsProps {
  names: readonly string[];
  error: string | undefined;
  onChange: (names: string[]) => void;
}

/** Certifications as badges that can be taken away, and a box to add one. Blank is not added. */
export function Certifications({ names, error, onChange }: CertificationsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const add = () => {
    const name = typed.trim();
    if (name === '') return;
    if (!names.includes(name)) onChange([...names, name]);
    setTyped('');
    box.current?.focus();
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-lead font-bold">
        <Trans>Certifications</Trans>
      </legend>
      {names.length === 0 ? (
        <p className="text-quiet">
          <Trans>No certifications added</Trans>
        </p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li
              key={name}
              className="flex max-w-full items-center rounded-full border-(length:--edge) border-line bg-press pl-3 font-semibold"
            >
              <span className="min-w-0 break-words">{name}</span>
              <IconButton
                label={t`Remove ${name}`}
                icon={X}
                onClick={() => {
                  onChange(names.filter((each) => each !== name));
                  box.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-40">
          <TextField
            ref={box}
            label={t`Add a certification`}
            maxLength={200}
            value={typed}
            error={error}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It would send the form.
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button icon={Plus} onClick={add}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
