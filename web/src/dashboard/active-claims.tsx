import { Trans, useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import HardHat from 'lucide-react/icons/hard-hat';
import { Link } from 'wouter';
import { claimScreen, screens } from '../api/addresses.ts';
import { ClaimSummary, useClaims } from '../claims/public.ts';
import { clock } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

const LATEST = 5;

/** Claims that are not decided yet, newest first. */
export default function ActiveClaims() {
  const { t } = useLingui();
  const { claims, loading, failed, asOf, retry } = useClaims();
  if (loading) return <SkeletonRows label={t`Loading claims`} />;
  if (failed && claims.length === 0) {
    return (
      <ErrorState title={t`Failed to load claims`} onRetry={retry}>
        <Trans>Claims you file now are still saved on this phone.</Trans>
      </ErrorState>
    );
  }
  const active = claims.filter(({ status }) => status === 'pending' || status === 'under_review');
  return (
    <div className="flex flex-col gap-3">
      {asOf && <AsOf time={clock(asOf)} />}
      {active.length === 0 ? (
        <EmptyState icons={[FileText, HardHat]} title={t`No active claims`}>
          <Trans>To file a claim, open its incident and press File Claim.</Trans>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {active.slice(0, LATEST).map((claim) => (
            <li key={claim.clientRef ?? claim.id}>
              <FailureBoundary part>
                <Link
                  href={claimScreen(claim.id)}
                  className="edge flex min-h-16 rounded-card bg-card p-3 hover:bg-press"
                >
                  <ClaimSummary claim={claim} />
                </Link>
              </FailureBoundary>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink href={screens.claims} wide>
          <Trans>All claims</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
