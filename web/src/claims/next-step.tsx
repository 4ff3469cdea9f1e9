import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePersonName } from '../auth/public.ts';
import { dollars } from '../language/dollars.ts';
import { longDay } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';

/** The next step and who must act, in one or two sentences. `mine`: the reader filed the claim. */
export function NextStep({ claim, mine }: { claim: ClaimEntry; mine: boolean }): ReactNode {
  const nameOf = usePersonName();
  const { state, status, question, decision } = claim;
  const agent = claim.caseAgent && nameOf(claim.caseAgent, claim.caseAgentUsername);
  const author = nameOf(claim.reportedBy ?? '', claim.reportedByUsername);
  const asker = question && nameOf(question.by, question.byUsername);
  const decider = decision && nameOf(decision.by, decision.byUsername);
  if (state.kind === 'needs-you' && state.about !== 'file')
    return <Trans>It needs you: see what the server says about it.</Trans>;
  if (claim.id < 0) return <Trans>It is on this phone and goes to a supervisor once it is sent.</Trans>;
  if (claim.unsentRevision !== null)
    return <Trans>Your change is on this phone. The review goes on once it is sent.</Trans>;
  if (question)
    return mine ? (
      <Trans>You have it: answer the question from {asker}, then the review goes on.</Trans>
    ) : (
      <Trans>
        {author} has it and has to answer the question from {asker}.
      </Trans>
    );
  switch (status) {
    case 'pending':
      return mine ? (
        <Trans>It is waiting for a supervisor. The documents below speed it up.</Trans>
      ) : (
        <Trans>It is waiting for a supervisor to take it or to decide.</Trans>
      );
    case 'under_review':
      return agent ? (
        <Trans>{agent} has it and decides next.</Trans>
      ) : (
        <Trans>A supervisor decides next.</Trans>
      );
    case 'approved':
      return decision?.amount != null ? (
        <Trans>
          {decider} approved {dollars(decision.amount)} on {longDay(decision.at)}. Nothing is left to do here.
        </Trans>
      ) : (
        <Trans>It is approved. Nothing is left to do here.</Trans>
      );
    case 'rejected':
      return (
        <>
          {decision ? (
            <Trans>
              {decider} rejected it on {longDay(decision.at)}.
            </Trans>
          ) : (
            <Trans>It is rejected.</Trans>
          )}{' '}
          {mine && <Trans>You can contest it or add facts. Then it is reviewed again.</Trans>}
        </>
      );
  }
}
