import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimContent } from '@tailboard/contract/claims.ts';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import type { Draft, IncidentEntry } from '../offline/public.ts';
import { DiscardDraft, useDraft, useKeptForm } from '../drafts/public.ts';
import { showWrongField } from '../report/public.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { openClaimDraft } from './claim-draft.ts';
import { ClaimFieldSet } from './claim-field-set.tsx';
import { checkClaim, fieldsOf, type ClaimFields } from './claim-fields.ts';
import { EarlierClaims } from './earlier-claims.tsx';
import { IncidentFacts } from './incident-facts.tsx';
import { useClaimsOn } from './queries.ts';
import { useFileClaim } from './use-file-claim.ts';

interface FileClaimFormProps {
  incident: IncidentEntry;
  /** Of its draft. */
  kind: string;
  loaded: Draft | null;
}

/** The incident's facts are filled in; the form asks only for what the estimate of its type needs. */
export function FileClaimForm({ incident, kind, loaded }: FileClaimFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const [, navigate] = useLocation();
  const [first] = useState(() => fieldsOf({ description: incident.description }));
  const [opened] = useState(() => openClaimDraft(first, loaded?.values));
  const { earlier } = useClaimsOn(incident);
  const [confirmed, setConfirmed] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const question = useRef<HTMLInputElement>(null);
  const form = useForm<ClaimFields, unknown, ClaimContent>({
    defaultValues: opened.fields,
    resolver: checkClaim(incident.type),
  });
  const kept = useDraft({
    userId: user.id,
    kind,
    loaded,
    at: 'claim',
    isTouched: () => JSON.stringify(form.getValues()) !== JSON.stringify(first),
    read: () => ({ step: 'claim', values: { version: 1, fields: form.getValues(), contestReason: '' } }),
  });
  const { file, busy, failure } = useFileClaim({ incident, kept });
  useKeptForm(form, kept);

  const isSecond = earlier.length > 0;
  const submit = (content: ClaimContent) => {
    if (isSecond && !confirmed) {
      setUnconfirmed(true);
      question.current?.focus();
      return;
    }
    void file(content, isSecond);
  };

  return (
    <FormProvider {...form}>
      {loaded && (
        <Notice tone="note" title={t`You have an unfinished claim`}>
          <Trans>It continues where you left it.</Trans>
        </Notice>
      )}
      <IncidentFacts incident={incident} />
      <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
        <ClaimFieldSet type={incident.type} />
        {isSecond && (
          <EarlierClaims
            claims={earlier}
            confirmed={confirmed}
            onChange={(next) => {
              setConfirmed(next);
              setUnconfirmed(false);
            }}
            problem={unconfirmed}
            ref={question}
          />
        )}
        {(failure ?? kept.problem) && (
          <Notice tone="bad" announced>
            {failure ?? kept.problem}
          </Notice>
        )}
        <p className="text-label text-quiet">
          <Trans>
            You get an AI-assisted estimate, not a coverage decision. A person decides. Documents can be added
            afterwards.
          </Trans>
        </p>
        <Button
          look="primary"
          wide
          busy={busy}
          onClick={() => void form.handleSubmit(submit, showWrongField)()}
        >
          {busy ? <Trans>Filing...</Trans> : <Trans>File claim</Trans>}
        </Button>
      </form>
      <DiscardDraft
        kept={kept}
        words={{
          button: t`Discard this claim`,
          title: t`Discard this claim?`,
          text: t`What you entered for this claim is deleted from the app. The incident stays as it is.`,
          keep: t`Keep my claim`,
          confirm: t`Discard this claim`,
        }}
        onDiscarded={() => navigate(screens.incidents)}
      />
    </FormProvider>
  );
}
