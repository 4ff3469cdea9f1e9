import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import { useParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { useIncident } from '../incidents/public.ts';
import { SentencesOf } from '../language/translated.tsx';
import NotFoundPage from '../layout/not-found-page.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { AssessmentCard } from './assessment-card.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { entryOf } from './claim-entry.ts';
import { ClaimFactsCard } from './claim-facts.tsx';
import { ClaimStatusBadge } from './claim-status.tsx';
import { Decide } from './decide.tsx';
import { Documents } from './documents.tsx';
import { isDesk } from './folded.tsx';
import { JudgeDocument } from './judge-document.tsx';
import { NextStep } from './next-step.tsx';
import { OtherClaims } from './other-claims.tsx';
import { RelatedIncident } from './related-incident.tsx';
import { ReportedBy } from './reported-by.tsx';
import { useReviewedClaim } from './review-queries.ts';
import { NeedsSignal } from './review-signal.tsx';
import { Timeline } from './timeline.tsx';
import { WhatIsMissing } from './what-is-missing.tsx';
import { Working } from './working.tsx';

/** For supervisors and administrators: one claim with everything needed to decide it. */
export default function ReviewClaimPage() {
  const { role } = useUser();
  const { id } = useParams<{ id: string }>();
  if (role === 'field-crew' || !/^\d{1,10}$/.test(id)) return <NotFoundPage />;
  return <Opened key={id} id={Number(id)} />;
}

function Opened({ id }: { id: number }) {
  const { t } = useLingui();
  const { data: claim, isPending, refetch } = useReviewedClaim(id);
  if (claim) return <Reviewed claim={claim} />;
  if (claim === null) return <NotFoundPage />;
  return (
    <Page title={t`Review`}>
      {isPending ? (
        <SkeletonRows label={t`Loading the claim`} />
      ) : (
        <ErrorState title={t`Failed to load claim details`} onRetry={() => void refetch()}>
          <Trans>Claims to review are on the server only. Try again with signal.</Trans>
        </ErrorState>
      )}
    </Page>
  );
}

function Reviewed({ claim }: { claim: Claim }) {
  const { t } = useLingui();
  const user = useUser();
  const online = useOnline();
  const related = useIncident(claim.incidentId);
  const entry = entryOf(claim);
  const isDecided = claim.status === 'approved' || claim.status === 'rejected';
  return (
    <>
      <BackLink href={screens.review}>
        <Trans>Back to the review list</Trans>
      </BackLink>
      <Page
        title={t`Review claim #${claim.claimNumber}`}
        actions={<ClaimStatusBadge status={claim.status} upper />}
      >
        {!online && <NeedsSignal />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
          <div className="flex min-w-0 flex-col gap-4">
            <Card title={t`Where it stands`}>
              <p>
                <NextStep claim={entry} mine={claim.userId === user.id} />
              </p>
              {!isDecided && (
                <div className="lg:hidden">
                  <a
                    href="#decision"
                    className="inline-flex min-h-12 items-center font-semibold text-accent-text underline underline-offset-4"
                  >
                    <Trans>Go to the decision</Trans>
                  </a>
                </div>
              )}
            </Card>
            <ClaimFactsCard claim={entry} />
            <AssessmentCard claim={claim}>
              <SentencesOf answer={claim.estimate}>
                {!isDecided && <WhatIsMissing estimate={claim.estimate} mine={claim.userId === user.id} />}
                <Working estimate={claim.estimate} open={!isDecided && isDesk()} />
              </SentencesOf>
            </AssessmentCard>
            <RelatedIncident related={related} open={!isDecided} />
            <Documents claim={entry} mayAdd={false}>
              {(document) => <JudgeDocument claim={claim} document={document} />}
            </Documents>
            <Timeline claimId={claim.id} savedAt={claim.filedDate} />
            <OtherClaims claim={claim} />
            <ReportedBy userId={claim.userId} />
          </div>
          <div
            id="decision"
            className="min-w-0 scroll-mt-18 lg:sticky lg:top-18 lg:in-data-[text-size=large]:static"
          >
            <Decide claim={claim} online={online} />
          </div>
        </div>
      </Page>
    </>
  );
}
