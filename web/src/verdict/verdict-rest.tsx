import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SentencesOf, Translated, useTranslate } from '../language/translated.tsx';
import { Fold } from '../ui/fold.tsx';
import type { ShownVerdict } from './shown-verdict.ts';

/** What a judgement says besides its three lines, each folded. */
export function VerdictRest({ verdict, children }: { verdict: ShownVerdict; children?: ReactNode }) {
  const { t } = useLingui();
  const { recommendedActions, reportToOsha, recordable } = verdict;
  const { paragraph, exemptions, questions } = reportToOsha;
  const answers = {
    yes: t`Yes, record this case`,
    no: t`No`,
    ask: t`It depends on the answers to these questions`,
  };
  return (
    <SentencesOf answer={verdict}>
      <Fold title={t`Recommended Actions`}>
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {recommendedActions.map((action) => (
            <li key={action}>
              <Translated text={action} />
            </li>
          ))}
        </ol>
      </Fold>
      <Fold title={t`Why, and what the law exempts`}>
        <p>
          <Trans>The clock runs from when the employer learns of it.</Trans> {paragraph}
        </p>
        {questions.length > 0 && (
          <>
            <p className="font-bold">
              <Trans>These questions decide it:</Trans>
            </p>
            <Sentences items={questions} />
          </>
        )}
        {exemptions.length > 0 && (
          <>
            <p className="font-bold">
              <Trans>Exemptions to check:</Trans>
            </p>
            <Sentences items={exemptions} />
          </>
        )}
        <Hazards hazards={verdict.hazards} />
      </Fold>
      {children}
      <Fold title={t`Recordable on the OSHA 300 log?`}>
        <p className="font-bold">{answers[recordable.answer]}</p>
        <p>
          <Translated text={recordable.reason} />
        </p>
        {recordable.questions.length > 0 && <Sentences items={recordable.questions} />}
        <p className="text-label text-quiet">
          {recordable.paragraph} <Trans>Your safety manager confirms it.</Trans>
        </p>
      </Fold>
    </SentencesOf>
  );
}

function Hazards({ hazards }: { hazards: readonly string[] }) {
  const named = hazards.map(useTranslate()).join(', ');
  return (
    named !== '' && (
      <p>
        <Trans>Hazards named: {named}</Trans>
      </p>
    )
  );
}

function Sentences({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {items.map((item) => (
        <li key={item}>
          <Translated text={item} />
        </li>
      ))}
    </ul>
  );
}
