import { Trans, useLingui } from '@lingui/react/macro';
import type { SummaryAnswer } from '@tailboard/contract/recordkeeping-forms.ts';
import { useState } from 'react';
import { certifyCall } from '../api/addresses.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { showToast } from '../ui/toast.ts';
import type { OfPlace } from './queries.ts';
import { SaveFailure, useSave } from './use-save.tsx';

interface CertifyProps {
  of: OfPlace;
  /** It was signed before: that one stays. */
  isAgain: boolean;
  phone: string;
  onSigned: () => Promise<unknown>;
}

/** The signature of an executive under the 300A. */
export function Certify({ of, isAgain, phone, onSigned }: CertifyProps) {
  const { t } = useLingui();
  const blank = { name: '', title: '', phone, on: '' };
  const [fields, setFields] = useState(blank);
  const [isOpen, setOpen] = useState(false);
  const { save, busy, failure, fault, form } = useSave<SummaryAnswer>();
  useFormOpen(isOpen);
  if (!isOpen) {
    return (
      <div>
        <Button look={isAgain ? 'secondary' : 'primary'} wide onClick={() => setOpen(true)}>
          {isAgain ? <Trans>Sign it anew</Trans> : <Trans>Sign the 300A</Trans>}
        </Button>
      </div>
    );
  }
  const submit = async () => {
    const signed = await save({ path: certifyCall(of), method: 'POST', body: fields });
    if (signed === undefined) return;
    showToast({ title: t`The 300A is signed`, tone: 'ok' });
    setOpen(false);
    await onSigned();
  };
  const text = (name: keyof typeof blank) => ({
    value: fields[name],
    error: fault(name),
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  });
  return (
    <Card title={t`Sign the 300A`}>
      <p>
        <Trans>
          I certify that I have examined this document and that to the best of my knowledge the entries are
          true, accurate, and complete.
        </Trans>
      </p>
      <p className="text-label text-quiet">
        <Trans>
          29 CFR 1904.32: the owner, an officer of the corporation, the highest company official at the
          establishment, or that person's supervisor signs.
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
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField label={t`Name of the executive`} autoComplete="off" {...text('name')} />
          <TextField label={t`Title`} autoComplete="off" {...text('title')} />
          <TextField label={t`Phone`} type="tel" autoComplete="off" {...text('phone')} />
          <TextField label={t`Date`} type="date" {...text('on')} />
        </div>
        <SaveFailure failure={failure} shown={Object.keys(blank)} />
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button look="primary" type="submit" wide busy={busy}>
            <Trans>Sign and keep</Trans>
          </Button>
          <Button wide className="sm:min-h-14" onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
