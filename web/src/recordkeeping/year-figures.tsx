import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment, EstablishmentYear } from '@tailboard/contract/establishments.ts';
import { useState } from 'react';
import { establishmentYearCall } from '../api/addresses.ts';
import { decimal } from '../language/decimal.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import { useAddress, years } from './chosen.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { figureOf } from './read-months.ts';
import { ImportMonths } from './import-months.tsx';
import { SaveFailure, useSave } from './use-save.tsx';

interface YearFiguresProps {
  place: Establishment;
  onSaved: () => Promise<unknown>;
}

/** How many people worked how long, year by year: what the 300A and the rates rest on. */
export function YearFigures({ place, onSaved }: YearFiguresProps) {
  const { t } = useLingui();
  const [address, set] = useAddress();
  const asked = address.get('hours') === String(place.id) ? Number(address.get('year')) : null;
  const newest = place.years.toReversed();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-bold">
        <Trans>People and hours</Trans>
      </h3>
      {newest.length === 0 ? (
        <p className="text-quiet">
          <Trans>None yet. Without them there is no 300A and no rate.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-1">
          {newest.map(({ year, averageEmployees, hoursWorked }) => (
            <li key={year}>
              {t`${String(year)}: ${decimal(averageEmployees ?? 0)} people on average, ${decimal(hoursWorked ?? 0)} hours`}
            </li>
          ))}
        </ul>
      )}
      {asked === null ? (
        <div>
          <Button
            aria-label={t`Enter people and hours: ${place.name}`}
            onClick={() => {
              set('hours', String(place.id));
            }}
          >
            <Trans>Enter people and hours</Trans>
          </Button>
        </div>
      ) : (
        <YearForm
          place={place}
          first={years().includes(asked) ? asked : (years()[0] ?? asked)}
          onSaved={async () => {
            await onSaved();
            set('hours', '');
          }}
          onClose={() => set('hours', '')}
        />
      )}
    </section>
  );
}

interface YearFormProps extends YearFiguresProps {
  /** The year that is shown first. */
  first: number;
  onClose: () => void;
}

const blank = { employees: '', hours: '' };
/** What is no figure goes as it was typed: the server says so beside its field. */
const asFigure = (text: string): number | string => {
  const figure = figureOf(text);
  return Number.isNaN(figure) ? text : figure;
};
const isTyped = ({ employees, hours }: typeof blank): boolean => employees !== '' || hours !== '';

function YearForm({ place, first, onSaved, onClose }: YearFormProps) {
  const { t } = useLingui();
  const [address] = useAddress();
  const [year, setYear] = useState(first);
  const known = place.years.find((one) => one.year === year);
  const [fields, setFields] = useState(() => fieldsOf(known));
  const { save, busy, failure, fault, form } = useSave<EstablishmentYear>();
  useFormOpen(true);
  useFieldFocus(form, address.get('field'));
  const change = (next: number) => {
    setYear(next);
    setFields(fieldsOf(place.years.find((one) => one.year === next)));
  };
  const months = fields.months.flatMap((month, at) =>
    isTyped(month)
      ? [{ month: at + 1, employees: asFigure(month.employees), hours: asFigure(month.hours) }]
      : [],
  );
  const placeOf = (month: number) => months.findIndex((one) => one.month === month);
  const submit = async () => {
    const { averageEmployees, hoursWorked } = fields;
    const kept = await save({
      path: establishmentYearCall(place.id, year),
      method: 'PUT',
      body: {
        ...(averageEmployees !== '' && { averageEmployees: asFigure(averageEmployees) }),
        ...(hoursWorked !== '' && { hoursWorked: asFigure(hoursWorked) }),
        ...(months.length > 0 && { months }),
        certifiedBy: known?.certifiedBy,
        certifiedTitle: known?.certifiedTitle,
        certifiedPhone: known?.certifiedPhone,
        certifiedOn: known?.certifiedOn,
      },
    });
    if (kept === undefined) return;
    showToast({ title: t`People and hours saved`, tone: 'ok' });
    await onSaved();
  };
  const names = Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(document.documentElement.lang || 'en', { month: 'long' }).format(
      new Date(2025, at, 15),
    ),
  );
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <SelectField
          label={t`Year`}
          value={year}
          error={fault('year')}
          onChange={({ target }) => change(Number(target.value))}
        >
          {years().map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TextField
          label={t`People on average`}
          inputMode="numeric"
          autoComplete="off"
          name="averageEmployees"
          value={fields.averageEmployees}
          error={fault('averageEmployees')}
          onChange={({ target }) => setFields({ ...fields, averageEmployees: target.value })}
        />
        <TextField
          label={t`Hours worked by all`}
          help={t`Without vacation, sick leave and holidays.`}
          inputMode="numeric"
          autoComplete="off"
          name="hoursWorked"
          value={fields.hoursWorked}
          error={fault('hoursWorked')}
          onChange={({ target }) => setFields({ ...fields, hoursWorked: target.value })}
        />
      </div>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
          <Trans>Enter them by month instead</Trans>
        </summary>
        <p className="text-label text-quiet">
          <Trans>
            Leave the two fields above empty: months add up to them. Rates of part of a year need months.
          </Trans>
        </p>
        <ImportMonths
          key={year}
          year={year}
          onRead={(read) =>
            setFields({
              averageEmployees: '',
              hoursWorked: '',
              months: fields.months.map((month, at) => read.get(at + 1) ?? month),
            })
          }
        />
        <ul className="mt-2 flex flex-col gap-3">
          {names.map((name, at) => (
            <li key={name} className="grid grid-cols-2 gap-3">
              {(['employees', 'hours'] as const).map((field) => (
                <TextField
                  key={field}
                  label={field === 'employees' ? t`${name}: people` : t`${name}: hours`}
                  inputMode="numeric"
                  autoComplete="off"
                  value={fields.months[at]?.[field] ?? ''}
                  error={fault(`months.${placeOf(at + 1)}.${field}`)}
                  onChange={({ target }) =>
                    setFields({
                      ...fields,
                      months: fields.months.with(at, {
                        ...(fields.months[at] ?? blank),
                        [field]: target.value,
                      }),
                    })
                  }
                />
              ))}
            </li>
          ))}
        </ul>
      </details>
      <SaveFailure
        failure={failure}
        shown={[
          ...['year', 'averageEmployees', 'hoursWorked'],
          ...months.flatMap((_, at) => [`months.${at}.employees`, `months.${at}.hours`]),
        ]}
      />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button look="primary" type="submit" wide busy={busy}>
          <Trans>Save people and hours</Trans>
        </Button>
        <Button wide className="sm:min-h-14" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** A year whose figures came of months shows them there alone. */
function fieldsOf(year: EstablishmentYear | undefined) {
  const months = Array.from({ length: 12 }, (_, at) => {
    const said = year?.months.find(({ month }) => month === at + 1);
    return said === undefined ? blank : { employees: String(said.employees), hours: String(said.hours) };
  });
  const isByMonth = months.some(isTyped);
  const figure = (value: number | null | undefined) => (isByMonth || value == null ? '' : String(value));
  return { averageEmployees: figure(year?.averageEmployees), hoursWorked: figure(year?.hoursWorked), months };
}
