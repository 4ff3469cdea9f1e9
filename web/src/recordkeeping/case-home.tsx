import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { useState } from 'react';
import { recordedCaseCall } from '../api/addresses.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { NoEstablishment } from './chosen.tsx';
import { useEstablishments } from './queries.ts';
import { SaveFailure, useSave } from './use-save.tsx';

/** Asks for the log of a case whose crew has no home yet: without one it cannot be decided. */
export function CaseHome({ one, onSaved }: { one: RecordedCase; onSaved: () => Promise<unknown> }) {
  const { t } = useLingui();
  const places = useEstablishments().body ?? [];
  const [chosen, setChosen] = useState('');
  const { save, busy, failure, fault, form } = useSave<RecordedCase>();
  const value = chosen || String(places[0]?.id ?? '');
  if (places.length === 0) return <NoEstablishment />;
  const submit = async () => {
    const body = { updatedAt: one.updatedAt, establishmentId: Number(value) };
    const kept = await save({ path: recordedCaseCall(one.id), method: 'PUT', body });
    if (kept !== undefined) await onSaved();
  };
  return (
    <Card title={t`On which log?`}>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <SelectField
          label={t`Establishment`}
          help={t`The home of the person hurt. A crew can have its home there, so that its cases come by themselves.`}
          value={value}
          error={fault('establishmentId')}
          onChange={({ target }) => setChosen(target.value)}
        >
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SaveFailure failure={failure} shown={['establishmentId']} />
        <Button type="submit" wide busy={busy}>
          <Trans>Put it on this log</Trans>
        </Button>
      </form>
    </Card>
  );
}
