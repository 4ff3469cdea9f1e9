import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { WithDraft } from '../drafts/public.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { EditIncidentForm } from './edit-incident-form.tsx';
import { IncidentNotFound } from './incident-not-found.tsx';
import { useOpenedIncident } from './queries.ts';

/** Changes an incident, sent or not; works without signal. */
export default function EditIncidentPage() {
  const { t } = useLingui();
  const { id } = useParams<{ id: string }>();
  return (
    <Page title={t`Edit Incident`} narrow>
      {/^-?\d{1,16}$/.test(id) ? <Opened id={Number(id)} /> : <IncidentNotFound />}
    </Page>
  );
}

function Opened({ id }: { id: number }) {
  const { t } = useLingui();
  const opened = useOpenedIncident(id);
  if (opened.isPending) return <SkeletonRows label={t`Loading...`} />;
  if (opened.data) return <Form incident={opened.data} />;
  if (opened.data === null) return <IncidentNotFound />;
  return (
    <ErrorState title={t`This incident is not on this phone`} onRetry={() => void opened.refetch()}>
      <Trans>It can be loaded when there is signal.</Trans>
    </ErrorState>
  );
}

function Form({ incident }: { incident: IncidentEntry }) {
  // By its reference, which stays when the server gives it a number.
  const kind = `incident-${incident.clientRef ?? incident.id}`;
  return (
    <WithDraft kind={kind}>
      {(loaded) => <EditIncidentForm opened={incident} kind={kind} loaded={loaded} />}
    </WithDraft>
  );
}
