import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { useIncident } from '../incidents/public.ts';
import { WithDraft } from '../drafts/public.ts';
import type { IncidentEntry } from '../offline/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { FileClaimForm } from './file-claim-form.tsx';

/** Files a claim on an incident, sent or not; works without signal. */
export default function FileClaimPage() {
  const { t } = useLingui();
  const { id } = useParams<{ id: string }>();
  return (
    <Page title={t`File Claim`} narrow>
      {/^-?\d{1,16}$/.test(id) ? <Opened id={Number(id)} /> : <NotFound />}
    </Page>
  );
}

function Opened({ id }: { id: number }) {
  const { t } = useLingui();
  const user = useUser();
  const { incident, isPending, isError, retry } = useIncident(id);
  if (isPending) return <SkeletonRows label={t`Loading...`} />;
  if (isError) {
    return (
      <ErrorState title={t`This incident is not on this phone`} onRetry={retry}>
        <Trans>It can be loaded when there is signal.</Trans>
      </ErrorState>
    );
  }
  if (!incident) return <NotFound />;
  const isMine = incident.authorId === null || incident.authorId === user.id;
  return isMine ? <Mine incident={incident} /> : <NotYours incident={incident} />;
}

function Mine({ incident }: { incident: IncidentEntry }) {
  // By its reference, which stays when the server numbers it.
  const kind = `claim-${incident.clientRef ?? incident.id}`;
  return (
    <WithDraft kind={kind}>
      {(loaded) => <FileClaimForm incident={incident} kind={kind} loaded={loaded} />}
    </WithDraft>
  );
}

function NotYours({ incident: { reportedBy, reportedByUsername } }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const author = reportedBy === null ? t`Somebody else` : nameOf(reportedBy, reportedByUsername);
  return (
    <Card title={t`This is not your incident`}>
      <p>
        <Trans>Only {author}, who reported it, can file the claim. Then you can review it.</Trans>
      </p>
      <BackToIncidents />
    </Card>
  );
}

function NotFound() {
  const { t } = useLingui();
  return (
    <Card title={t`Incident not found`}>
      <p>
        <Trans>This does not exist or you do not have permission to see it.</Trans>
      </p>
      <BackToIncidents />
    </Card>
  );
}

function BackToIncidents() {
  return (
    <div>
      <ButtonLink href={screens.incidents} look="primary" wide>
        <Trans>Go to the incidents</Trans>
      </ButtonLink>
    </div>
  );
}
