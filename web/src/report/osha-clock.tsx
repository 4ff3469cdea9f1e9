import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportToOsha } from '@tailboard/contract/incident-analysis.ts';
import Siren from 'lucide-react/icons/siren';
import { Notice } from '../ui/notice.tsx';
import { OshaCall } from './osha-call.tsx';
import { Translated } from '../language/translated.tsx';

/** Whether the law wants a call to OSHA, how soon, and on what that rests. */
export function OshaClock({ report }: { report: ReportToOsha }) {
  const { t } = useLingui();
  const { answer, hours, reason, paragraph, exemptions, questions } = report;
  if (answer === 'no') {
    return (
      <Notice tone="plain" title={t`No call to OSHA needed, going by the description`}>
        <p>
          <Translated text={reason} />
        </p>
        <Sentences items={exemptions} />
        <p className="text-label text-quiet">{paragraph}</p>
      </Notice>
    );
  }
  const isCertain = answer !== 'ask';
  return (
    <Notice
      tone={isCertain ? 'bad' : 'warn'}
      icon={Siren}
      title={
        <span className="text-heading leading-tight">
          {isCertain ? (
            <Trans>Call OSHA within {hours} hours</Trans>
          ) : hours === null ? (
            <Trans>You may have to call OSHA</Trans>
          ) : (
            <Trans>You may have to call OSHA within {hours} hours</Trans>
          )}
        </span>
      }
    >
      <p>
        <Translated text={reason} />
      </p>
      {questions.length > 0 && (
        <>
          <p className="mt-2 font-bold">
            <Trans>These questions decide it:</Trans>
          </p>
          <Sentences items={questions} />
        </>
      )}
      <OshaCall />
      <p className="text-label">
        <Trans>The clock runs from when the employer learns of it.</Trans> {paragraph}
      </p>
      {exemptions.length > 0 && (
        <>
          <p className="mt-2 font-bold">
            <Trans>Exemptions to check:</Trans>
          </p>
          <Sentences items={exemptions} />
        </>
      )}
    </Notice>
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
