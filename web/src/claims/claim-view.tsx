import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useState } from 'react';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import type { useIncident } from '../incidents/public.ts';
import { clock } from '../language/moments.ts';
import { SentencesOf } from '../language/translated.tsx';
import type { ClaimEntry } from '../offline/public.ts';
import { AsOf } from '../ui/as-of.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { AssessmentCard } from './assessment-card.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ClaimFactsCard } from './claim-facts.tsx';
import { ClaimStatusBadge } from './claim-status.tsx';
import { Documents } from './documents.tsx';
import { EnhancedAnalysis } from './enhanced-analysis.tsx';
import { NextStep } from './next-step.tsx';
import { OpenQuestion } from './open-question.tsx';
import { RelatedIncident } from './related-incident.tsx';
import { ReportedBy } from './reported-by.tsx';
import { SendState } from './send-state.tsx';
import { Timeline } from './timeline.tsx';
import { WhatIsMissing } from './what-is-missing.tsx';
import { Working } from './working.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Loaded with the rules of the contract, which reading a claim does not need.
const ChangeClaim = lazyPart(() => import('./change-claim.tsx'));

interface ClaimViewProps {
  claim: ClaimEntry;
  related: ReturnType<typeof useIncident>;
  asOf: string | undefined;
}

/** The page of a claim. On wide screens the content is at the left, the status at the right. */
export function ClaimView({ claim, related, asOf }: ClaimViewProps) {
  const { t } = useLingui();
  const user = useUser();
  const [changing, setChanging] = useState(false);
  const isMine = claim.authorId === null || claim.authorId === user.id;
  const isSent = claim.id > 0;
  const isDecided = claim.status === 'approved' || claim.status === 'rejected';
  const mayChange = isMine && claim.status !== 'approved';
  const change = () => setChanging(true);
  return (
    <>
      <BackLink href={screens.claims}>
        <Trans>Back to claims</Trans>
      </BackLink>
      <Page
        title={claim.claimNumber === null ? t`Claim, not sent yet` : t`Claim #${claim.claimNumber}`}
        actions={<ClaimStatusBadge status={claim.status} upper />}
      >
        {asOf && <AsOf time={clock(asOf)} />}
        <SendState claim={claim} onEdit={change} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
          <div className="flex min-w-0 flex-col gap-4">
            <Card title={t`What happens next`}>
              <p>
                <NextStep claim={claim} mine={isMine} />
              </p>
              {mayChange && claim.status === 'rejected' && !changing && (
                <div>
                  <Button icon={Pencil} look="primary" wide onClick={change}>
                    <Trans>Contest or add facts</Trans>
                  </Button>
                </div>
              )}
            </Card>
            {claim.question && <OpenQuestion claim={claim} question={claim.question} mine={isMine} />}
            {changing && mayChange && (
              <Suspense fallback={<SkeletonRows label={t`Loading...`} rows={1} />}>
                <ChangeClaim claim={claim} onClose={() => setChanging(false)} />
              </Suspense>
            )}
            <ClaimFactsCard claim={claim} />
            <AssessmentCard claim={claim}>
              {claim.estimate && (
                <SentencesOf answer={claim.estimate}>
                  {!isDecided && <WhatIsMissing estimate={claim.estimate} mine={isMine} />}
                  <Working estimate={claim.estimate} />
                </SentencesOf>
              )}
            </AssessmentCard>
            {mayChange && claim.status !== 'rejected' && !changing && (
              <div>
                <Button icon={Pencil} wide onClick={change}>
                  <Trans>Change the claim or add facts</Trans>
                </Button>
              </div>
            )}
            <Documents claim={claim} mayAdd={isMine && claim.status !== 'approved'} />
            <RelatedIncident related={related} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Timeline claimId={isSent ? claim.id : null} savedAt={claim.filedDate} />
            <EnhancedAnalysis
              isDecided={isDecided}
              ids={
                isSent && claim.incidentId > 0 ? { claimId: claim.id, incidentId: claim.incidentId } : null
              }
            />
            <ReportedBy userId={claim.authorId ?? user.id} />
          </div>
        </div>
      </Page>
    </>
  );
}
