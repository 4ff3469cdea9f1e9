import { Trans, useLingui } from '@lingui/react/macro';
import type { OshaCallWay } from '@tailboard/contract/duty-terms.ts';
import { useState } from 'react';
import { oshaCallCall } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextField } from '../ui/field.tsx';
import { datetimeLocal } from '../language/datetime-local.ts';
import { SendingFailure } from './sending-failure.tsx';
import { useSending } from './use-incident-record.ts';

interface OshaCallFormProps {
  id: number;
  refresh: () => Promise<unknown>;
}

/** That OSHA was called: by whom, when and how. It ends the clock. */
export function OshaCallForm({ id, refresh }: OshaCallFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const { send, busy, failure } = useSending(refresh);
  const [open, setOpen] = useState(false);
  const [how, setHow] = useState<OshaCallWay>('phone');
  const [told, setTold] = useState(() => ({
    calledAt: datetimeLocal(new Date()),
    calledBy: user.name,
    office: '',
    reference: '',
    spokeWith: '',
  }));
  if (!open) {
    return (
      <div>
        <Button wide onClick={() => setOpen(true)}>
          <Trans>OSHA has been called</Trans>
        </Button>
      </div>
    );
  }
  const { calledAt, calledBy } = told;
  const isMissing = calledBy.trim() === '' || Number.isNaN(Date.parse(calledAt));
  const save = async () => {
    const texts = Object.entries(told).filter(([name, text]) => name !== 'calledAt' && text.trim() !== '');
    await send(oshaCallCall(id), 'POST', {
      ...Object.fromEntries(texts),
      calledAt: new Date(calledAt).toISOString(),
      how,
    });
  };
  const field = (name: keyof typeof told) => ({
    value: told[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTold((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <div className="flex flex-col gap-3 text-ink">
      <TextField label={t`When`} type="datetime-local" {...field('calledAt')} />
      <TextField label={t`Who called`} {...field('calledBy')} />
      <ChoiceGroup
        legend={t`How`}
        choices={[
          { value: 'phone', label: t`By phone` },
          { value: 'office', label: t`At the office` },
          { value: 'online', label: t`Online` },
        ]}
        value={how}
        onChange={setHow}
        columns={3}
        upright
      />
      <TextField label={t`Which office`} {...field('office')} />
      <TextField label={t`Spoke with`} {...field('spokeWith')} />
      <TextField label={t`Their reference`} {...field('reference')} />
      <SendingFailure failure={failure} />
      <div>
        <Button look="primary" wide busy={busy} disabled={isMissing} onClick={() => void save()}>
          <Trans>Save the call</Trans>
        </Button>
      </div>
    </div>
  );
}
