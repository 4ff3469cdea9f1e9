import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { SentencesOf, Translated } from '../language/translated.tsx';
import { treatmentChoices } from '../incidents/public.ts';
import { LongText } from '../ui/long-text.tsx';
import { personIn } from './decision-answers.ts';

/** What the report tells of the person and of what happened, beside every question. */
export function ReportSays({ one, report }: { one: RecordedCase; report: IncidentDetails | undefined }) {
  const { t } = useLingui();
  const hurt = personIn(one, report);
  const treatment = treatmentChoices.find(([value]) => value === hurt?.treatment)?.[1];
  const text = report?.description ?? one.whatHappened;
  const read = report?.analysis?.recordable;
  if (text === '' && hurt === undefined) return null;
  return (
    <div className="tone-note flex flex-col gap-2 rounded-control bg-tone-tint p-3">
      <p className="font-semibold">
        <Trans>The report says</Trans>
      </p>
      {text !== '' && <LongText text={text} />}
      {hurt !== undefined && (
        <p>
          {[hurt.injury, hurt.bodyPart, treatment !== undefined && t(treatment)].filter(Boolean).join(' · ')}
        </p>
      )}
      {read !== undefined && (
        <SentencesOf answer={report?.analysis}>
          <p className="text-label">
            <Trans>As read by the app, to check:</Trans> <Translated text={read.reason} /> {read.paragraph}
          </p>
        </SentencesOf>
      )}
    </div>
  );
}
