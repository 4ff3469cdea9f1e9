import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Send from 'lucide-react/icons/send';
import { Button } from '../ui/button.tsx';
import { Foot } from '../ui/foot.tsx';
import type { Step } from './steps.ts';

interface WizardButtonsProps {
  step: Step;
  submitting: boolean;
  onBack: () => void;
  onNext: () => void;
  onSubmit: () => void;
}

/** Back, and the one next step. */
export function WizardButtons({ step, submitting, onBack, onNext, onSubmit }: WizardButtonsProps) {
  const isLate = step === 'review' || step === 'analysis';
  return (
    <Foot>
      {step !== 'basic' && (
        <Button icon={ArrowLeft} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      )}
      {isLate ? (
        <Button look="primary" icon={Send} busy={submitting} onClick={onSubmit}>
          {submitting ? (
            <Trans>Submitting...</Trans>
          ) : step === 'review' ? (
            <Trans>Submit Report</Trans>
          ) : (
            <Trans>Submit Incident Report</Trans>
          )}
        </Button>
      ) : (
        <Button look="primary" onClick={onNext}>
          <Trans>Next</Trans>
        </Button>
      )}
    </Foot>
  );
}
