import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { IncidentDetails } from './incident-details.tsx';
import { IncidentNotFound } from './incident-not-found.tsx';
import { IncidentSummary } from './incident-summary.tsx';
import { useIncident } from './queries.ts';

/** One incident, as an opened row of the list shows it: where the bell and other screens lead. */
export default function IncidentPage() {
  const { t } = useLingui();
  const { id } = useParams<{ id: string }>();
  const isNumber = /^-?\d{1,16}$/.test(id);
  return (
    <Page title={isNumber && !id.startsWith('-') ? t`Incident #${id}` : t`Incident`}>
      <BackLink href={screens.incidents}>
        <Trans>Incidents</Trans>
      </BackLink>
      {isNumber ? <Opened id={Number(id)} /> : <IncidentNotFound />}
    </Page>
  );
}

function Opened({ id }: { id: number }) {
  const { t } = useLingui();
  const { incident, isPending, asOf, retry } = useIncident(id);
  if (isPending) return <SkeletonRows label={t`Loading...`} />;
  if (incident === null) return <IncidentNotFound />;
  if (incident === undefined)
    return (
      <ErrorState title={t`This incident is not on this phone`} onRetry={retry}>
        <Trans>It can be loaded when there is signal.</Trans>
      </ErrorState>
    );
  return (
    <>
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      <div className="edge rounded-card bg-card">
        <div className="p-3 sm:p-4">
          <IncidentSummary incident={incident} />
        </div>
        <div className="edge-t p-3 sm:p-4">
          <IncidentDetails incident={incident} />
        </div>
      </div>
    </>
  );
}
