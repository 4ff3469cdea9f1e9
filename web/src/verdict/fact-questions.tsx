import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import type { FactAnswers, ShownVerdict } from './shown-verdict.ts';

/** In the order in which they are asked. */
const questions: Readonly<Record<AskedFact, MessageDescriptor>> = {
  died: msg`Has anybody died?`,
  admitted: msg`Was anybody admitted to a hospital for treatment?`,
  amputation: msg`Was any part of a limb, finger or toe cut off or lost, even if it was put back?`,
  eyeLost: msg`Was an eye lost or removed?`,
  workRelated: msg`Did the work cause it or make it worse?`,
  publicRoad: msg`Did it happen on a public street or highway?`,
  workZone: msg`Was it in a construction work zone?`,
};
const inOrder = Object.entries(questions) as [AskedFact, MessageDescriptor][];

/** The code of a question of the judgement, and the fact that it asks for. */
const askedBy: Readonly<Record<string, AskedFact>> = {
  'osha.question.died': 'died',
  'osha.question.admitted': 'admitted',
  'osha.question.amputated': 'amputation',
  'osha.question.eye': 'eyeLost',
  'osha.question.road': 'publicRoad',
  'osha.question.zone': 'workZone',
};

/** The four of 29 CFR 1904.39(a). */
const clocks: ReadonlySet<AskedFact | undefined> = new Set(['died', 'admitted', 'amputation', 'eyeLost']);

/** Facts that the verdict turns on: those it asks for, those the text raises, and what was answered before. */
function factsToAsk(verdict: ShownVerdict, answers: FactAnswers): AskedFact[] {
  const { facts, reportToOsha, sentences } = verdict;
  const codes = new Map(sentences.map(({ text, code }) => [text, code]));
  const named = new Set(reportToOsha.questions.map((text) => askedBy[codes.get(text) ?? '']));
  // In doubt with no question left of its own, all that could start a clock is asked.
  const asked = reportToOsha.answer === 'ask' && named.size === 0 ? clocks : named;
  return inOrder.flatMap(([fact]) => {
    const { value, at, source } = facts[fact];
    const isOpen = asked.has(fact) && value === 'unknown';
    const isRaised = at !== undefined && value !== 'no';
    return isOpen || answers[fact] !== undefined || source === 'person' || isRaised ? [fact] : [];
  });
}

interface FactQuestionsProps {
  verdict: ShownVerdict;
  /** Of the report; where it says a fact, those words are shown. */
  description: string;
  answers: FactAnswers;
  /** Who else gave an answer, and when. */
  saidBy?: Readonly<Partial<Record<AskedFact, string>>>;
  onAnswer: (fact: AskedFact, value: FactValue) => void;
}

/** What the law turns on, as big buttons; filled in by what the text says. */
export function FactQuestions({ verdict, description, answers, saidBy, onAnswer }: FactQuestionsProps) {
  const { t } = useLingui();
  const asked = factsToAsk(verdict, answers);
  if (asked.length === 0) return null;
  const quoted = (fact: AskedFact) => {
    const { at, source } = verdict.facts[fact];
    return at && source === 'text' ? description.slice(at.start, at.end).trim() : '';
  };
  return (
    <section className="edge flex flex-col gap-4 rounded-card bg-card p-4">
      <h2 className="text-lead leading-snug font-bold">
        <Trans>Answer what you know</Trans>
      </h2>
      {asked.map((fact) => {
        const { value } = verdict.facts[fact];
        const quote = quoted(fact);
        const by = saidBy?.[fact];
        return (
          <ChoiceGroup
            key={fact}
            legend={t(questions[fact])}
            choices={[
              { value: 'yes', label: t`Yes` },
              { value: 'no', label: t`No` },
              { value: 'unknown', label: t`Not yet known` },
            ]}
            value={answers[fact] ?? (value === 'unknown' ? '' : value)}
            onChange={(answer) => onAnswer(fact, answer)}
            columns={3}
            upright
            help={by ? <Trans>Answered by {by}</Trans> : quote && <Trans>The report says: “{quote}”</Trans>}
          />
        );
      })}
    </section>
  );
}
