import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePersonName } from '../auth/public.ts';
import { dollars } from '../language/dollars.ts';
import { longDay } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { useIncidentWords } from '../incidents/public.ts';
import { Card } from '../ui/card.tsx';
import { useClaimWords } from './claim-words.ts';
import { HowExpected } from './expected-date.tsx';
import { Fact, Facts } from './fact.tsx';
import { ClaimFactList } from './claim-fact-list.tsx';

/** Dates, status, case agent, amounts and the facts for the estimate. */
export function ClaimFactsCard({ claim }: { claim: ClaimEntry }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const incidentWords = useIncidentWords();
  const nameOf = usePersonName();
  const { estimatedCompletionDate, expected, filedDate, completionDate, decision } = claim;
  const isDecided = claim.status === 'approved' || claim.status === 'rejected';
  const by = decision && nameOf(decision.by, decision.byUsername);
  const amount = (value: number | null): ReactNode => (value === null ? t`Not set` : dollars(value));
  return (
    <Card title={t`Claim details`}>
      <Facts>
        <Fact name={t`Filed Date`}>{longDay(filedDate)}</Fact>
        <Fact name={t`Status`}>{words.statusUpper(claim.status)}</Fact>
        {!isDecided && (
          <Fact name={t`Estimated Completion`}>
            {estimatedCompletionDate ? longDay(estimatedCompletionDate) : t`Not set`}
            {estimatedCompletionDate && expected && (
              <span className="block text-label font-normal text-quiet">
                <HowExpected expected={expected} filedDate={filedDate} />
              </span>
            )}
          </Fact>
        )}
        {completionDate && <Fact name={t`Completion Date`}>{longDay(completionDate)}</Fact>}
        <Fact name={t`Case Agent`}>
          {claim.caseAgent === null ? t`Not assigned` : nameOf(claim.caseAgent, claim.caseAgentUsername)}
        </Fact>
        <Fact name={t`Type`}>{incidentWords.type(claim.claimType)}</Fact>
        <Fact name={t`Requested Amount`}>{amount(claim.requestedReimbursement)}</Fact>
        {claim.status !== 'rejected' && (
          <Fact name={t`Approved Amount`}>{amount(claim.approvedReimbursement)}</Fact>
        )}
        <ClaimFactList claim={claim} />
        {decision && (
          <Fact name={t`Decision`} wide>
            {decision.decision === 'approve' ? (
              <Trans>Approved by {by}</Trans>
            ) : (
              <Trans>Rejected by {by}</Trans>
            )}
            {decision.reason && <span className="block font-normal">{decision.reason}</span>}
          </Fact>
        )}
        <Fact name={t`Description`} wide>
          <span className="font-normal">{claim.description}</span>
        </Fact>
      </Facts>
    </Card>
  );
}
