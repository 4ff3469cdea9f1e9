import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ItaCheck } from '@tailboard/contract/recordkeeping-forms.ts';
import type { Establishment } from '@tailboard/contract/establishments.ts';
import { Link } from 'wouter';
import { filingCall, recordedCaseScreen, recordkeepingScreen } from '../api/addresses.ts';
import { SentencesOf, Translated } from '../language/translated.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Answered } from './answered.tsx';
import { OfEstablishment } from './chosen.tsx';
import { Downloads } from './downloads.tsx';
import { useFieldWords } from './field-words.ts';
import { useFilingCheck, type OfPlace } from './queries.ts';

/** Mend these first. */
const MOST_SHOWN = 100;

type Failing = ItaCheck['failing'][number];

/** Electronic filing: what OSHA's application would refuse, a way to each field, and both files. */
export const Filing = () => (
  <OfEstablishment>{(of, place) => <Check of={of} place={place} />}</OfEstablishment>
);

function Check({ of, place }: { of: OfPlace; place: Establishment }) {
  const { t } = useLingui();
  return (
    <Answered answer={useFilingCheck(of)}>
      {(check) => (
        <>
          <SentencesOf answer={place}>
            <p>
              <Translated text={place.filesSummary.reason} /> <Translated text={place.filesCases.reason} />{' '}
              <span className="text-label text-quiet">{place.filesSummary.paragraph}</span>
            </p>
          </SentencesOf>
          <SentencesOf answer={check}>
            {(['summary', 'cases'] as const).map((file) => (
              <OfFile
                key={file}
                of={of}
                file={file}
                title={file === 'summary' ? t`300A for OSHA's application` : t`Cases for OSHA's application`}
                failing={check.failing.filter((one) => one.file === file)}
              />
            ))}
          </SentencesOf>
        </>
      )}
    </Answered>
  );
}

interface OfFileProps {
  of: OfPlace;
  file: 'summary' | 'cases';
  title: string;
  failing: readonly Failing[];
}

function OfFile({ of, file, title, failing }: OfFileProps) {
  const { t } = useLingui();
  const errors = failing.filter(({ level }) => level === 'error');
  const words = file === 'summary' ? t`Download the 300A as CSV` : t`Download the cases as CSV`;
  return (
    <Card title={title}>
      {failing.length === 0 && (
        <Notice tone="ok">
          <Trans>No rule fails.</Trans>
        </Notice>
      )}
      {failing.length > 0 && (
        <ul aria-label={t`To mend: ${title}`} className="flex flex-col">
          {failing.slice(0, MOST_SHOWN).map((one) => (
            <li key={`${one.caseId} ${one.field} ${one.message}`} className="edge-b py-1 last:border-0">
              <Mend of={of} one={one} />
            </li>
          ))}
        </ul>
      )}
      {failing.length > MOST_SHOWN && (
        <p className="font-semibold">
          <Plural value={failing.length - MOST_SHOWN} one="and # more" other="and # more" />
        </p>
      )}
      {errors.length === 0 ? (
        <Downloads files={[{ href: filingCall(of, file), words }]} />
      ) : (
        <>
          <p className="text-label text-quiet">
            <Trans>OSHA would refuse this file as it is.</Trans>
          </p>
          <Downloads
            files={[
              {
                href: filingCall(of, file, true),
                words: file === 'summary' ? t`Download the 300A anyway` : t`Download the cases anyway`,
              },
            ]}
          />
        </>
      )}
    </Card>
  );
}

/** A rule that fails, with the way to its field. */
function Mend({ of, one }: { of: OfPlace; one: Failing }) {
  const { t } = useLingui();
  const words = useFieldWords();
  const name = words[one.field] ?? one.field;
  const ofHours = one.field === 'averageEmployees' || one.field === 'hoursWorked';
  const href =
    one.caseId !== null
      ? `${recordedCaseScreen(one.caseId)}?${new URLSearchParams({ part: 'form', field: one.field }).toString()}`
      : one.field.startsWith('days')
        ? recordkeepingScreen('log', { establishmentId: String(of.establishmentId), year: String(of.year) })
        : recordkeepingScreen('establishments', {
            ...(ofHours
              ? { hours: String(of.establishmentId), year: String(of.year) }
              : { edit: String(of.establishmentId) }),
            field: one.field,
          });
  return (
    <>
      <Link
        href={href}
        className="inline-flex min-h-12 items-center font-semibold text-accent-text underline"
      >
        {one.caseNumber === null ? name : t`Case ${one.caseNumber}: ${name}`}
      </Link>
      <p className="break-words">
        {one.level === 'check' && (
          <strong>
            <Trans>Check:</Trans>{' '}
          </strong>
        )}
        <Translated text={one.message} />
      </p>
    </>
  );
}
