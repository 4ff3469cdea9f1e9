import { useLingui } from '@lingui/react/macro';
import { oshaSheet } from '@tailboard/answers/incidents/osha-sheet.ts';
import type { OshaSheet as OshaSheetContent } from '@tailboard/contract/duties.ts';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { useState } from 'react';
import { useIncidentRecord } from '../api/incident-record.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { clock } from '../language/moments.ts';
import type { AnsweredFacts, IncidentEntry } from '../offline/public.ts';
import { Notice } from '../ui/notice.tsx';
import {
  DutyClock,
  FactQuestions,
  OshaSheet,
  usePhoneVerdict,
  VerdictCard,
  VerdictRest,
  type ShownVerdict,
} from '../verdict/public.ts';
import { ChangePeople } from './change-people.tsx';
import { EndDuty } from './end-duty.tsx';
import { MadeCall } from './made-call.tsx';
import { OshaCallForm } from './osha-call-form.tsx';
import { PeopleOfIncident } from './people-of-incident.tsx';
import { RefusedAnswer } from './refused-answer.tsx';
import { SeenLine } from './seen-line.tsx';
import { shownClocks } from './shown-clocks.ts';
import { isOfTimes, TimesForm } from './times-form.tsx';
import { usePeople, type IncidentPeople } from './use-people.ts';
import { useAnswers, type Answers } from './use-answers.ts';

/**
 * What the law makes of an incident: verdict, questions, clocks. By the server's record, also as this phone kept it; before there
 * is one, and until the server has the answers that wait here, as this phone judges.
 */
export default function IncidentLaw({ incident }: { incident: IncidentEntry }) {
  const { t } = useLingui();
  const user = useUser();
  const record = useIncidentRecord(user.id, incident.id);
  const details = record.body;
  const answers = useAnswers(incident, details);
  const people = usePeople(incident, details);
  const { verdict, judgedBy } = useVerdict(incident, details, { ...answers, people });
  const saidBy = useSaidBy(details, answers);
  const [failure, setFailure] = useState<string>();
  if (verdict === null) return null;

  const sheet = sheetOf(incident, {
    details: judgedBy === 'phone' ? undefined : details,
    verdict,
    people,
    user,
  });

  const answer = async (facts: AnsweredFacts) => {
    setFailure(undefined);
    await answers.answer(facts).catch((error: unknown) => setFailure(failureSentence(error)));
  };
  const { learnedAt } = answers;
  const { createdAt } = incident;
  const shown = shownClocks({ details, verdict, isOnPhone: judgedBy === 'phone', learnedAt, createdAt });
  // What is due first stands first.
  const clocks = shown.toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  // Somebody hurt answers questions; times are for who reported it and those above.
  const isReporter = incident.authorId === null || incident.authorId === user.id;
  const isTheirs = user.role !== 'field-crew' || isReporter;
  const hasTimes = isTheirs && clocks.some(({ state }) => state === 'open');

  return (
    <section className="flex flex-col gap-4">
      {details && <SeenLine incident={incident} seen={details.seen} refresh={record.refresh} />}
      <VerdictCard
        verdict={verdict}
        judgedBy={judgedBy}
        learnedAt={learnedAt ?? createdAt}
        hasClock={clocks.some(({ kind, state }) => kind === 'call-osha' && state !== 'not-needed')}
      />
      <FactQuestions
        verdict={verdict}
        description={incident.description}
        answers={answers.facts}
        saidBy={saidBy}
        onAnswer={(fact, value) => void answer({ [fact]: value })}
      />
      {answers.waits && (
        <p className="text-label text-quiet">{t`Your answer is saved on this phone. It will be sent when there is signal.`}</p>
      )}
      {hasTimes && <TimesForm verdict={verdict} answers={answers} onSave={answer} />}
      {answers.refused
        .filter((item) => !isOfTimes(item))
        .map((item) => (
          <RefusedAnswer key={item.id} item={item} onConfirm={answer} />
        ))}
      {failure && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      {clocks.map((duty) => (
        <DutyClock key={`${duty.kind} ${duty.dueAt}`} duty={duty}>
          {duty.id !== undefined && duty.kind !== 'call-osha' && user.role !== 'field-crew' && (
            <EndDuty id={duty.id} kind={duty.kind} refresh={record.refresh} />
          )}
          {duty.kind === 'call-osha' && (
            <div className="flex flex-col gap-2">
              <OshaSheet sheet={sheet} />
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
      <PeopleOfIncident {...people}>
        {isTheirs && !people.isUnknown && (
          <ChangePeople people={people} isReporter={isReporter} refresh={record.refresh} />
        )}
      </PeopleOfIncident>
      <VerdictRest verdict={verdict} />
    </section>
  );
}

/** What OSHA asks, as the server filled it in; where the phone judges, as the phone does by the same code. */
function sheetOf(
  incident: IncidentEntry,
  known: {
    details: IncidentDetails | undefined;
    verdict: ShownVerdict;
    people: IncidentPeople;
    user: { name: string };
  },
): OshaSheetContent {
  const { details, verdict, people, user } = known;
  return (
    details?.oshaSheet ??
    oshaSheet({
      incident,
      facts: verdict.facts,
      people: people.people,
      contact: { name: user.name, phone: null },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  );
}

/** The server's judgement; without one, and while anything of it waits on this phone, the phone's. */
function useVerdict(
  incident: IncidentEntry,
  details: IncidentDetails | undefined,
  { facts, eventAt, waits, people }: Answers & { people: IncidentPeople },
): { verdict: ShownVerdict | null; judgedBy: 'built-in' | 'model' | 'phone' } {
  const kept = details?.analysis ?? null;
  const isOld = kept === null || waits || people.waits || incident.unsentRevision !== null;
  const { type: incidentType, category, description, location, media, waitingFiles, date } = incident;
  const mediaCount = media.length + waitingFiles;
  const report = { incidentType, category, description, location, mediaCount };
  const hurt = people.people;
  const onPhone = usePhoneVerdict(isOld ? report : null, { facts, people: hurt, date, eventAt });
  return onPhone !== null || kept === null
    ? { verdict: onPhone, judgedBy: 'phone' }
    : { verdict: kept, judgedBy: kept.source };
}

/** Who else has answered what, and when: 'Lena Lead, 10:30 AM'. */
function useSaidBy(
  details: IncidentDetails | undefined,
  { facts }: Answers,
): Readonly<Record<string, string>> {
  const user = useUser();
  const nameOf = usePersonName();
  const others = (details?.facts.facts ?? []).filter(
    ({ fact, value, by }) => by.id !== user.id && fact !== 'employee' && facts[fact] === value,
  );
  return Object.fromEntries(
    others.map(({ fact, by, at }) => [fact, `${nameOf(by.name, by.username)}, ${clock(at)}`]),
  );
}
