import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { useSearchParams, useParams, Link } from 'wouter';
import { incidentScreen, screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { day } from '../language/moments.ts';
import NotFoundPage from '../layout/not-found-page.tsx';
import { AnswerRefusedError } from '../offline/public.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Answered } from './answered.tsx';
import { CaseName, classWords, illnessWords, StateBadge } from './case-words.tsx';
import { DecidedBefore } from './decided-before.tsx';
import { DaysForm } from './days-form.tsx';
import { Decision } from './decision.tsx';
import { Form301 } from './form-301.tsx';
import { useCase, useCases, useIsKeeper } from './queries.ts';

/** One case: what it says, its decision, its days and its form. */
export default function CasePage() {
  const { t } = useLingui();
  const { role } = useUser();
  const { id } = useParams<{ id: string }>();
  if (role === 'field-crew' || !/^\d{1,9}$/.test(id)) return <NotFoundPage />;
  return (
    <>
      <BackLink href={screens.recordkeeping}>
        <Trans>OSHA log</Trans>
      </BackLink>
      <Page title={t`OSHA case`} narrow>
        <Opened key={id} id={Number(id)} />
      </Page>
    </>
  );
}

function Opened({ id }: { id: number }) {
  const answer = useOpenedCase(id);
  const isKeeper = useIsKeeper();
  return (
    <Answered answer={answer}>
      {(one) => (
        <>
          <Summary one={one} />
          {isKeeper ? (
            <Parts one={one} onSaved={answer.refresh} />
          ) : (
            <DecidedBefore decisions={one.decisions} />
          )}
        </>
      )}
    </Answered>
  );
}

/** One that was never opened on this device is shown as the list has it while there is no signal. */
function useOpenedCase(id: number) {
  const own = useCase(id);
  const isMissing = own.body === undefined && !own.loading && !(own.error instanceof AnswerRefusedError);
  const listed = useCases(isMissing ? 'all' : null);
  const body = own.body ?? listed.body?.find((one) => one.id === id);
  return { ...own, body, ...(own.body === undefined && { asOf: listed.asOf }) };
}

function Summary({ one }: { one: RecordedCase }) {
  const { t } = useLingui();
  const { caseNumber, establishmentName, incidentId, daysAway, daysRestricted } = one;
  return (
    <Card title={<CaseName {...one} />} aside={<StateBadge state={one.state} />}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-2">
        {caseNumber !== null && <Fact name={t`Case number`}>{caseNumber}</Fact>}
        <Fact name={t`Date of injury`}>{day(`${one.dateOfInjury}T12:00`)}</Fact>
        {one.person.jobTitle !== null && <Fact name={t`Job Title`}>{one.person.jobTitle}</Fact>}
        {establishmentName !== null && <Fact name={t`Establishment`}>{establishmentName}</Fact>}
        {one.whereOccurred !== '' && <Fact name={t`Where it happened`}>{one.whereOccurred}</Fact>}
        {one.description !== '' && <Fact name={t`Injury or illness`}>{one.description}</Fact>}
        {one.state === 'recordable' && (
          <>
            <Fact name={t`Class`}>
              {one.class} – {t(classWords[one.class])}
            </Fact>
            <Fact name={t`Kind`}>{t(illnessWords[one.illnessType])}</Fact>
            <Fact name={t`Days away`}>{daysAway}</Fact>
            <Fact name={t`Days of transfer or restriction`}>{daysRestricted}</Fact>
          </>
        )}
      </dl>
      {incidentId !== null && (
        <Link
          href={incidentScreen(incidentId)}
          className="inline-flex min-h-12 items-center font-semibold text-accent-text underline"
        >
          <Trans>Report: Incident #{incidentId}</Trans>
        </Link>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-quiet">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

interface PartsProps {
  one: RecordedCase;
  onSaved: () => Promise<unknown>;
}

/** The decision comes first until it is made. Which part is open stands in the address. */
function Parts({ one, onSaved }: PartsProps) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  return (
    <Tabs
      label={t`Parts of the case`}
      value={address.get('part') ?? 'decision'}
      onChange={(part) => setAddress({ part }, { replace: true })}
      tabs={[
        { value: 'decision', label: t`Decision`, content: <Decision one={one} onSaved={onSaved} /> },
        { value: 'days', label: t`Days`, content: <DaysForm one={one} onSaved={onSaved} /> },
        { value: 'form', label: t`Form 301`, content: <Form301 one={one} onSaved={onSaved} /> },
      ]}
    />
  );
}
