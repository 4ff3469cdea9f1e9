import { Trans, useLingui } from '@lingui/react/macro';
import type { LogEntry, Totals } from '@tailboard/contract/recordkeeping-forms.ts';
import { caseClasses, illnessTypes } from '@tailboard/contract/recordkeeping-terms.ts';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { Link } from 'wouter';
import { logCsv, logPdf, recordedCaseScreen, recordkeepingScreen } from '../api/addresses.ts';
import { day } from '../language/moments.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Answered } from './answered.tsx';
import { classWords, illnessWords } from './case-words.tsx';
import { OfEstablishment } from './chosen.tsx';
import { Downloads } from './downloads.tsx';
import { useLog, type OfPlace } from './queries.ts';

/** Lines of a table that are drawn at first: thousands take seconds on a phone. */
const MOST_LINES = 200;

/** The 300 of a year: entries by number, those lined out where they were, and the totals. */
export const LogOfYear = () => <OfEstablishment>{(of) => <Entries of={of} />}</OfEstablishment>;

function Entries({ of }: { of: OfPlace }) {
  const { t, i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  return (
    <Answered answer={useLog(of)}>
      {({ entries, totals, year }) => (
        <>
          <Downloads
            files={[
              { href: logPdf(of, i18n.locale), words: t`Form 300 as PDF` },
              { href: logCsv(of), words: t`Download the log as CSV` },
            ]}
          />
          {entries.length === 0 && (
            <>
              <p>
                <Trans>
                  No case is on this log. The 300A of the year is made and posted all the same, with zeros.
                </Trans>
              </p>
              <ButtonLink
                href={recordkeepingScreen('import', {
                  establishmentId: String(of.establishmentId),
                  year: String(of.year),
                })}
                icon={FileUp}
                wide
              >
                <Trans>Import a log from a spreadsheet</Trans>
              </ButtonLink>
            </>
          )}
          <div
            role="region"
            aria-label={t`Form 300 of ${String(year)}`}
            // A table that scrolls must be reached by the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="edge overflow-x-auto rounded-card bg-card"
          >
            <table className="w-full min-w-[64rem] border-collapse text-left text-label">
              <caption className="sr-only">
                <Trans>Form 300, columns A to M</Trans>
              </caption>
              <thead>
                <tr className="align-bottom">
                  <Head letter="A">{t`Case`}</Head>
                  <Head letter="B">{t`Name`}</Head>
                  <Head letter="C">{t`Job Title`}</Head>
                  <Head letter="D">{t`Date`}</Head>
                  <Head letter="E">{t`Where`}</Head>
                  <Head letter="F">{t`Injury or illness`}</Head>
                  <Head letter="G–J">{t`Class`}</Head>
                  <Head letter="K">{t`Days away`}</Head>
                  <Head letter="L">{t`Days restricted`}</Head>
                  <Head letter="M">{t`Kind`}</Head>
                </tr>
              </thead>
              <tbody>
                {(isWhole ? entries : entries.slice(0, MOST_LINES)).map((entry) => (
                  <Line key={`${entry.caseId} ${entry.enteredAt}`} entry={entry} />
                ))}
              </tbody>
            </table>
          </div>
          {!isWhole && entries.length > MOST_LINES && (
            <div>
              <Button onClick={() => setWhole(true)}>
                <Trans>Show all {entries.length} entries</Trans>
              </Button>
            </div>
          )}
          <h2 className="text-lead font-bold">
            <Trans>Totals</Trans>
          </h2>
          <TotalsTable totals={totals} />
        </>
      )}
    </Answered>
  );
}

const Head = ({ letter, children }: { letter: string; children: React.ReactNode }) => (
  <th scope="col" className="edge-b px-2 py-2">
    <span translate="no" className="block text-small text-quiet">
      ({letter})
    </span>
    {children}
  </th>
);

/** One that is lined out stays readable, and says so in words. */
function Line({ entry }: { entry: LogEntry }) {
  const { t } = useLingui();
  const { linedOutAt } = entry;
  const isOut = linedOutAt !== null;
  const cell = classNames('edge-b px-2 py-2 align-top break-words', isOut && 'text-quiet line-through');
  return (
    <tr>
      <th scope="row" className="edge-b px-2 text-left align-top font-semibold">
        <Link
          href={recordedCaseScreen(entry.caseId)}
          aria-label={t`Case ${entry.caseNumber}`}
          className="inline-flex min-h-12 min-w-12 items-center underline"
        >
          {entry.caseNumber}
        </Link>
        {isOut && (
          <span className="block pb-2 text-small font-normal">
            <Trans>Lined out {day(linedOutAt)}</Trans>
          </span>
        )}
      </th>
      <td className={cell}>{entry.name}</td>
      <td className={cell}>{entry.jobTitle}</td>
      <td className={cell}>{day(`${entry.dateOfInjury}T12:00`)}</td>
      <td className={cell}>{entry.whereOccurred}</td>
      <td className={cell}>{entry.description}</td>
      <td className={cell}>
        {entry.class}, {t(classWords[entry.class])}
      </td>
      <td className={cell}>{entry.daysAway}</td>
      <td className={cell}>{entry.daysRestricted}</td>
      <td className={cell}>
        {illnessTypes.indexOf(entry.illnessType) + 1}, {t(illnessWords[entry.illnessType])}
      </td>
    </tr>
  );
}

/** Columns G to M added up, zeros too; beside them others, e.g. those that were signed. */
export function TotalsTable({ totals, signed }: { totals: Totals; signed?: Totals | undefined }) {
  const { t } = useLingui();
  const ofClass = ['deaths', 'daysAwayCases', 'restrictedCases', 'otherCases'] as const;
  const ofIllness = [
    ...(['injuries', 'skinDisorders', 'respiratoryConditions'] as const),
    ...(['poisonings', 'hearingLoss', 'otherIllnesses'] as const),
  ];
  const rows: (readonly [letter: string, words: string, name: keyof Totals])[] = [
    ...caseClasses.map((one, at) => [one, t(classWords[one]), ofClass[at] ?? 'deaths'] as const),
    ['K', t`Days away`, 'daysAway'],
    ['L', t`Days of transfer or restriction`, 'daysRestricted'],
    ...illnessTypes.map(
      (one, at) => [`M${at + 1}`, t(illnessWords[one]), ofIllness[at] ?? 'injuries'] as const,
    ),
  ];
  return (
    <table className="w-full max-w-[32rem] border-collapse text-left">
      <caption className="sr-only">
        <Trans>Totals of columns G to M</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="edge-b py-1 pr-2">{t`Column`}</th>
          <th scope="col" className="edge-b py-1 pl-2 text-right">{t`Today`}</th>
          {signed !== undefined && (
            <th scope="col" className="edge-b py-1 pl-2 text-right">{t`As signed`}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([letter, words, name]) => {
          const differs = signed !== undefined && signed[name] !== totals[name];
          return (
            <tr key={letter} className={differs ? 'tone-warn bg-tone-tint font-bold' : undefined}>
              <th scope="row" className="edge-b py-1 pr-2 font-normal wrap-anywhere">
                <span translate="no" className="text-quiet">
                  {letter}
                </span>{' '}
                {words}
              </th>
              <td className="edge-b py-1 pl-2 text-right tabular-nums">{totals[name]}</td>
              {signed !== undefined && (
                <td className="edge-b py-1 pl-2 text-right tabular-nums">{signed[name]}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
