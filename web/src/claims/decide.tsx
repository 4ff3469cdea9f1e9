import { Trans, useLingui } from '@lingui/react/macro';
import type { Claim } from '@tailboard/contract/claims.ts';
import Hand from 'lucide-react/icons/hand';
import { usePersonName, useUser } from '../auth/public.ts';
import { WithDraft } from '../drafts/public.ts';
import { dollars } from '../language/dollars.ts';
import { dayAndTime } from '../language/moments.ts';
import type { Draft } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { AfterDecision } from './after-decision.tsx';
import { DecisionForm } from './decision-form.tsx';
import { decisionDraftKind, useDecision } from './use-decision.ts';

/** Actions of a supervisor: take, approve, reject, ask. Input is never lost. */
export function Decide({ claim, online }: { claim: Claim; online: boolean }) {
  return (
    <WithDraft kind={decisionDraftKind(claim)} rows={1}>
      {(loaded) => <Decision claim={claim} online={online} loaded={loaded} />}
    </WithDraft>
  );
}

function Decision({ claim, online, loaded }: { claim: Claim; online: boolean; loaded: Draft | null }) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const user = useUser();
  const decision = useDecision(claim, loaded);
  const { done, conflict, failure, busy, typed, kept } = decision;
  const isDecided = claim.status === 'approved' || claim.status === 'rejected';
  if (claim.userId === user.id) {
    return (
      <Card title={t`Decision`}>
        <p>
          <Trans>Nobody decides their own claim. Another supervisor or an administrator does.</Trans>
        </p>
      </Card>
    );
  }
  const words = [typed.reason, typed.question].filter((text) => text.trim() !== '');
  return (
    <Card title={t`Decision`}>
      {conflict && (
        <Notice
          tone="warn"
          announced
          title={isDecided ? t`Somebody else was faster` : t`The claim changed meanwhile`}
        >
          <p>{conflict}</p>
          <p>
            <Trans>You see the claim as it is now. Nothing of yours was sent.</Trans>
          </p>
          {isDecided && words.length > 0 && (
            <p className="pt-1 break-words whitespace-pre-wrap">
              <Trans>What you typed: {words.join('\n')}</Trans>
            </p>
          )}
        </Notice>
      )}
      {done && <AfterDecision claim={claim} done={done} />}
      {isDecided ? (
        <Verdict claim={claim} />
      ) : (
        <>
          {claim.status === 'pending' && (
            <div className="flex flex-col gap-2">
              <p className="text-quiet">
                <Trans>Take it so that others see you are on it. You can also decide right away.</Trans>
              </p>
              <div>
                <Button icon={Hand} wide busy={busy === 'take'} disabled={!online} onClick={decision.take}>
                  <Trans>Take it</Trans>
                </Button>
              </div>
            </div>
          )}
          {claim.question && (
            <Notice tone="attention" title={t`Waiting for an answer`}>
              <p className="break-words whitespace-pre-wrap">{claim.question.text}</p>
              <p className="text-label text-quiet">
                {nameOf(claim.question.by, claim.question.byUsername)} · {dayAndTime(claim.question.at)}
              </p>
            </Notice>
          )}
          <DecisionForm claim={claim} decision={decision} online={online} />
          {(failure ?? kept.problem) && (
            <Notice tone="bad" announced>
              {failure ?? kept.problem}
            </Notice>
          )}
        </>
      )}
    </Card>
  );
}

function Verdict({ claim: { decision, status } }: { claim: Claim }) {
  const nameOf = usePersonName();
  if (decision === null) {
    return <p>{status === 'approved' ? <Trans>It is approved.</Trans> : <Trans>It is rejected.</Trans>}</p>;
  }
  const when = dayAndTime(decision.at);
  const by = nameOf(decision.by, decision.byUsername);
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">
        {decision.decision === 'approve' ? (
          <Trans>
            {by} approved {dollars(decision.amount ?? 0)} on {when}.
          </Trans>
        ) : (
          <Trans>
            {by} rejected it on {when}.
          </Trans>
        )}
      </p>
      {decision.reason && <p className="break-words whitespace-pre-wrap">{decision.reason}</p>}
    </div>
  );
}
