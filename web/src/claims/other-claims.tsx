import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import { Link } from 'wouter';
import { usePersonName } from '../auth/public.ts';
import { reviewClaimScreen } from '../api/addresses.ts';
import { Card } from '../ui/card.tsx';
import { ClaimSummary } from './claim-summary.tsx';
import { useClaims } from './queries.ts';

const MOST = 5;

/** Other claims of the same person, newest first; those on the same incident are marked. */
export function OtherClaims({ claim }: { claim: Claim }) {
  const { t } = useLingui();
  const { claims } = useClaims();
  const author = usePersonName()(claim.reportedBy, claim.reportedByUsername);
  const others = claims.filter(({ id, authorId }) => id > 0 && id !== claim.id && authorId === claim.userId);
  return (
    <Card title={t`Other claims by ${author}`}>
      {others.length === 0 ? (
        <p className="text-quiet">
          <Trans>None</Trans>
        </p>
      ) : (
        <ul className="flex flex-col">
          {others.slice(0, MOST).map((other) => (
            <li key={other.id} className="edge-b last:border-b-0">
              <Link
                href={reviewClaimScreen(other.id)}
                className="flex min-h-12 flex-col rounded-control py-2 hover:bg-press"
              >
                <ClaimSummary claim={other} />
                {other.incidentId === claim.incidentId && (
                  <span className="text-label font-semibold">
                    <Trans>On the same incident</Trans>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
