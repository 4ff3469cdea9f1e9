import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import { useRef } from 'react';
import { DiscardDraft } from '../drafts/public.ts';
import { dollars } from '../language/dollars.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import type { TypedDecision, useDecision } from './use-decision.ts';
import { typedDollars } from './whole-number.ts';

interface DecisionFormProps {
  claim: Claim;
  decision: ReturnType<typeof useDecision>;
  online: boolean;
}

const MAX_TEXT = 2000;

/** Approve with an amount, reject with a reason, or ask for more. */
export function DecisionForm({ claim, decision, online }: DecisionFormProps) {
  const { t } = useLingui();
  const { typed, kept, problems, change, clear, submit, busy } = decision;
  const kind = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const question = useRef<HTMLTextAreaElement>(null);
  const press = () => {
    const wrong = submit();
    const first = wrong.kind ? kind : wrong.amount ? amount : wrong.reason ? reason : question;
    if (Object.keys(wrong).length > 0) first.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
      <ChoiceGroup
        ref={kind}
        legend={t`Your decision`}
        choices={[
          { value: 'approve', label: t`Approve`, icon: CircleCheck },
          { value: 'reject', label: t`Reject`, icon: CircleX },
          { value: 'ask', label: t`Ask for more`, icon: CircleQuestionMark },
        ]}
        value={typed.kind}
        onChange={(chosen) => change({ kind: chosen })}
        error={problems.kind}
      />
      {typed.kind === 'approve' && (
        <TextField
          ref={amount}
          label={t`Approved amount, in dollars`}
          help={<AmountHelp claim={claim} />}
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          error={problems.amount}
        />
      )}
      {(typed.kind === 'approve' || typed.kind === 'reject') && (
        <TextArea
          ref={reason}
          label={
            needsReason(claim, typed)
              ? t`Reason`
              : t`Reason (only needed when the amount differs from what is asked for)`
          }
          help={t`The person who filed it reads this.`}
          rows={3}
          maxLength={MAX_TEXT}
          value={typed.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          error={problems.reason}
        />
      )}
      {typed.kind === 'ask' && (
        <TextArea
          ref={question}
          label={t`Your question`}
          help={t`The review is waiting for the answer.`}
          rows={3}
          maxLength={MAX_TEXT}
          value={typed.question}
          onChange={({ currentTarget }) => change({ question: currentTarget.value })}
          error={problems.question}
        />
      )}
      <Button look="primary" wide busy={busy === 'decide'} disabled={!online} onClick={press}>
        <ButtonWords decision={decision} />
      </Button>
      <DiscardDraft
        kept={kept}
        words={{
          button: t`Discard what I typed`,
          title: t`Discard what you typed?`,
          text: t`Your choice, amount and words here are deleted from the app. The claim stays as it is.`,
          keep: t`Keep what I typed`,
          confirm: t`Discard it`,
        }}
        onDiscarded={() => void clear()}
      />
    </form>
  );
}

/** A rejection, and an amount other than the requested one, need a reason. */
function needsReason({ requestedReimbursement: asked }: Claim, { kind, amount }: TypedDecision): boolean {
  if (kind === 'reject') return true;
  const read = typedDollars(amount, 1);
  return asked !== null && 'value' in read && read.value !== asked;
}

function ButtonWords({ decision: { typed } }: Pick<DecisionFormProps, 'decision'>) {
  switch (typed.kind) {
    case 'approve': {
      const read = typedDollars(typed.amount, 1);
      return 'value' in read && read.value !== null ? (
        <Trans>Approve {dollars(read.value)}</Trans>
      ) : (
        <Trans>Approve</Trans>
      );
    }
    case 'reject':
      return <Trans>Reject the claim</Trans>;
    case 'ask':
      return <Trans>Send the question</Trans>;
    case '':
      return <Trans>Decide</Trans>;
  }
}

function AmountHelp({ claim: { estimate, requestedReimbursement: asked } }: { claim: Claim }) {
  const suggested = estimate.suggestedAmount;
  return (
    <>
      {suggested === null ? (
        <Trans>The estimate suggests no amount.</Trans>
      ) : (
        <Trans>The estimate suggests {dollars(suggested)}.</Trans>
      )}{' '}
      {asked === null ? <Trans>No amount is asked for.</Trans> : <Trans>Asked for: {dollars(asked)}.</Trans>}{' '}
      <Trans>The amount is yours to set.</Trans>
    </>
  );
}
