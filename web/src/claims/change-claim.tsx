import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimContent } from '@tailboard/contract/claims.ts';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useUser } from '../auth/public.ts';
import type { ClaimEntry, Draft } from '../offline/public.ts';
import { DiscardDraft, useDraft, useKeptForm, WithDraft } from '../drafts/public.ts';
import { showWrongField } from '../report/public.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { Notice } from '../ui/notice.tsx';
import { openClaimDraft } from './claim-draft.ts';
import { ClaimFieldSet } from './claim-field-set.tsx';
import { checkClaim, fieldsOf, type ClaimFields } from './claim-fields.ts';
import { useSaveClaim } from './use-save-claim.ts';

interface ChangeClaimProps {
  claim: ClaimEntry;
  onClose: () => void;
}

/** Changes what a claim says; of a rejected one contests the decision with it. Works without signal. */
export default function ChangeClaim({ claim, onClose }: ChangeClaimProps) {
  const kind = `claim-change-${claim.clientRef ?? claim.id}`;
  return (
    <WithDraft kind={kind} rows={1}>
      {(loaded) => <ChangeForm claim={claim} kind={kind} loaded={loaded} onClose={onClose} />}
    </WithDraft>
  );
}

const MAX_REASON = 2000;

function ChangeForm({
  claim,
  kind,
  loaded,
  onClose,
}: ChangeClaimProps & { kind: string; loaded: Draft | null }) {
  const { t } = useLingui();
  const user = useUser();
  const isContest = claim.status === 'rejected';
  const [first] = useState(() => fieldsOf(claim));
  const [opened] = useState(() => openClaimDraft(first, loaded?.values));
  const [reason, setReason] = useState(opened.contestReason);
  const [reasonProblem, setReasonProblem] = useState<string>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const { save, busy, failure } = useSaveClaim(claim);
  const form = useForm<ClaimFields, unknown, ClaimContent>({
    defaultValues: opened.fields,
    resolver: checkClaim(claim.claimType, claim.facts),
  });
  const kept = useDraft({
    userId: user.id,
    kind,
    loaded,
    at: 'change',
    isTouched: () => reason !== '' || JSON.stringify(form.getValues()) !== JSON.stringify(first),
    read: () => ({
      step: 'change',
      values: { version: 1, fields: form.getValues(), contestReason: reason },
    }),
  });
  const { keepSoon } = kept;
  useFormOpen(reason !== '');
  useKeptForm(form, kept);

  const submit = async (content: ClaimContent) => {
    const contestReason = reason.trim();
    if (isContest && contestReason === '') {
      setReasonProblem(t`Say why you contest the decision`);
      reasonField.current?.focus();
      return;
    }
    const draft = await kept.close();
    if (await save({ content, draft, ...(isContest && { contestReason }) })) onClose();
    else kept.reopen();
  };

  return (
    <Card title={isContest ? t`Contest or add facts` : t`Change the claim or add facts`}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
          {isContest && (
            <TextArea
              ref={reasonField}
              label={t`Why should it be looked at again?`}
              help={t`Somebody reads this and decides again.`}
              rows={3}
              maxLength={MAX_REASON}
              value={reason}
              onChange={({ currentTarget }) => {
                setReason(currentTarget.value);
                setReasonProblem(undefined);
                keepSoon();
              }}
              error={reasonProblem}
            />
          )}
          <ClaimFieldSet type={claim.claimType} />
          {(failure ?? kept.problem) && (
            <Notice tone="bad" announced>
              {failure ?? kept.problem}
            </Notice>
          )}
          <div className="flex flex-col gap-2 sm:flex-row">
            <Button
              look="primary"
              wide
              busy={busy}
              onClick={() => void form.handleSubmit(submit, showWrongField)()}
            >
              {isContest ? <Trans>Contest the decision</Trans> : <Trans>Save Changes</Trans>}
            </Button>
            <Button wide onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </form>
      </FormProvider>
      <DiscardDraft
        kept={kept}
        words={{
          button: t`Discard the changes`,
          title: t`Discard the changes?`,
          text: t`What you changed here is deleted from the app. The claim stays as it was.`,
          keep: t`Keep my changes`,
          confirm: t`Discard the changes`,
        }}
        onDiscarded={onClose}
      />
    </Card>
  );
}
