import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_WHYS, type Investigation } from '@tailboard/contract/investigations.ts';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { useDraft, WithDraft } from '../drafts/public.ts';
import type { Draft } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { showToast } from '../ui/toast.ts';
import { BothInvestigations } from './both-investigations.tsx';
import { Causes } from './causes.tsx';
import { draftSchema, writtenFrom, type Written } from './draft.ts';
import { useLeads, useSave } from './queries.ts';
import { Timeline } from './timeline.tsx';

interface InvestigationFormProps {
  incidentId: number;
  kept: Investigation;
  /** The person has begun to write. */
  onBegin: () => void;
  onKept: (kept: Investigation) => void;
  refresh: () => Promise<unknown>;
}

/** Asked as a supervisor asks: what happened, then why, and why again. What is written is kept on the phone until it is saved. */
export function InvestigationForm(props: InvestigationFormProps) {
  const kind = `investigation-${props.incidentId}`;
  return <WithDraft kind={kind}>{(loaded) => <KeptForm {...props} kind={kind} loaded={loaded} />}</WithDraft>;
}

type KeptFormProps = InvestigationFormProps & { kind: string; loaded: Draft | null };

function KeptForm({ incidentId, kept, onBegin, onKept, refresh, kind, loaded }: KeptFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const leads = useLeads();
  const { save, busy, failure, theirs, forgetTheirs } = useSave(incidentId, refresh);
  const [begun] = useState(() => writtenFrom(kept));
  const [written, setWritten] = useState(() => draftSchema.safeParse(loaded?.values).data ?? begun);
  const { timeline, whys, causes, leadBy, isDone } = written;
  const draft = useDraft({
    userId: user.id,
    ...{ kind, loaded, at: kind },
    isTouched: () => JSON.stringify(written) !== JSON.stringify(begun),
    read: () => ({ step: 'typed', values: written }),
  });
  const change = (changed: Partial<Written>) => {
    onBegin();
    setWritten((before) => ({ ...before, ...changed }));
    draft.keepSoon();
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
    await draft.discard().catch(() => undefined);
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
        {leadBy !== null && leads.every(({ id }) => id !== leadBy) && (
          <option value={leadBy}>{leadBy === kept.leadBy ? kept.leadName : t`Somebody`}</option>
        )}
        {leads.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
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
            void draft.discard().finally(() => onKept(theirs));
          }}
        />
      )}
      <div>
        <Button wide busy={busy} onClick={() => void send(written.updatedAt)}>
          <Trans>Save the investigation</Trans>
        </Button>
      </div>
    </div>
  );
}
