import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_WHYS, type Investigation, type PutInvestigation } from '@tailboard/contract/investigations.ts';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { showToast } from '../ui/toast.ts';
import { BothInvestigations } from './both-investigations.tsx';
import { Causes } from './causes.tsx';
import { useSave } from './queries.ts';
import { Timeline } from './timeline.tsx';

interface InvestigationFormProps {
  incidentId: number;
  kept: Investigation;
  /** The person has begun to write. */
  onBegin: () => void;
  onKept: (kept: Investigation) => void;
  refresh: () => Promise<unknown>;
}

type Written = Pick<PutInvestigation, 'timeline' | 'whys' | 'causes' | 'leadBy'> & { isDone: boolean };

/** Asked as a supervisor asks: what happened, then why, and why again. */
export function InvestigationForm({ incidentId, kept, onBegin, onKept, refresh }: InvestigationFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const { save, busy, failure, theirs, forgetTheirs } = useSave(incidentId, refresh);
  const [written, setWritten] = useState<Written>(() => ({ ...kept, isDone: kept.state === 'done' }));
  const { timeline, whys, causes, leadBy, isDone } = written;
  const change = (changed: Partial<Written>) => {
    onBegin();
    setWritten((before) => ({ ...before, ...changed }));
  };

  const send = async (updatedAt: string | null) => {
    const now = await save({
      timeline: timeline.filter(({ what }) => what.trim() !== ''),
      whys: whys.filter((why) => why.trim() !== ''),
      causes: causes.filter(({ text }) => text.trim() !== ''),
      leadBy,
      state: isDone ? 'done' : 'open',
      updatedAt,
    });
    if (now === null) return;
    showToast({ title: t`Saved`, tone: 'ok' });
    onKept(now);
  };

  const answered = whys.filter((why) => why.trim() !== '').length;
  // One more question than there are answers: the next one rests on the last.
  const asked = Math.min(MAX_WHYS, Math.max(whys.length, answered + 1));
  return (
    <div className="flex flex-col gap-4">
      <Timeline steps={timeline} onChange={(next) => change({ timeline: next })} />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1.5 font-bold">
          <Trans>Why?</Trans>
        </legend>
        {Array.from({ length: asked }, (_, at) => (
          <TextArea
            key={at}
            label={at === 0 ? t`Why did it happen?` : t`Why did that happen? (${at + 1} of ${MAX_WHYS})`}
            help={at === 0 ? undefined : whys[at - 1]}
            rows={2}
            maxLength={2_000}
            value={whys[at] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ whys: Array.from({ length: asked }, (_, n) => (n === at ? value : (whys[n] ?? ''))) })
            }
          />
        ))}
      </fieldset>
      <Causes causes={causes} onChange={(next) => change({ causes: next })} />
      <SelectField
        label={t`Who leads the investigation`}
        value={leadBy ?? ''}
        onChange={({ currentTarget: { value } }) => change({ leadBy: value === '' ? null : Number(value) })}
      >
        <option value="">{t`Nobody yet`}</option>
        <option value={user.id}>{user.name}</option>
        {kept.leadBy !== null && kept.leadBy !== user.id && (
          <option value={kept.leadBy}>{kept.leadName}</option>
        )}
      </SelectField>
      <TickBox
        label={<Trans>The investigation is done</Trans>}
        checked={isDone}
        onChange={({ currentTarget: { checked } }) => change({ isDone: checked })}
      />
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      {theirs !== null && (
        <BothInvestigations
          theirs={theirs}
          busy={busy}
          onKeepMine={() => void send(theirs.updatedAt)}
          onTakeTheirs={() => {
            forgetTheirs();
            onKept(theirs);
          }}
        />
      )}
      <div>
        <Button wide busy={busy} onClick={() => void send(kept.updatedAt)}>
          <Trans>Save the investigation</Trans>
        </Button>
      </div>
    </div>
  );
}
