import { Trans, useLingui } from '@lingui/react/macro';
import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import type { IncidentCategory, IncidentContent } from '@tailboard/contract/incidents.ts';
import type { SpokenSource } from '@tailboard/contract/spoken-report.ts';
import { memo, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useUser } from '../auth/public.ts';
import { DiscardDraft, useDraft, useKeptForm } from '../drafts/public.ts';
import { clock } from '../language/moments.ts';
import { Notice } from '../ui/notice.tsx';
import { CallsAtOnce } from './calls-at-once.tsx';
import { CategoryField } from './category-field.tsx';
import { newDraftValues, type DraftValues, type Way } from './draft-values.ts';
import type { ShownAnalysis } from './fallback-analysis.ts';
import { checkWhenLoaded, preloadChecks } from './load-checks.ts';
import { isShort, type ReportFields } from './report-fields.ts';
import { usePreparedReport } from './prepared-report.ts';
import { ShortForm } from './short-form.tsx';
import { SpeakPanel } from './speak-panel.tsx';
import { StandardForm } from './standard-form.tsx';
import { isStep, type Step } from './steps.ts';
import type { BegunReport } from './use-begun-report.ts';
import { usePlace } from './use-place.ts';
import { useReportFiles } from './use-report-files.ts';
import { besidesOf, type HurtPeople } from './hurt-people.ts';
import { NEW_REPORT, useSubmit } from './use-submit.ts';
import type { FactAnswers } from '../verdict/public.ts';
import { WayChoice } from './way-choice.tsx';
import { Wizard } from './wizard.tsx';

interface ReportFormProps {
  /** Null: a new report. */
  begun: BegunReport | null;
  /** Asked for by the address; otherwise as the draft was, or the wizard. */
  way: Way | undefined;
  /** Asked for by the address, or chosen before the draft was read; otherwise as the draft was. */
  category: IncidentCategory | undefined;
  /** The report is saved, under this id. */
  onSubmitted: (id: number) => void;
  onStartedOver: () => void;
}

/** One report, shown as the wizard or as the standard form; both fill in the same fields, files and draft. */
export const ReportForm = memo(function ReportForm({
  begun,
  way: wayAsked,
  category: categoryAsked,
  onSubmitted,
  onStartedOver,
}: ReportFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const loaded = begun?.draft ?? null;
  const [opened] = useState(() => begun?.values ?? newDraftValues());
  const [asked] = useState(() => ({
    ...opened.fields,
    ...(categoryAsked === undefined ? {} : { category: categoryAsked }),
  }));
  const [way, setWay] = useState<Way>(wayAsked ?? opened.way);
  const [step, setStep] = useState<Step>(() => (begun ? stepOf(begun) : 'basic'));
  const [moved, setMoved] = useState(false);
  const [facts, setFacts] = useState<FactAnswers>(opened.facts);
  const [heard, setHeard] = useState<readonly SpokenSource[] | null>(null);
  const [hurt, setHurt] = useState<HurtPeople>(opened.hurt);
  const [analysis, setAnalysis] = useState<ShownAnalysis | null>(opened.analysis);
  const form = useForm<ReportFields, unknown, IncidentContent>({
    defaultValues: asked,
    resolver: checkWhenLoaded,
  });
  const short = isShort({ category: useWatch({ control: form.control, name: 'category' }) });
  const isTouched = () => JSON.stringify(form.getValues()) !== JSON.stringify(asked);
  const read = () => {
    const values: DraftValues = {
      version: 1,
      way,
      fields: form.getValues(),
      automaticAddress: place.automatic,
      analysis: step === 'analysis' && analysis?.source !== 'none' ? analysis : null,
      facts,
      hurt,
    };
    return { step, values };
  };
  const kept = useDraft({
    userId: user.id,
    kind: NEW_REPORT,
    loaded,
    read,
    at: `${way} ${step} ${JSON.stringify([facts, hurt])}`,
    isTouched,
  });
  const { keepSoon } = kept;
  const place = usePlace({ form, automatic: opened.automaticAddress, onChange: keepSoon });
  const media = useReportFiles({ userId: user.id, kept });
  const { submit, busy, failure } = useSubmit({
    kept,
    besides: besidesOf(facts, hurt),
    onSubmitted,
  });
  useKeptForm(form, kept);
  useEffect(preloadChecks, []);

  usePreparedReport({ userId: user.id, form, isNew: loaded === null });

  const goTo = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  const answer = (fact: AskedFact, value: FactValue) => setFacts((before) => ({ ...before, [fact]: value }));
  const isWizard = !short && way === 'wizard';
  const isBeginning = short || way === 'form' || step === 'basic';
  const shared = { place, media, busy, onSubmit: submit };
  const speak = (
    <SpeakPanel
      {...{ media, hurt, from: heard }}
      onHurt={setHurt}
      onHeard={(from) => {
        setHeard(from);
        setWay('form');
      }}
    />
  );
  const law = { facts, hurt, onAnswer: answer, onHurt: setHurt };
  const rest = (
    <>
      {(failure ?? kept.problem) && (
        <div ref={bringIntoSight}>
          <Notice tone="bad" announced>
            {failure ?? kept.problem}
          </Notice>
        </div>
      )}
      <DiscardDraft
        kept={kept}
        words={{
          button: t`Start over`,
          title: t`Start over?`,
          text: t`What you entered and the files you added to this unfinished report are deleted from the app.`,
          keep: t`Keep my report`,
          confirm: t`Delete and start over`,
        }}
        onDiscarded={onStartedOver}
      />
    </>
  );
  return (
    <FormProvider {...form}>
      <>
        {loaded && !moved && (
          <Notice tone="note" title={t`You have an unfinished report`}>
            <Trans>It continues where you left it at {clock(loaded.updatedAt)}.</Trans>
          </Notice>
        )}
        {/* The wizard has its first question in sight at once: these stand within it and under it. */}
        {isBeginning && !isWizard && <CallsAtOnce />}
        <form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="flex flex-col gap-4 short:gap-2"
        >
          {/* Within the form, to whose end the foot sticks: on a low screen it would begin below. */}
          {isBeginning && !isWizard && speak}
          {isBeginning && !isWizard && <CategoryField />}
          {!short && (way === 'form' || step === 'basic') && <WayChoice way={way} onChange={setWay} />}
          {short ? (
            <ShortForm {...shared}>{rest}</ShortForm>
          ) : way === 'wizard' ? (
            <Wizard {...{ step, setStep: goTo, analysis, setAnalysis }} {...shared} {...law}>
              {rest}
            </Wizard>
          ) : (
            <StandardForm {...shared} {...law}>
              {rest}
            </StandardForm>
          )}
        </form>
        {isBeginning && isWizard && speak}
        {isBeginning && isWizard && <CallsAtOnce />}
      </>
    </FormProvider>
  );
});

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A draft opens at its step; an analysis that could not be kept is asked for again on review. */
function stepOf({ draft: { step }, values }: BegunReport): Step {
  if (!isStep(step)) return 'basic';
  return step === 'analysis' && values.analysis === null ? 'review' : step;
}
