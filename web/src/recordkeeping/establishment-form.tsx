import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment } from '@tailboard/contract/establishments.ts';
import { establishmentSizes, establishmentTypes } from '@tailboard/contract/recordkeeping-terms.ts';
import { useState, type ComponentProps } from 'react';
import { establishmentCall, establishmentsCall } from '../api/addresses.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import { useAddress } from './chosen.tsx';
import { HomeCrews } from './home-crews.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { SaveFailure, useSave } from './use-save.tsx';

interface EstablishmentFormProps {
  /** Null: a new one. */
  place: Establishment | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const fieldsOf = (place: Establishment | null) => ({
  name: place?.name ?? '',
  companyName: place?.companyName ?? '',
  street: place?.street ?? '',
  city: place?.city ?? '',
  state: place?.state ?? '',
  zip: place?.zip ?? '',
  naics: place?.naics ?? '',
  industryDescription: place?.industryDescription ?? '',
  ein: place?.ein ?? '',
  establishmentType: place?.establishmentType ?? 'not-government',
  size: place?.size ?? 'under-20',
  timeZone: place?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
});
type Fields = ReturnType<typeof fieldsOf>;

/** Those that a company may leave out. */
const mayBeEmpty = ['companyName', 'industryDescription', 'ein'] as const;

/** A place with a log, made or changed. The server says what is wrong, each beside its field. */
export function EstablishmentForm({ place, onSaved, onClose }: EstablishmentFormProps) {
  const { t } = useLingui();
  const [address] = useAddress();
  const [fields, setFields] = useState(() => fieldsOf(place));
  const [crews, setCrews] = useState<readonly string[]>(place?.crews ?? []);
  const { save, busy, failure, fault, form } = useSave<Establishment>();
  useFormOpen(true);
  useFieldFocus(form, address.get('field'));
  const submit = async () => {
    const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
    const optional = Object.fromEntries(mayBeEmpty.map((name) => [name, given[name] || null]));
    const body = { ...given, ...optional, crews, people: place?.people ?? [] };
    const kept = await save(
      place === null
        ? { path: establishmentsCall, method: 'POST', body }
        : { path: establishmentCall(place.id), method: 'PUT', body },
    );
    if (kept === undefined) return;
    showToast({ title: t`Establishment saved`, description: kept.name, tone: 'ok' });
    await onSaved();
  };
  const of = (
    name: keyof Fields,
  ): Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange' | 'autoComplete'> => ({
    name,
    value: fields[name],
    error: fault(name),
    autoComplete: 'off',
    onChange: ({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value }),
  });
  const choose = (name: 'size' | 'establishmentType') => ({
    name,
    value: fields[name],
    error: fault(name),
    onChange: ({ target }: { target: HTMLSelectElement }) => setFields({ ...fields, [name]: target.value }),
  });
  const types = {
    'not-government': t`Not a government`,
    state: t`State government`,
    local: t`Local government`,
  };
  const sizes = {
    'under-20': t`Under 20`,
    '20-99': t`20 to 99`,
    '100-249': t`100 to 249`,
    '250-or-more': t`250 or more`,
  };
  return (
    <Card title={place === null ? t`Add an establishment` : t`Edit: ${place.name}`}>
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
          <TextField label={t`Name of the establishment`} {...of('name')} />
          <TextField label={t`Name of the company`} {...of('companyName')} />
          <TextField
            label={t`Street and number`}
            help={t`No PO box: OSHA takes a street.`}
            {...of('street')}
          />
          <TextField label={t`City`} {...of('city')} />
          <TextField label={t`State, two letters`} maxLength={2} {...of('state')} />
          <TextField label={t`ZIP code`} inputMode="numeric" {...of('zip')} />
          <TextField
            label={t`Industry number (NAICS)`}
            help={t`Six digits. What must be filed depends on it.`}
            inputMode="numeric"
            {...of('naics')}
          />
          <TextField label={t`What is done there`} {...of('industryDescription')} />
          <TextField
            label={t`Employer number (EIN)`}
            help={t`Nine digits, from the tax papers.`}
            inputMode="numeric"
            {...of('ein')}
          />
          <SelectField label={t`Kind of employer`} {...choose('establishmentType')}>
            {establishmentTypes.map((type) => (
              <option key={type} value={type}>
                {types[type]}
              </option>
            ))}
          </SelectField>
          <SelectField label={t`Most people at once in the year before`} {...choose('size')}>
            {establishmentSizes.map((size) => (
              <option key={size} value={size}>
                {sizes[size]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t`Time zone`}
            help={t`Dates and times of its cases are those of this zone.`}
            {...of('timeZone')}
          />
        </div>
        <HomeCrews
          place={place}
          crews={crews}
          faultOf={(crew) => fault(`crews.${crews.indexOf(crew)}`)}
          onChange={setCrews}
        />
        <SaveFailure
          failure={failure}
          shown={[...Object.keys(fields), ...crews.map((_, at) => `crews.${at}`)]}
        />
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button look="primary" type="submit" wide busy={busy}>
            <Trans>Save the establishment</Trans>
          </Button>
          <Button wide className="sm:min-h-14" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
