import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useIncident } from '../incidents/public.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ClaimView } from './claim-view.tsx';
import { useClaim } from './queries.ts';

/** One claim, sent or not: status, case agent, estimate, missing documents. */
export default function ClaimPage() {
  const { id } = useParams<{ id: string }>();
  return /^-?\d{1,16}$/.test(id) ? <Opened id={Number(id)} /> : <NotFound />;
}

function Opened({ id }: { id: number }) {
  const { t } = useLingui();
  const { claim, loading, asOf, retry } = useClaim(id);
  if (claim) return <WithIncident claim={claim} asOf={asOf} />;
  if (claim === null) return <NotFound />;
  return (
    <Page title={t`Claim`}>
      {loading ? (
        <SkeletonRows label={t`Loading the claim`} />
      ) : (
        <ErrorState title={t`Failed to load claim details`} onRetry={retry}>
          <Trans>This claim is not on this phone yet. It can be loaded when there is signal.</Trans>
        </ErrorState>
      )}
    </Page>
  );
}

function WithIncident({ claim, asOf }: { claim: ClaimEntry; asOf: string | undefined }) {
  const related = useIncident(claim.incidentId);
  // While a claim made offline gets its incident's number, its old id finds nothing for a moment.
  const isMissing = related.incident === null && !related.isPending && claim.id > 0;
  return isMissing ? <NotFound /> : <ClaimView claim={claim} related={related} asOf={asOf} />;
}

function NotFound() {
  const { t } = useLingui();
  return (
    <Page title={t`Claim Not Found`} titleHidden narrow>
      <Card title={t`Claim Not Found`}>
        <p>
          <Trans>The claim you're looking for doesn't exist or you don't have permission to view it.</Trans>
        </p>
        <div>
          <ButtonLink href={screens.claims} look="primary" wide>
            <Trans>Back to claims</Trans>
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
