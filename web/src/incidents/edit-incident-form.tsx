import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import Save from 'lucide-react/icons/save';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { DiscardDraft, failureSentence, useDraft, useKeptForm } from '../drafts/public.ts';
import type { Draft, IncidentEntry } from '../offline/public.ts';
import { device } from '../offline/public.ts';
import type { ReportFields } from '../report/public.ts';
import {
  CategoryField,
  checkReport,
  ContentFields,
  keepDate,
  MediaField,
  openEdit,
  showWrongField,
  outcomeNow,
  usePlace,
  useReportFiles,
  useTellOutcome,
} from '../report/public.ts';
import { Button } from '../ui/button.tsx';
import { Foot } from '../ui/foot.tsx';
import { Notice } from '../ui/notice.tsx';
import { BothVersions } from './both-versions.tsx';
import { maySetStatus, withOwnStatus } from './may-set-status.ts';
import { SentFiles } from './sent-files.tsx';
import { StatusField } from './status-field.tsx';

interface EditIncidentFormProps {
  opened: IncidentEntry;
  /** Of its draft. */
  kind: string;
  loaded: Draft | null;
}

/** The fields of the report, its files, and for supervisors its status. */
export function EditIncidentForm({ opened, kind, loaded }: EditIncidentFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const [, navigate] = useLocation();
  const tell = useTellOutcome();
  const [edit] = useState(() => openEdit(opened, loaded?.values));
  const { incident } = edit;
  const [status, setStatus] = useState(edit.status);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const theirs = opened.state.kind === 'needs-you' ? opened.state.current : null;
  const form = useForm<ReportFields, unknown, IncidentContent>({
    defaultValues: edit.fields,
    resolver: checkReport,
  });
  const kept = useDraft({
    userId: user.id,
    kind,
    loaded,
    at: status,
    isTouched: () =>
      status !== edit.status || JSON.stringify(form.getValues()) !== JSON.stringify(edit.fields),
    read: () => ({
      step: 'edit',
      values: { ...edit, fields: form.getValues(), automaticAddress: place.automatic, status },
    }),
  });
  const { keepSoon } = kept;
  const place = usePlace({ form, automatic: edit.automaticAddress, onChange: keepSoon });
  const media = useReportFiles({ userId: user.id, kept, incidentId: opened.id, sent: opened.media.length });
  useKeptForm(form, kept);

  const save = async (content: IncidentContent) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const draft = await kept.close();
      const { id } = await device.saveIncidentEdit({
        userId: user.id,
        entry: incident,
        content: keepDate(content, incident),
        status: theirs && !maySetStatus(user, opened) ? theirs.status : status,
        over: theirs,
        ...(draft && { draft }),
      });
      tell(await outcomeNow(user.id, id), 'change');
      navigate(screens.incidents);
    } catch (error) {
      kept.reopen();
      setFailure(failureSentence(error));
      setBusy(false);
    }
  };

  return (
    <FormProvider {...form}>
      {loaded && (
        <Notice tone="note" title={t`You have unsaved changes`}>
          <Trans>They continue where you left them.</Trans>
        </Notice>
      )}
      {theirs && (
        <Notice tone="warn" title={t`Somebody changed this report meanwhile`}>
          <Trans>What you save here replaces the version on the server.</Trans>
          <BothVersions mine={withOwnStatus(user, opened, theirs)} theirs={theirs} />
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}

        className="flex flex-col gap-4"
      >
        <CategoryField />
        <ContentFields place={place} />
        {maySetStatus(user, opened) && (
          <StatusField from={theirs?.status ?? opened.status} value={status} onChange={setStatus} />
        )}
        <SentFiles media={opened.media} />
        <MediaField media={media} />
        {(failure ?? kept.problem) && (
          <Notice tone="bad" announced>
            {failure ?? kept.problem}
          </Notice>
        )}
        <Foot>
          <Button
            look="primary"
            icon={Save}
            busy={busy}
            onClick={() => void form.handleSubmit(save, showWrongField)()}
          >
            {busy ? <Trans>Saving...</Trans> : <Trans>Save Changes</Trans>}
          </Button>
        </Foot>
      </form>
      <DiscardDraft
        kept={kept}
        words={{
          button: t`Discard the changes`,
          title: t`Discard the changes?`,
          text: t`What you changed here and the files you added since are deleted from the app. The report stays as it was.`,
          keep: t`Keep my changes`,
          confirm: t`Discard the changes`,
        }}
        onDiscarded={() => navigate(screens.incidents)}
      />
    </FormProvider>
  );
}
