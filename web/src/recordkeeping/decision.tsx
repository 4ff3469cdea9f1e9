import { Trans, useLingui } from '@lingui/react/macro';
import { decideCase, decisionOf } from '@tailboard/contract/recordkeeping-decision.ts';
import type { DecidedCase, RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { caseDecisionCall } from '../api/addresses.ts';
import { useIncidentRecord } from '../api/incident-record.ts';
import { useUser } from '../auth/public.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea } from '../ui/field.tsx';
import { useFormOpen } from '../ui/form-open.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { showToast } from '../ui/toast.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { CaseHome } from './case-home.tsx';
import { DecidedBefore } from './decided-before.tsx';
import { answersInReport, answersOf, questionsOf, type Draft } from './decision-answers.ts';
import { DecisionQuestion } from './decision-question.tsx';
import { useReasonOf } from './decision-reason.ts';
import { ReportSays } from './report-says.tsx';
import { SaveFailure, useSave } from './use-save.tsx';

interface DecisionProps {
  one: RecordedCase;
  onSaved: () => Promise<unknown>;
}

/** What was decided, and the questions by which it is decided: a person decides, always. */
export function Decision({ one, onSaved }: DecisionProps) {
  const { id: userId } = useUser();
  const [isAgain, setAgain] = useState(false);
  const report = useIncidentRecord(userId, one.incidentId ?? 0);
  const isWaiting = report.loading && one.incidentId !== null;
  const isOpen = one.state === 'undecided' || isAgain;
  return (
    <div className="flex flex-col gap-4">
      {one.establishmentId === null && <CaseHome one={one} onSaved={onSaved} />}
      {isOpen && !isWaiting && (
        <Questions
          one={one}
          filled={answersInReport(one, report.body)}
          says={<ReportSays one={one} report={report.body} />}
          onSaved={async () => {
            await onSaved();
            setAgain(false);
          }}
        />
      )}
      <DecidedBefore decisions={one.decisions} />
      {!isOpen && (
        <div>
          <Button icon={Pencil} onClick={() => setAgain(true)}>
            <Trans>Decide again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

interface QuestionsProps extends DecisionProps {
  /** What the report says. */
  filled: Draft;
  says: React.ReactNode;
}

function Questions({ one, filled, says, onSaved }: QuestionsProps) {
  const { t } = useLingui();
  // Lies over what the report says, which may come later.
  const [typed, setDraft] = useState<Draft>();
  const draft = typed ?? filled;
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState<string>();
  const { save, busy, failure, fault, form } = useSave<DecidedCase>();
  const written = useReasonOf(draft);
  useFormOpen(typed !== undefined || step > 0);
  const questions = questionsOf(draft);
  const question = questions[step];
  const answers = answersOf(draft);
  const heading = useHeadingFocus(step);
  const decision = answers === null ? null : decisionOf(answers);
  const outcome = decision === null ? null : decideCase(decision);
  const submit = async () => {
    if (decision === null) return;
    const made = await save({
      path: caseDecisionCall(one.id),
      method: 'POST',
      body: { ...decision, reason: reason ?? written },
    });
    if (made === undefined) return;
    showToast({
      title: made.recordable === 'yes' ? t`The case is on the log` : t`Decided: not recordable`,
      description: made.paragraph,
      tone: 'ok',
    });
    await onSaved();
  };
  const last = questions.length;
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-lead font-bold">
        <Trans>Does it go on the log?</Trans>
      </h2>
      <ProgressLine
        step={step + 1}
        of={last + 1}
        name={question === undefined ? t`Your decision` : t`Question ${step + 1}`}
      />
      {says}
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (question !== undefined) setStep(step + 1);
          else if (!busy) void submit();
        }}
      >
        {question !== undefined && (
          <DecisionQuestion question={question} draft={draft} filled={filled} onChange={setDraft} />
        )}
        {question === undefined && outcome !== null && (
          <>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Badge
                tone={outcome.recordable === 'yes' ? 'note' : 'plain'}
                icon={outcome.recordable === 'yes' ? CircleCheck : CircleSlash}
              >
                {outcome.recordable === 'yes' ? t`Recordable` : t`Not recordable`}
              </Badge>
              <span>
                <Trans>by {outcome.paragraph}</Trans>
              </span>
            </p>
            <TextArea
              label={t`Reason`}
              help={t`Kept with your name and the time. Change it where it does not say enough.`}
              rows={3}
              value={reason ?? written}
              error={fault('reason')}
              onChange={({ target }) => setReason(target.value)}
            />
            <SaveFailure failure={failure} shown={['reason']} />
          </>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          {step > 0 && (
            <Button wide className="sm:min-h-14" onClick={() => setStep(step - 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
          {question === undefined ? (
            <Button
              look="primary"
              type="submit"
              wide
              busy={busy}
              disabled={one.establishmentId === null || outcome === null}
            >
              {outcome?.recordable === 'no' ? (
                <Trans>Decide: not recordable</Trans>
              ) : (
                <Trans>Decide: recordable</Trans>
              )}
            </Button>
          ) : (
            <Button look="primary" type="submit" wide disabled={!isAnswered(draft, question)}>
              <Trans>Continue</Trans>
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

const isAnswered = (draft: Draft, question: ReturnType<typeof questionsOf>[number]): boolean =>
  question === 'outcome' || (draft[question] !== '' && draft[question] !== 'exception');

/** Moves the focus to the heading when the next question comes, not at first. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
