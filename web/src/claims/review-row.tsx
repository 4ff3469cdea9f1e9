import { usePersonName } from '../auth/public.ts';
import { Trans } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'wouter';
import { reviewClaimScreen } from '../api/addresses.ts';
import { useIncidentWords } from '../incidents/public.ts';
import { dollars } from '../language/dollars.ts';
import { ClaimStatusBadge } from './claim-status.tsx';
import { Waits } from './waits.tsx';

/** One claim of the review list; the whole row opens it. */
export function ReviewRow({ claim, now }: { claim: Claim; now: number }) {
  const words = useIncidentWords();
  const nameOf = usePersonName();
  const agent = claim.caseAgent && nameOf(claim.caseAgent, claim.caseAgentUsername);
  const isWaiting = claim.status === 'pending' || claim.status === 'under_review';
  return (
    <Link
      href={reviewClaimScreen(claim.id)}
      className="edge flex min-h-16 flex-col gap-0.5 rounded-card bg-card p-3 hover:bg-press"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-words">
          {claim.claimNumber} · {nameOf(claim.reportedBy, claim.reportedByUsername)}
        </span>
        <ClaimStatusBadge status={claim.status} />
      </span>
      <span className="line-clamp-1 break-all">{claim.description}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-label text-quiet *:min-w-0">
        <span>{words.type(claim.claimType)}</span>
        <span>
          {claim.requestedReimbursement === null ? (
            <Trans>No amount asked for</Trans>
          ) : (
            <Trans>Asks for {dollars(claim.requestedReimbursement)}</Trans>
          )}
        </span>
        {isWaiting && (
          <span className="inline-flex items-center gap-1">
            <Clock size={16} aria-hidden />
            <Waits since={claim.filedDate} now={now} />
          </span>
        )}
        {claim.question && (
          <span className="font-semibold text-ink">
            <Trans>Waiting for an answer</Trans>
          </span>
        )}
        {agent !== null && (
          <span>
            <Trans>{agent} has it</Trans>
          </span>
        )}
      </span>
    </Link>
  );
}
