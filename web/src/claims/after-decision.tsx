import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { usePersonName } from '../auth/public.ts';
import { reviewClaimScreen, screens } from '../api/addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useNextWaiting } from './review-queries.ts';
import type { DecisionKind } from './use-decision.ts';

/** Shows the decision and a link to the claim that has waited longest. */
export function AfterDecision({ claim, done }: { claim: Claim; done: DecisionKind }) {
  const { t } = useLingui();
  const { data: next } = useNextWaiting(claim.id, true);
  const author = usePersonName()(claim.reportedBy, claim.reportedByUsername);
  const titles: Readonly<Record<DecisionKind, string>> = {
    approve: t`Approved.`,
    reject: t`Rejected.`,
    ask: t`Your question is sent.`,
  };
  return (
    <Notice
      tone="ok"
      announced
      title={titles[done]}
      actions={
        next ? (
          <ButtonLink href={reviewClaimScreen(next.id)} icon={ArrowRight}>
            <Trans>Next: {next.claimNumber}</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink href={screens.review}>
            <Trans>Back to the review list</Trans>
          </ButtonLink>
        )
      }
    >
      {next ? (
        <Trans>{author} gets a notification. The next claim is waiting.</Trans>
      ) : (
        <Trans>{author} gets a notification.</Trans>
      )}
    </Notice>
  );
}
