import { Trans, useLingui } from '@lingui/react/macro';
import { copyRoles, type Copy } from '@tailboard/contract/recordkeeping-duties.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { copiesCall, copyGivenCall, copyPdf } from '../api/addresses.ts';
import { day } from '../language/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import FileText from 'lucide-react/icons/file-text';
import { Answered } from './answered.tsx';
import { OfEstablishment } from './chosen.tsx';
import { Downloads } from './downloads.tsx';
import { useCases, useCopies, type OfPlace } from './queries.ts';
import { SaveFailure, useSave } from './use-save.tsx';

/** Copies that employees and their representatives ask for: who asked, when it is due, when it was given. */
export const Copies = () => (
  <OfEstablishment>{(of) => <OfYear key={`${of.establishmentId} ${of.year}`} of={of} />}</OfEstablishment>
);

function OfYear({ of }: { of: OfPlace }) {
  const answer = useCopies(of);
  const [isOpen, setOpen] = useState(false);
  const saved = async () => {
    await answer.refresh();
    setOpen(false);
  };
  return (
    <Answered answer={answer}>
      {(copies) => (
        <>
          {isOpen ? (
            <Ask of={of} onSaved={saved} onClose={() => setOpen(false)} />
          ) : (
            <div>
              <Button wide onClick={() => setOpen(true)}>
                <Trans>Somebody asks for a copy</Trans>
              </Button>
            </div>
          )}
          {copies.length === 0 && (
            <EmptyState icons={[FileText]} title={<Trans>Nobody has asked for a copy of this year</Trans>} />
          )}
          <ul className="flex flex-col gap-3">
            {copies.map((copy) => (
              <li key={copy.id}>
                <Asked copy={copy} onSaved={answer.refresh} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Answered>
  );
}

function useRoleWords() {
  const { t } = useLingui();
  return {
    employee: t`Employee`,
    'former-employee': t`Former employee`,
    'personal-representative': t`Personal representative`,
    union: t`Representative of the employees (union)`,
  };
}

/** The day here, which the server compares with that of the establishment. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function Asked({ copy, onSaved }: { copy: Copy; onSaved: () => Promise<unknown> }) {
  const { t, i18n } = useLingui();
  const roles = useRoleWords();
  const { save, busy, failure } = useSave<Copy>();
  const submit = async () => {
    const given = await save({ path: copyGivenCall(copy.id), method: 'POST', body: { on: today() } });
    if (given !== undefined) await onSaved();
  };
  const { askedBy, givenOn, givenBy } = copy;
  const isLate = givenOn === null && copy.dueOn < today();
  const due = day(`${copy.dueOn}T12:00`);
  return (
    <Card
      title={askedBy}
      aside={
        givenOn === null ? (
          <Badge tone={isLate ? 'bad' : 'attention'} icon={CircleAlert}>
            {isLate ? t`Overdue` : t`Due ${due}`}
          </Badge>
        ) : (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Given</Trans>
          </Badge>
        )
      }
    >
      <p className="break-words">
        {roles[copy.role]} · {copy.what === 'log' ? t`Form 300` : t`Form 301`}
        {copy.caseOnly && <> · {t`the part about the case alone`}</>}
      </p>
      <p className="text-label text-quiet">
        <Trans>
          Asked {day(`${copy.askedOn}T12:00`)}, due {due}, {copy.paragraph}
        </Trans>
        {givenOn !== null && givenBy !== null && (
          <>
            {' · '}
            <Trans>
              given {day(`${givenOn}T12:00`)} by {givenBy}
            </Trans>
          </>
        )}
      </p>
      <Downloads files={[{ href: copyPdf(copy.id, i18n.locale), words: t`Copy for ${askedBy} as PDF` }]} />
      <SaveFailure failure={failure} shown={[]} />
      {givenOn === null && (
        <div>
          <Button busy={busy} aria-label={t`It was given today: ${askedBy}`} onClick={() => void submit()}>
            <Trans>It was given today</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

interface AskProps {
  of: OfPlace;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

function Ask({ of, onSaved, onClose }: AskProps) {
  const { t } = useLingui();
  const roles = useRoleWords();
  const cases = (useCases('all').body ?? []).filter(
    (one) => one.year === of.year && one.establishmentId === of.establishmentId && one.state === 'recordable',
  );
  const [fields, setFields] = useState({
    askedBy: '',
    role: 'employee',
    what: 'log',
    caseId: '',
    askedOn: today(),
  });
  const { save, busy, failure, fault, form } = useSave<Copy>();
  useFormOpen(true);
  const text = (name: keyof typeof fields) => ({
    value: fields[name],
    error: fault(name),
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  const submit = async () => {
    const { caseId, ...given } = fields;
    const ofCase = fields.what === 'form-301' && caseId !== '' ? { caseId: Number(caseId) } : {};
    const asked = await save({ path: copiesCall, method: 'POST', body: { ...of, ...given, ...ofCase } });
    if (asked === undefined) return;
    showToast({ title: t`Written down`, description: t`Due ${day(`${asked.dueOn}T12:00`)}`, tone: 'ok' });
    await onSaved();
  };
  return (
    <Card title={t`Somebody asks for a copy`}>
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
          <TextField label={t`Who asks`} autoComplete="off" {...text('askedBy')} />
          <SelectField label={t`As what`} {...text('role')}>
            {copyRoles.map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </SelectField>
          <SelectField label={t`For what`} {...text('what')}>
            <option value="log">{t`Form 300, the log of the year`}</option>
            <option value="form-301">{t`Form 301 of a case`}</option>
          </SelectField>
          {fields.what === 'form-301' && (
            <SelectField label={t`Case`} {...text('caseId')}>
              <option value="">{fields.role === 'union' ? t`All of the year` : t`Choose a case`}</option>
              {cases.map((one) => (
                <option key={one.id} value={one.id}>
                  {[one.caseNumber, one.person.name].filter(Boolean).join(' · ')}
                </option>
              ))}
            </SelectField>
          )}
          <TextField label={t`Asked on`} type="date" {...text('askedOn')} />
        </div>
        <p className="text-label text-quiet">
          <Trans>
            29 CFR 1904.35(b)(2): the first copy is free. The PDF has in it what this person may see.
          </Trans>
        </p>
        <SaveFailure failure={failure} shown={Object.keys(fields)} />
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button look="primary" type="submit" wide busy={busy}>
            <Trans>Write it down</Trans>
          </Button>
          <Button wide className="sm:min-h-14" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
