import { Trans, useLingui } from '@lingui/react/macro';
import type { SummaryAnswer } from '@tailboard/contract/recordkeeping-forms.ts';
import { recordkeepingScreen, summaryPdf } from '../api/addresses.ts';
import { dayAndTime, day } from '../language/moments.ts';
import { decimal } from '../language/decimal.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Answered } from './answered.tsx';
import { Certify } from './certify.tsx';
import { OfEstablishment } from './chosen.tsx';
import { Downloads } from './downloads.tsx';
import { TotalsTable } from './log.tsx';
import { useSummary, type OfPlace } from './queries.ts';

/** The 300A of a year by the log as of now, and beside it as it was signed. */
export const SummaryOfYear = () => (
  <OfEstablishment>
    {(of, place) => (
      <Summary key={`${of.establishmentId} ${of.year}`} of={of} phone={phoneOf(place, of.year)} />
    )}
  </OfEstablishment>
);

const phoneOf = (
  place: { years: readonly { year: number; certifiedPhone: string | null }[] },
  year: number,
) => place.years.find((one) => one.year === year)?.certifiedPhone ?? '';

function Summary({ of, phone }: { of: OfPlace; phone: string }) {
  const answer = useSummary(of);
  return (
    <Answered answer={answer}>
      {(summary) => (
        <>
          <Figures of={of} summary={summary} />
          <Certify of={of} isAgain={summary.certified !== null} phone={phone} onSigned={answer.refresh} />
        </>
      )}
    </Answered>
  );
}

function Figures({ of, summary }: { of: OfPlace; summary: SummaryAnswer }) {
  const { t, i18n } = useLingui();
  const { certified, differs, averageEmployees, hoursWorked, establishment, totals } = summary;
  const hours = recordkeepingScreen('establishments', {
    hours: String(of.establishmentId),
    year: String(of.year),
    field: 'hoursWorked',
  });
  return (
    <Card title={t`Form 300A of ${String(of.year)}`}>
      <p className="break-words">
        {establishment.name}, {establishment.street}, {establishment.city}, {establishment.state}{' '}
        {establishment.zip} · NAICS {establishment.naics}
      </p>
      {averageEmployees === null || hoursWorked === null ? (
        <Notice
          tone="warn"
          actions={
            <ButtonLink href={hours}>
              <Trans>Enter people and hours</Trans>
            </ButtonLink>
          }
        >
          <Trans>People and hours of this year are missing. Without them it cannot be signed.</Trans>
        </Notice>
      ) : (
        <p>{t`${decimal(averageEmployees)} people on average, ${decimal(hoursWorked)} hours worked`}</p>
      )}
      {certified !== null && (
        <p className="break-words">
          <Trans>
            Signed by {certified.signature.name}, {certified.signature.title}, on{' '}
            {day(`${certified.signature.on}T12:00`)}. Kept: {dayAndTime(certified.at)}
          </Trans>
          <span className="block text-small break-all text-quiet">SHA-256 {certified.hash}</span>
        </p>
      )}
      {differs && (
        <Notice tone="warn">
          <Trans>
            The log has changed since it was signed. The signed 300A stays as it is (29 CFR 1904.33). Both are
            shown.
          </Trans>
        </Notice>
      )}
      <Downloads files={[{ href: summaryPdf(of, i18n.locale), words: t`Form 300A as PDF` }]} />
      <TotalsTable totals={totals} signed={differs ? certified?.totals : undefined} />
      <p className="text-label text-quiet">
        <Trans>
          29 CFR 1904.32: post it where people see it from February 1 to April 30, also with zeros.
        </Trans>
      </p>
    </Card>
  );
}
