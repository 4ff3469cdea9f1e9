import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment } from '@tailboard/contract/establishments.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recordedCaseScreen, recordedCasesCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { SelectField } from '../ui/select-field.tsx';
import { useAddress } from './chosen.tsx';
import { SaveFailure, useSave } from './use-save.tsx';

/** A case for somebody hurt in a report, also one that no case was made of by itself. */
export function AddCase({ places }: { places: readonly Establishment[] }) {
  const [address] = useAddress();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return <Form places={places} incident={address.get('incident') ?? ''} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button icon={Plus} wide onClick={() => setOpen(true)}>
        <Trans>Add a case</Trans>
      </Button>
    </div>
  );
}

interface FormProps {
  places: readonly Establishment[];
  incident: string;
  onClose: () => void;
}

const shown = ['incidentId', 'person.name', 'person.jobTitle', 'establishmentId'];

function Form({ places, incident, onClose }: FormProps) {
  const { t } = useLingui();
  const [, go] = useLocation();
  const [incidentId, setIncident] = useState(incident);
  const [name, setName] = useState('');
  const [jobTitle, setJobTitle] = useState('');
  const [establishmentId, setEstablishment] = useState(String(places[0]?.id ?? ''));
  const { save, busy, failure, fault, form } = useSave<RecordedCase>();
  useFormOpen(true);
  const there = existing(failure);
  const submit = async () => {
    const made = await save({
      path: recordedCasesCall,
      method: 'POST',
      body: {
        // What is no number goes as it was typed: the server says so beside its field.
        incidentId: Number(incidentId.replace('#', '')) || incidentId,
        person: { name, jobTitle },
        establishmentId: Number(establishmentId),
      },
    });
    if (made) go(recordedCaseScreen(made.id));
  };
  return (
    <Card title={t`Add a case`}>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label={t`Number of the report`}
            help={t`It stands above the opened report: Incident #12.`}
            inputMode="numeric"
            autoComplete="off"
            value={incidentId}
            error={fault('incidentId') ?? (isNotFound(failure) ? t`There is no such report` : undefined)}
            onChange={({ target }) => setIncident(target.value)}
          />
          <SelectField
            label={t`Establishment`}
            value={establishmentId}
            error={fault('establishmentId')}
            onChange={({ target }) => setEstablishment(target.value)}
          >
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t`Name of the person hurt`}
            autoComplete="off"
            value={name}
            error={
              fault('person.name') ??
              (there === undefined ? undefined : t`This person has a case of this report already`)
            }
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={t`Job Title`}
            autoComplete="off"
            value={jobTitle}
            error={fault('person.jobTitle')}
            onChange={({ target }) => setJobTitle(target.value)}
          />
        </div>
        {!isNotFound(failure) && there === undefined && <SaveFailure failure={failure} shown={shown} />}
        {there !== undefined && (
          <ButtonLink href={recordedCaseScreen(there)} wide>
            <Trans>Open that case</Trans>
          </ButtonLink>
        )}
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button look="primary" type="submit" wide busy={busy}>
            <Trans>Add a case</Trans>
          </Button>
          <Button wide className="sm:min-h-14" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

const isNotFound = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404;

/** The case that is there already: a second of the same person and report is refused. */
function existing(failure: unknown): number | undefined {
  const current = failure instanceof ApiError ? failure.problem?.current : undefined;
  return typeof current === 'object' && current !== null && 'id' in current && typeof current.id === 'number'
    ? current.id
    : undefined;
}
