import { useLingui } from '@lingui/react/macro';
import type { Step } from './steps.ts';

/** The name of a step for the progress line, and what it asks. */
export function useStepWords(): Readonly<Record<Step, { name: string; question: string }>> {
  const { t } = useLingui();
  return {
    basic: { name: t`Basic Information`, question: t`What happened, and when?` },
    location: { name: t`Incident Location`, question: t`Where did it happen?` },
    details: { name: t`Incident Details`, question: t`Describe what happened` },
    media: { name: t`Attach Media`, question: t`Do you have photos or videos?` },
    review: { name: t`Review Information`, question: t`Is everything right?` },
    analysis: { name: t`AI Analysis`, question: t`What the analysis says` },
  };
}
