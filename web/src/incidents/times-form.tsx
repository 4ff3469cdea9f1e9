import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { datetimeLocal } from '../language/datetime-local.ts';
import { numberLocale } from '../language/language.ts';
import { sentencesOf, translate } from '../language/translate.ts';
import type { AnsweredFacts } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Fold } from '../ui/fold.tsx';
import type { ShownVerdict } from '../verdict/public.ts';
import type { Answers, WaitingAnswer } from './use-answers.ts';

interface TimesFormProps {
  verdict: ShownVerdict;
  answers: Answers;
  onSave: (times: AnsweredFacts) => Promise<void>;
}

/** Times that the server did not take stand in the fields, each with its reason. */
export const isOfTimes = ({ facts }: WaitingAnswer): boolean => 'learnedAt' in facts || 'eventAt' in facts;

/** When the company learned of it, and when the death, admission or loss came: the clocks run from there. */
export function TimesForm(props: TimesFormProps) {
  const { answers } = props;
  const refused = answers.refused.find(isOfTimes);
  const kept = { learnedAt: answers.learnedAt, eventAt: answers.eventAt, ...refused?.facts };
  // What is typed stays until what is kept changes.
  return <Fields key={JSON.stringify([kept, refused?.id])} {...props} kept={kept} refused={refused} />;
}

type Times = Readonly<{ learnedAt: string | null; eventAt: string | null }>;

function Fields({
  verdict,
  answers,
  kept,
  refused,
  onSave,
}: TimesFormProps & { kept: Times; refused: WaitingAnswer | undefined }) {
  const { t } = useLingui();
  const { died, admitted, amputation, eyeLost } = verdict.facts;
  const before = { learnedAt: asTyped(kept.learnedAt), eventAt: asTyped(kept.eventAt) };
  const [typed, setTyped] = useState(before);
  const [busy, setBusy] = useState(false);
  const event =
    died.value === 'yes'
      ? t`When did the person die?`
      : admitted.value === 'yes'
        ? t`When was the person admitted to the hospital?`
        : amputation.value === 'yes' || eyeLost.value === 'yes'
          ? t`When was it lost?`
          : null;
  const changed = (['learnedAt', 'eventAt'] as const).filter((name) => typed[name] !== before[name]);
  const save = async () => {
    setBusy(true);
    const names = new Set([...changed, ...answers.unsentTimes]);
    await onSave(Object.fromEntries([...names].map((name) => [name, asMoment(typed[name])])));
    setBusy(false);
  };
  const field = (name: keyof typeof typed) => ({
    type: 'datetime-local',
    value: typed[name],
    error: errorOf(refused, name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped((now) => ({ ...now, [name]: currentTarget.value })),
  });
  return (
    <Fold title={t`When the clock starts`}>
      <p className="text-label text-quiet">
        <Trans>In the time of this phone: {zoneName()}.</Trans>
      </p>
      <TextField
        label={t`When did the company learn of it?`}
        help={t`Left empty, the clock runs from when the report came in.`}
        {...field('learnedAt')}
      />
      {event && <TextField label={event} {...field('eventAt')} />}
      <div>
        <Button wide busy={busy} disabled={changed.length === 0} onClick={() => void save()}>
          <Trans>Save the times</Trans>
        </Button>
      </div>
    </Fold>
  );
}

const asTyped = (moment: string | null): string => (moment === null ? '' : datetimeLocal(new Date(moment)));
const asMoment = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

function errorOf(refused: WaitingAnswer | undefined, name: string): string | undefined {
  const { problem = null } = refused ?? {};
  const error = problem?.errors.find(({ field }) => field === name);
  return error && translate(error.message, sentencesOf(problem));
}

/** 'Central Standard Time', in the language of the screen. */
function zoneName(): string {
  const parts = new Intl.DateTimeFormat(numberLocale(), { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
