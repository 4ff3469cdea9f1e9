import { t } from '@lingui/core/macro';
import type { Claim, DecideClaim } from '@tailboard/contract/claims.ts';
import { useRef, useState } from 'react';
import { useTypedDraft } from '../drafts/public.ts';
import type { Draft } from '../offline/public.ts';
import { newUuid } from '../offline/new-uuid.ts';
import { failureOf, useDecide, useTake, useTakeIn } from './review-queries.ts';
import { typedDollars } from './whole-number.ts';

export type DecisionKind = DecideClaim['decision'];

/** Values of the form. Each text stays when another decision is chosen. */
export type TypedDecision = {
  kind: DecisionKind | '';
  amount: string;
  reason: string;
  question: string;
};

/** Kind of the draft of the decision on a claim. */
export const decisionDraftKind = ({ id }: Pick<Claim, 'id'>): string => `decision-${id}`;

export type DecisionProblems = Partial<Record<'kind' | 'amount' | 'reason' | 'question', string>>;

/** The initial amount: the estimate's suggestion, else the requested amount. */
const suggestedAmount = ({ estimate, requestedReimbursement }: Claim): number | null =>
  estimate.suggestedAmount ?? requestedReimbursement;

/** The draft of a decision, stored on the device until the server has it. */
export function useDecision(claim: Claim, loaded: Draft | null) {
  const { typed, change, kept, clear } = useTypedDraft<TypedDecision>({
    kind: decisionDraftKind(claim),
    loaded,
    first: { kind: '', amount: String(suggestedAmount(claim) ?? ''), reason: '', question: '' },
  });
  const [problems, setProblems] = useState<DecisionProblems>({});
  const [conflict, setConflict] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<DecisionKind>();
  const decide = useDecide(claim.id);
  const take = useTake();
  const takeIn = useTakeIn();
  // The same content keeps its reference, so that a retry after a lost answer is one decision.
  const sent = useRef<{ words: string; clientRef: string }>(undefined);

  const settle = (error: Error) => {
    const { kind, detail, fields, current } = failureOf(error);
    if (kind === 'conflict' && current) {
      takeIn(current);
      setConflict(detail ?? t`The claim has changed.`);
      return;
    }
    setProblems(fields);
    setFailure(
      kind === 'unreachable'
        ? t`The server did not answer. Nothing is lost: press again when there is signal.`
        : (detail ?? t`The server did not accept this.`),
    );
  };
  const begin = () => {
    setConflict(undefined);
    setFailure(undefined);
    setDone(undefined);
  };
  const submit = (): DecisionProblems => {
    begin();
    const read = readDecision(typed, claim);
    if ('problems' in read) {
      setProblems(read.problems);
      return read.problems;
    }
    setProblems({});
    const words = JSON.stringify(read.body);
    if (sent.current?.words !== words) sent.current = { words, clientRef: newUuid() };
    decide.mutate(
      { ...read.body, updatedAt: claim.updatedAt, clientRef: sent.current.clientRef },
      {
        onSuccess: (decided) => {
          sent.current = undefined;
          takeIn(decided);
          setDone(read.body.decision);
          // If the device fails to delete the draft, the text shows again: better twice than never.
          clear({ amount: typed.amount }).catch(() => kept.reopen());
        },
        onError: settle,
      },
    );
    return {};
  };
  return {
    typed,
    kept,
    clear,
    problems,
    change: (part: Partial<TypedDecision>) => {
      change(part);
      setProblems({});
    },
    submit,
    take: () => {
      begin();
      take.mutate(claim, { onSuccess: takeIn, onError: settle });
    },
    busy: take.isPending ? ('take' as const) : decide.isPending ? ('decide' as const) : undefined,
    conflict,
    failure,
    done,
  };
}

function readDecision(
  { kind, amount, reason, question }: TypedDecision,
  claim: Claim,
): { body: DecideClaim } | { problems: DecisionProblems } {
  const why = reason.trim();
  switch (kind) {
    case '':
      return { problems: { kind: t`Choose what you decide` } };
    case 'ask':
      if (question.trim() === '') return { problems: { question: t`Write the question` } };
      return { body: { decision: 'ask', question: question.trim() } };
    case 'reject':
      if (why === '') return { problems: { reason: t`A rejection needs a reason` } };
      return { body: { decision: 'reject', reason: why } };
    case 'approve': {
      const read = typedDollars(amount, 1);
      if ('problem' in read) return { problems: { amount: read.problem } };
      if (read.value === null) return { problems: { amount: t`Enter the approved amount` } };
      const differs = claim.requestedReimbursement !== null && read.value !== claim.requestedReimbursement;
      if (differs && why === '') return { problems: { reason: t`Say why it is not the amount asked for` } };
      return { body: { decision: 'approve', amount: read.value, ...(why !== '' && { reason: why }) } };
    }
  }
}
