import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Send from 'lucide-react/icons/send';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { useOnline } from '../ui/online.ts';
import type { Step } from './steps.ts';

interface WizardButtonsProps {
  step: Step;
  submitting: boolean;
  analyzing: boolean;
  onBack: () => void;
  onNext: () => void;
  onAnalyze: () => void;
  onSubmit: () => void;
}

/** The one next step last, within the thumb's reach. */
export function WizardButtons(props: WizardButtonsProps) {
  const { step, submitting, analyzing, onBack, onNext, onAnalyze, onSubmit } = props;
  const online = useOnline();
  const why = useId();
  const isLate = step === 'review' || step === 'analysis';
  return (
    <div className="flex flex-col gap-2">
      {step === 'review' && !online && (
        <p id={why} role="status">
          <Trans>AI analysis is not available while offline. You can submit the report without it.</Trans>
        </p>
      )}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-stretch">
        {step !== 'basic' && (
          <Button icon={ArrowLeft} wide onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
        {step === 'review' && (
          <Button
            icon={Sparkles}
            wide
            busy={analyzing}
            disabled={!online}
            aria-describedby={online ? undefined : why}
            onClick={onAnalyze}
            className="min-h-14"
          >
            {analyzing ? <Trans>Analyzing...</Trans> : <Trans>Get AI Analysis</Trans>}
          </Button>
        )}
        {isLate ? (
          <Button look="primary" icon={Send} wide busy={submitting} onClick={onSubmit}>
            {submitting ? (
              <Trans>Submitting...</Trans>
            ) : step === 'review' ? (
              <Trans>Submit Report</Trans>
            ) : (
              <Trans>Submit Incident Report</Trans>
            )}
          </Button>
        ) : (
          <Button look="primary" wide onClick={onNext}>
            <Trans>Next</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
