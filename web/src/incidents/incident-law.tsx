import { Trans, useLingui } from '@lingui/react/macro';
import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { useState } from 'react';
import { incidentFactsCall } from '../api/addresses.ts';
import { useIncidentRecord } from '../api/incident-record.ts';
import { useUser } from '../auth/public.ts';
import { device, type IncidentEntry } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import {
  DutyClock,
  FactQuestions,
  OshaSheet,
  usePhoneVerdict,
  VerdictCard,
  VerdictRest,
  type FactAnswers,
  type ShownDuty,
  type ShownVerdict,
} from '../verdict/public.ts';
import { EndDuty } from './end-duty.tsx';
import { OshaCallForm } from './osha-call-form.tsx';
import { PeopleOfIncident } from './people-of-incident.tsx';
import { SeenLine } from './seen-line.tsx';
import { SendingFailure } from './sending-failure.tsx';
import { answersIn, useSending } from './use-incident-record.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * What the law makes of an incident: verdict, questions, clocks. By the server's record, also as this phone kept it; before there
 * is one, as this phone judges.
 */
export default function IncidentLaw({ incident }: { incident: IncidentEntry }) {
  const user = useUser();
  const record = useIncidentRecord(user.id, incident.id);
  const details = record.body;
  const said = details ? answersIn(details.facts) : (incident.besides?.facts ?? {});
  /** Answers on their way. */
  const [sent, setSent] = useState<FactAnswers>({});
  const answers = { ...said, ...sent };
  const { verdict, judgedBy } = useVerdict(incident, details, answers, Object.keys(sent).length > 0);
  const { send, busy, failure, forget } = useSending(record.refresh);
  const [asked, setAsked] = useState<readonly [AskedFact, FactValue] | null>(null);
  if (verdict === null) return null;

  const answer = async (fact: AskedFact, value: FactValue, confirm = false) => {
    setSent((before) => ({ ...before, [fact]: value }));
    setAsked([fact, value]);
    if (incident.id < 0) {
      const besides = { ...incident.besides, facts: { ...said, [fact]: value } };
      const { status } = incident;
      await device.saveIncidentEdit({ userId: user.id, entry: incident, content: incident, status, besides });
      return;
    }
    await send(incidentFactsCall(incident.id), 'PUT', { [fact]: value, ...(confirm && { confirm }) });
    setSent((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== fact)));
  };
  const clocks = clocksOf(incident, details, verdict);
  const contradicts =
    failure !== null && failure !== 'no-signal' && failure.problem?.code === 'facts-contradict';

  return (
    <section className="flex flex-col gap-4">
      {details && <SeenLine incident={incident} seen={details.seen} refresh={record.refresh} />}
      <VerdictCard
        verdict={verdict}
        judgedBy={judgedBy}
        learnedAt={details?.facts.learnedAt ?? incident.createdAt}
        hasClock={clocks.some(({ kind, state }) => kind === 'call-osha' && state !== 'not-needed')}
      />
      <FactQuestions
        verdict={verdict}
        description={incident.description}
        answers={answers}
        onAnswer={(fact, value) => void answer(fact, value)}
      />
      {contradicts && asked ? (
        <Contradiction
          detail={failure.problem?.detail ?? ''}
          busy={busy}
          onConfirm={() => void answer(...asked, true)}
          onBack={forget}
        />
      ) : (
        <SendingFailure failure={failure} />
      )}
      {clocks.map((duty) => (
        <DutyClock key={`${duty.kind} ${duty.dueAt}`} duty={duty}>
          {duty.id !== undefined && duty.kind !== 'call-osha' && user.role !== 'field-crew' && (
            <EndDuty id={duty.id} kind={duty.kind} refresh={record.refresh} />
          )}
          {duty.kind === 'call-osha' && (
            <div className="flex flex-col gap-2">
              <OshaSheet
                verdict={verdict}
                incident={incident}
                hurt={(details?.people ?? incident.besides?.people ?? []).map(({ name }) => name)}
                contact={user.name}
              />
              {details && !duty.isIf && user.role !== 'field-crew' && (
                <OshaCallForm id={incident.id} refresh={record.refresh} />
              )}
            </div>
          )}
        </DutyClock>
      ))}
      {details?.oshaCalls.map((made) => (
        <MadeCall key={made.id} made={made} />
      ))}
      {details && <PeopleOfIncident {...details} />}
      <VerdictRest verdict={verdict} />
    </section>
  );
}

/** The server's judgement, but while an answer travels, or without one: this phone's. */
function useVerdict(
  incident: IncidentEntry,
  details: IncidentDetails | undefined,
  answers: FactAnswers,
  isAnswering: boolean,
): { verdict: ShownVerdict | null; judgedBy: 'built-in' | 'model' | 'phone' } {
  const kept = details?.analysis ?? null;
  const isOld = kept === null || isAnswering || incident.unsentRevision !== null;
  const { type, description, location, media, waitingFiles } = incident;
  const report = { incidentType: type, description, location, mediaCount: media.length + waitingFiles };
  const onPhone = usePhoneVerdict(isOld ? report : null, answers);
  return onPhone !== null || kept === null
    ? { verdict: onPhone, judgedBy: 'phone' }
    : { verdict: kept, judgedBy: kept.source };
}

/** Clocks that run or ran; where no record of the server says so, the one that the verdict starts. */
function clocksOf(
  { createdAt }: IncidentEntry,
  details: IncidentDetails | undefined,
  { reportToOsha }: ShownVerdict,
): ShownDuty[] {
  const { answer, hours, paragraph } = reportToOsha;
  const kept = details?.duties ?? [];
  if (
    hours === null ||
    answer === 'no' ||
    kept.some(({ kind, state }) => kind === 'call-osha' && state !== 'not-needed')
  )
    return kept;
  const learnedAt = Date.parse(details?.facts.learnedAt ?? createdAt);
  const dueAt = new Date(learnedAt + hours * HOUR_MS).toISOString();
  return [{ kind: 'call-osha', hours, dueAt, paragraph, state: 'open', isIf: answer === 'ask' }, ...kept];
}

interface ContradictionProps {
  detail: string;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** An answer that is unlikely is asked back. */
function Contradiction({ detail, busy, onConfirm, onBack }: ContradictionProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warn"
      announced
      title={t`Is that right?`}
      actions={
        <>
          <Button busy={busy} onClick={onConfirm}>
            <Trans>Yes, it is right</Trans>
          </Button>
          <Button look="quiet" onClick={onBack}>
            <Trans>No, leave it as it was</Trans>
          </Button>
        </>
      }
    >
      {detail}
    </Notice>
  );
}

function MadeCall({ made }: { made: IncidentDetails['oshaCalls'][number] }) {
  const { calledBy, spokeWith, office, reference } = made;
  return (
    <Notice tone="ok" title={<Trans>{calledBy} has called OSHA</Trans>}>
      {[spokeWith, office, reference].filter(Boolean).join(' · ')}
    </Notice>
  );
}
