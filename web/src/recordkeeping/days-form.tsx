import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MOST_DAYS, type CaseClass, type DayKind } from '@tailboard/contract/recordkeeping-terms.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { caseDaysCall } from '../api/addresses.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import { Calendar } from './calendar.tsx';
import { classWords } from './case-words.tsx';
import { dayPlus, paint, type Period } from './paint-days.ts';
import { SaveFailure, useSave } from './use-save.tsx';

type Counted = { daysAway: number; daysRestricted: number; class: CaseClass };

/** Days away and restricted: a calendar to tap, and each period as dates. The class follows, nobody types it. */
export function DaysForm({ one, onSaved }: { one: RecordedCase; onSaved: () => Promise<unknown> }) {
  const { t } = useLingui();
  // Lies over what the server has, which may come after the form.
  const [typed, setTyped] = useState<{ periods?: readonly Period[]; estimate?: string }>({});
  const periods = typed.periods ?? one.periods;
  const estimate = typed.estimate ?? (one.estimate === null ? '' : String(one.estimate));
  const isChanged = Object.keys(typed).length > 0;
  const [kind, setKind] = useState<DayKind | 'none'>('away');
  const [anchor, setAnchor] = useState<string | null>(null);
  const { save, busy, failure, fault, form } = useSave<Counted>();
  useFormOpen(isChanged);
  const change = (next: readonly Period[]) => setTyped({ ...typed, periods: next });
  const tap = (day: string) => {
    if (anchor === null) {
      setAnchor(day);
      return;
    }
    change(paint(periods, { kind: kind === 'none' ? null : kind, from: anchor, to: day }));
    setAnchor(null);
  };
  const set = (at: number, said: Partial<Period>) =>
    change(periods.map((period, n) => (n === at ? { ...period, ...said } : period)));
  const submit = async () => {
    const counted = await save({
      path: caseDaysCall(one.id),
      method: 'PUT',
      body: { periods, estimate: estimate.trim() === '' ? null : Number(estimate) },
    });
    if (counted === undefined) return;
    const { daysAway, daysRestricted } = counted;
    showToast({
      title: t`Days saved`,
      description: t`${daysAway} away, ${daysRestricted} restricted. Class ${counted.class}.`,
      tone: 'ok',
    });
    await onSaved();
    setTyped({});
  };
  const last = periods.at(-1)?.to ?? one.dateOfInjury;
  const isOpen = periods.some(({ to }) => to === null);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lead font-bold">{t`Days away and restricted`}</h2>
      <p className="font-semibold" role="status">
        <Plural value={one.daysAway} one="# day away" other="# days away" />
        {', '}
        <Plural value={one.daysRestricted} one="# restricted day" other="# restricted days" />
        {'. '}
        <Trans>
          Class {one.class}: {t(classWords[one.class])}
        </Trans>
        {isChanged && <> · {t`Not saved yet`}</>}
      </p>
      <p className="text-label text-quiet">
        <Trans>
          29 CFR 1904.7(b)(3): calendar days from the day after, weekends and holidays too, {MOST_DAYS} at
          most for both together. A doctor's advice to stay away counts even if the person worked.
        </Trans>
      </p>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <ChoiceGroup
          legend={t`The days that you tap are`}
          columns={2}
          value={kind}
          choices={[
            { value: 'away', label: t`Away from work` },
            { value: 'restricted', label: t`Restricted or transferred` },
            { value: 'none', label: t`Neither` },
          ]}
          onChange={setKind}
        />
        <p role="status" className="font-semibold">
          {anchor === null ? t`Tap the first day.` : t`Tap the last day. For one day, tap it again.`}
        </p>
        <Calendar periods={periods} injury={one.dateOfInjury} anchor={anchor} onTap={tap} />
        <ul aria-label={t`Periods`} className="flex flex-col gap-4">
          {periods.map((period, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the server names a period by its place
            <li key={at} className="edge-t grid grid-cols-1 gap-3 pt-3 sm:grid-cols-3">
              <SelectField
                label={t`Kind`}
                value={period.kind}
                onChange={({ target }) => set(at, { kind: target.value as DayKind })}
              >
                <option value="away">{t`Away from work`}</option>
                <option value="restricted">{t`Restricted or transferred`}</option>
              </SelectField>
              <TextField
                label={t`First day`}
                type="date"
                value={period.from}
                error={fault(`periods.${at}.from`)}
                onChange={({ target }) => set(at, { from: target.value })}
              />
              <TextField
                label={t`Last day`}
                help={t`Empty: still so.`}
                type="date"
                value={period.to ?? ''}
                error={fault(`periods.${at}.to`)}
                onChange={({ target }) => set(at, { to: target.value || null })}
              />
              <div>
                <Button icon={Trash2} onClick={() => change(periods.filter((_, n) => n !== at))}>
                  <Trans>Remove period {at + 1}</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {!isOpen && (
          <div>
            <Button
              icon={Plus}
              onClick={() =>
                change([
                  ...periods,
                  { kind: kind === 'none' ? 'away' : kind, from: dayPlus(last, 1), to: null },
                ])
              }
            >
              <Trans>Still so: add a period without an end</Trans>
            </Button>
          </div>
        )}
        {isOpen && (
          <TextField
            label={t`Estimate of days in all`}
            help={t`For the 300A while the period is open at the end of the year. Enter the days when they are known.`}
            inputMode="numeric"
            value={estimate}
            error={fault('estimate')}
            onChange={({ target }) => setTyped({ ...typed, estimate: target.value })}
          />
        )}
        <SaveFailure
          failure={failure}
          shown={['estimate', ...periods.flatMap((_, at) => [`periods.${at}.from`, `periods.${at}.to`])]}
        />
        <Button look="primary" type="submit" wide busy={busy}>
          <Trans>Save the days</Trans>
        </Button>
      </form>
    </section>
  );
}
