import { useLingui } from '@lingui/react/macro';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { ProgressLine } from '../ui/progress-line.tsx';
import { showToast } from '../ui/toast.ts';
import { AnalyzeButton } from './analyze-button.tsx';
import { fallbackAnalysis, type ShownAnalysis } from './fallback-analysis.ts';
import { useAnalysis } from './queries.ts';
import type { LawProps } from './report-verdict.tsx';
import type { ReportField, ReportFields } from './report-fields.ts';
import { showWrongField } from './show-wrong-field.ts';
import { useStepWords } from './step-words.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';
import { earlierStep, fieldsToCheck, nextStep, stepAsking, stepNumber, steps, type Step } from './steps.ts';
import type { Place } from './use-place.ts';
import type { ReportFiles } from './use-report-files.ts';
import { useWithChecks } from './use-with-checks.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { WizardStep } from './wizard-step.tsx';

interface WizardProps extends LawProps {
  step: Step;
  setStep: (step: Step) => void;
  analysis: ShownAnalysis | null;
  setAnalysis: (analysis: ShownAnalysis | null) => void;
  place: Place;
  media: ReportFiles;
  busy: boolean;
  onSubmit: (content: IncidentContent) => Promise<void>;
  /** Before the foot. */
  children: ReactNode;
}

/** One question after the other: spec section 4. */
export function Wizard(props: WizardProps) {
  const { step, setStep, analysis, setAnalysis, place, media, busy, onSubmit, children, ...law } = props;
  const { t } = useLingui();
  const { trigger, handleSubmit, getValues, setFocus } = useFormContext<
    ReportFields,
    unknown,
    IncidentContent
  >();
  const words = useStepWords()[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const wrongField = useRef<ReportField>(undefined);
  const shown = useRef(step);
  const asking = useAnalysis();

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = wrongField.current;
    wrongField.current = undefined;
    if (field) setFocus(field);
    else heading.current?.focus();
  }, [step, setFocus]);

  const next = async () => {
    if (await trigger([...fieldsToCheck(step)], { shouldFocus: true })) setStep(nextStep(step));
    else showWrongField();
  };
  const goToWrong = (errors: FieldErrors<ReportFields>) => {
    const wrong = stepAsking(Object.keys(errors));
    if (!wrong) return;
    wrongField.current = fieldsToCheck(wrong).find((field) => errors[field] !== undefined);
    setStep(wrong);
  };
  const analyze = async () => {
    const found = await asking.mutateAsync({ fields: getValues(), files: media.files }).catch(() => {
      showToast({
        title: t`AI Analysis Failed`,
        description: t`Unable to analyze the incident. Please review manually or try again.`,
        tone: 'bad',
      });
      return fallbackAnalysis();
    });
    // Somebody who went back meanwhile is not pulled forward.
    if (shown.current !== 'review') return;
    setAnalysis(found);
    setStep('analysis');
  };
  const submit = useCheckedSubmit(onSubmit, goToWrong);
  const withChecks = useWithChecks();

  return (
    <>
      <ProgressLine step={stepNumber(step)} of={steps.length} name={words.name} />
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-32 text-heading leading-tight font-bold outline-none"
      >
        {words.question}
      </h2>
      <WizardStep {...{ step, analysis, place, media }} {...law} onChange={setStep} />
      {step === 'review' && (
        <AnalyzeButton
          analyzing={asking.isPending}
          onAnalyze={() => withChecks(() => void handleSubmit(analyze, goToWrong)())}
        />
      )}
      {children}
      <WizardButtons
        step={step}
        submitting={busy}
        onBack={() => setStep(earlierStep(step))}
        onNext={() => withChecks(() => void next())}
        onSubmit={submit}
      />
    </>
  );
}
