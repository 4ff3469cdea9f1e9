import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings, SetPolicy } from '@tailboard/contract/policy-settings.ts';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useFormOpen } from '../../ui/form-open.ts';
import { Notice } from '../../ui/notice.tsx';
import { useOnline } from '../../ui/online.ts';
import { showToast } from '../../ui/toast.ts';
import { checkPolicy, fieldAt, policyFields, termsAsked, type PolicyFields } from './policy-fields.ts';
import { useSetPolicy } from './queries.ts';
import { AmountFields, CoinsuranceFields, LineFields, LivesFields, WageFields } from './term-fields.tsx';

interface PolicyFormProps {
  type: IncidentType;
  /** The terms in force, the initial values of the form. */
  from: PolicySettings | null;
  /** ISO date of this device. */
  today: string;
  onClose: () => void;
  onSaved: () => void;
}

/** New terms for a type of claim, from a day on. */
export function PolicyForm({ type, from, today, onClose, onSaved }: PolicyFormProps) {
  const { t } = useLingui();
  const online = useOnline();
  const set = useSetPolicy();
  const [failure, setFailure] = useState<string>();
  const form = useForm<PolicyFields, unknown, SetPolicy>({
    defaultValues: policyFields(from, today),
    resolver: checkPolicy(type),
  });
  useFormOpen(form.formState.isDirty);
  const { setFocus } = form;
  // The button that opened the form is unmounted.
  useEffect(() => setFocus('holdsFrom'), [setFocus]);
  const asked = termsAsked(type);

  const save = async (policy: SetPolicy) => {
    setFailure(undefined);
    try {
      await set.mutateAsync(policy);
      showToast({
        title: t`Policy settings saved`,
        description: t`Open claims under these terms were estimated again.`,
        tone: 'ok',
      });
      onSaved();
    } catch (error) {
      setFailure(refused(error) ?? t`They were not saved: the server did not answer. Try again.`);
    }
  };
  const refused = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    for (const { field, message } of error.problem?.errors ?? []) {
      const at = fieldAt(field.split('.'));
      if (at !== null) form.setError(at, { message });
    }
    return error.problem?.detail ?? t`They were not saved. Try again.`;
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
        <LineFields />
        <AmountFields type={type} />
        {asked.includes('coinsurance') && <CoinsuranceFields />}
        {asked.includes('usefulLives') && <LivesFields />}
        {asked.includes('wage') && <WageFields />}
        {!online && (
          <Notice tone="warn" title={t`Saving needs signal.`}>
            <Trans>Policy settings are kept on the server, so every estimate uses the same ones.</Trans>
          </Notice>
        )}
        {failure && (
          <Notice tone="bad" announced>
            {failure}
          </Notice>
        )}
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button
            look="primary"
            wide
            busy={set.isPending}
            disabled={!online}
            onClick={() => void form.handleSubmit(save)()}
          >
            {set.isPending ? <Trans>Saving...</Trans> : <Trans>Save the terms</Trans>}
          </Button>
          <Button wide className="sm:min-h-14" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
