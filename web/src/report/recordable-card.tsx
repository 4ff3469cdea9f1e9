import { Trans, useLingui } from '@lingui/react/macro';
import type { Recordable } from '@tailboard/contract/incident-analysis.ts';
import { Card } from '../ui/card.tsx';
import { Translated } from '../language/translated.tsx';

/** Whether the case belongs on the OSHA 300 log. */
export function RecordableCard({ recordable }: { recordable: Recordable }) {
  const { t } = useLingui();
  const answers = {
    yes: t`Yes, record this case`,
    no: t`No`,
    ask: t`It depends on the answers to these questions`,
  };
  const { answer, reason, paragraph, questions } = recordable;
  return (
    <Card title={t`Recordable on the OSHA 300 log?`} headingLevel={3}>
      <p className="font-bold">{answers[answer]}</p>
      <p>
        <Translated text={reason} />
      </p>
      {questions.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {questions.map((question) => (
            <li key={question}>
              <Translated text={question} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-label text-quiet">
        {paragraph} <Trans>Your safety manager confirms it.</Trans>
      </p>
    </Card>
  );
}
