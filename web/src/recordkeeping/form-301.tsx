import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { illnessTypes, privacyReasons } from '@tailboard/contract/recordkeeping-terms.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { form301Pdf, recordedCaseCall } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { showToast } from '../ui/toast.ts';
import { illnessWords, privacyWords } from './case-words.tsx';
import { Downloads } from './downloads.tsx';
import { changesOf, fieldsOf, type CaseFields } from './form-301-fields.ts';
import { NamesFound } from './names-found.tsx';
import { useEstablishments } from './queries.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { SaveFailure, useSave } from './use-save.tsx';

type Text = { [Name in keyof CaseFields]: CaseFields[Name] extends string ? Name : never }[keyof CaseFields];

/** The fields of the 300 and 301 in plain words. What is typed lies over what the server has, and alone is sent. */
export function Form301({ one, onSaved }: { one: RecordedCase; onSaved: () => Promise<unknown> }) {
  const { t, i18n } = useLingui();
  const [address] = useSearchParams();
  const places = useEstablishments().body ?? [];
  const [typed, setTyped] = useState<Partial<CaseFields>>({});
  const { save, busy, failure, fault, form } = useSave<RecordedCase>();
  const fields = { ...fieldsOf(one), ...typed };
  const changes = changesOf(one, typed);
  useFormOpen(Object.keys(changes).length > 0);
  useFieldFocus(form, address.get('field'));
  const isMoved = failure instanceof ApiError && failure.problem?.code === 'changed-meanwhile';
  const submit = async () => {
    const kept = await save({
      path: recordedCaseCall(one.id),
      method: 'PUT',
      body: { updatedAt: one.updatedAt, ...changes },
    });
    if (kept !== undefined) {
      setTyped({});
      showToast({ title: t`Case saved`, tone: 'ok' });
    }
    // Also where somebody else changed it: what was typed then lies over the newer case.
    await onSaved();
  };
  const set = (said: Partial<CaseFields>) => setTyped({ ...typed, ...said });
  const of = (
    name: Text,
  ): Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'autoComplete'> & {
    onChange: (event: { currentTarget: { value: string } }) => void;
  } => ({
    name,
    value: fields[name],
    autoComplete: 'off',
    error: fault(name) ?? fault(`person.${name}`),
    onChange: ({ currentTarget: { value } }) => set({ [name]: value }),
  });
  const namesIn = (field: string) =>
    (one.names ?? []).filter((each) => each.field === field).map(({ name }) => name);
  const names = (name: Text) => (
    <NamesFound text={fields[name]} names={namesIn(name)} onChange={(text) => set({ [name]: text })} />
  );
  const narrative = (name: Text, label: string) => {
    const { autoComplete: _, ...rest } = of(name);
    return (
      <div className="flex flex-col gap-2">
        <TextArea label={label} rows={3} {...rest} />
        {names(name)}
      </div>
    );
  };
  const shown = Object.keys(fields).flatMap((name) => [name, `person.${name}`]);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && Object.keys(changes).length > 0) void submit();
      }}
    >
      <Downloads files={[{ href: form301Pdf(one.id, i18n.locale), words: t`Form 301 as PDF` }]} />
      <Part title={t`The person`}>
        <TextField label={t`Full Name`} {...of('name')} />
        <TextField label={t`Job Title`} {...of('jobTitle')} />
        <TextField label={t`Home address`} {...of('address')} />
        <TextField label={t`Date of birth`} type="date" {...of('dateOfBirth')} />
        <TextField label={t`Date hired`} type="date" {...of('dateHired')} />
        <SelectField label={t`Sex`} {...of('sex')}>
          <option value="">{t`Not said`}</option>
          <option value="F">{t`Female`}</option>
          <option value="M">{t`Male`}</option>
        </SelectField>
        <SelectField
          label={t`Privacy case`}
          help={t`29 CFR 1904.29(b)(7): the log then shows no name. No other reason counts.`}
          {...of('privacyReason')}
        >
          <option value="">{t`No`}</option>
          {privacyReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(privacyWords[reason])}
            </option>
          ))}
        </SelectField>
      </Part>
      <Part title={t`The case on the log`}>
        <SelectField label={t`Establishment`} {...of('establishmentId')}>
          {fields.establishmentId === '' && <option value="">{t`None yet`}</option>}
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={t`Case number`} {...of('caseNumber')} />
        <TextField label={t`Date of injury`} type="date" {...of('dateOfInjury')} />
        <SelectField label={t`Kind`} {...of('illnessType')}>
          {illnessTypes.map((type) => (
            <option key={type} value={type}>
              {t(illnessWords[type])}
            </option>
          ))}
        </SelectField>
        <TextField label={t`Where it happened`} {...of('whereOccurred')} />
        <TextField
          label={t`Injury, body part and what caused it`}
          help={t`As on the log, e.g. cut, right hand, steel strapping. No names.`}
          {...of('description')}
        />
        {names('description')}
        <TextField
          label={t`Date of death`}
          help={t`Only if the person died.`}
          type="date"
          {...of('dateOfDeath')}
        />
      </Part>
      <Part title={t`What happened`} wide>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField label={t`Began work at`} type="time" {...of('timeBeganWork')} />
          <TextField label={t`Time of the event`} type="time" {...of('timeOfEvent')} />
        </div>
        <TickBox
          label={t`The time cannot be determined`}
          checked={fields.timeUnknown}
          onChange={({ target: { checked } }) =>
            set({ timeUnknown: checked, ...(checked && { timeOfEvent: '' }) })
          }
        />
        <p className="text-label text-quiet">
          <Trans>These four texts may be filed with OSHA: write no names in them.</Trans>
        </p>
        {narrative('beforeIncident', t`What was the person doing just before?`)}
        {narrative('whatHappened', t`What happened?`)}
        {narrative('injuryOrIllness', t`What was the injury or illness?`)}
        {narrative('objectOrSubstance', t`What object or substance harmed the person?`)}
      </Part>
      <Part title={t`Treatment`}>
        <TextField label={t`Doctor or nurse`} {...of('physician')} />
        <TextField label={t`Clinic or hospital, with address`} {...of('facility')} />
        <TickBox
          label={t`Treated in an emergency room`}
          checked={fields.emergencyRoom}
          onChange={({ target }) => set({ emergencyRoom: target.checked })}
        />
        <TickBox
          label={t`Stayed overnight in the hospital`}
          checked={fields.inPatient}
          onChange={({ target }) => set({ inPatient: target.checked })}
        />
      </Part>
      {isMoved ? (
        <Notice tone="warn" announced>
          <Trans>
            Somebody changed this case after you opened it. What you typed is still here over the newer case.
            Look at it and save again.
          </Trans>
        </Notice>
      ) : (
        <SaveFailure failure={failure} shown={shown} />
      )}
      <Button
        look="primary"
        type="submit"
        wide
        busy={busy}
        aria-disabled={Object.keys(changes).length === 0 || undefined}
      >
        <Trans>Save the case</Trans>
      </Button>
    </form>
  );
}

function Part({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className={wide ? 'flex flex-col gap-4' : 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2'}>
        {children}
      </div>
    </Card>
  );
}
