import { Trans, useLingui } from '@lingui/react/macro';
import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { clock } from '../language/moments.ts';
import NotFoundPage from '../layout/not-found-page.tsx';
import { AsOf } from '../ui/as-of.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { CrewPages } from './crew-pages.tsx';
import { ObservationCard } from './observation-card.tsx';
import { useObservations, useQuarantined } from './queries.ts';

/** For supervisors, safety managers and administrators: what was reported without a name, and the crews' pages for it. */
export default function ObservationsPage() {
  const { role } = useUser();
  return role === 'field-crew' ? <NotFoundPage /> : <Observations />;
}

function Observations() {
  const { t } = useLingui();
  const { body: reports, asOf, loading, refresh } = useObservations();
  const [asked, setAsked] = useState(false);
  const quarantined = useQuarantined(asked);
  const refreshAll = () => {
    void refresh();
    if (asked) void quarantined.refresh();
  };
  // What waits for somebody first.
  const sorted = reports?.toSorted(
    (one, other) => Number(one.state === 'closed') - Number(other.state === 'closed'),
  );
  return (
    <Page title={t`Reports without a name`} titleHidden narrow>
      <CrewPages />
      {asOf !== undefined && <AsOf time={clock(asOf)} />}
      {sorted !== undefined ? (
        sorted.length === 0 ? (
          <EmptyState title={t`No report without a name`} icons={[Inbox]}>
            <Trans>They come from the page that the poster in the trailer opens.</Trans>
          </EmptyState>
        ) : (
          sorted.map((report) => <ObservationCard key={report.id} report={report} onChanged={refreshAll} />)
        )
      ) : loading ? (
        <SkeletonRows label={t`Loading...`} />
      ) : (
        <ErrorState title={t`The reports could not be loaded`} onRetry={refreshAll}>
          <Trans>They can be loaded when there is signal.</Trans>
        </ErrorState>
      )}
      {!asked && (
        <div>
          <Button look="quiet" onClick={() => setAsked(true)}>
            <Trans>Show reports set aside because too many came in an hour</Trans>
          </Button>
        </div>
      )}
      {quarantined.body?.length === 0 && (
        <p role="status">
          <Trans>None were set aside.</Trans>
        </p>
      )}
      {quarantined.body?.map((report) => (
        <ObservationCard key={report.id} report={report} onChanged={refreshAll} />
      ))}
    </Page>
  );
}
