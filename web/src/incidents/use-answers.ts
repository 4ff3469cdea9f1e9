import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceKeys } from '../api/device-keys.ts';
import { useUser } from '../auth/public.ts';
import { newUuid } from '../offline/new-uuid.ts';
import { device, type AnsweredFacts, type IncidentEntry, type OutboxItem } from '../offline/public.ts';
import type { FactAnswers } from '../verdict/public.ts';
import { isOn, nameOnServer } from './incident-name.ts';
import { answersIn } from './use-incident-record.ts';

type Times = Pick<AnsweredFacts, 'learnedAt' | 'eventAt'>;
export type WaitingAnswer = Extract<OutboxItem, { kind: 'facts' }>;

/** What was answered of an incident, with what waits on this phone over what the server has; and the way to answer. */
export interface Answers {
  facts: FactAnswers;
  learnedAt: string | null;
  eventAt: string | null;
  /** Something of it is not on the server yet. */
  waits: boolean;
  /** Which times wait here or were refused: they go again with the next. */
  unsentTimes: readonly (keyof Times)[];
  /** Answers that the server did not take; they are in none of the above. */
  refused: readonly WaitingAnswer[];
  /** Keeps an answer on the phone, from where it is sent. Throws a DeviceSaveError. */
  answer: (facts: AnsweredFacts) => Promise<void>;
}

export function useAnswers(incident: IncidentEntry, details: IncidentDetails | undefined): Answers {
  const { id: userId } = useUser();
  const posted = useQuery({
    queryKey: deviceKeys.of(userId, 'outbox'),
    queryFn: () => device.outbox(userId),
  });
  /** Pressed, and not yet read back from the phone. */
  const [pressed, setPressed] = useState<AnsweredFacts>({});
  const items = (posted.data ?? []).filter(
    (item): item is WaitingAnswer => item.kind === 'facts' && isOn(item.on, incident),
  );
  const waiting = items.filter(({ problem }) => problem === null);
  const said = details ? answersIn(details.facts) : incident.besides?.facts;
  const {
    learnedAt,
    eventAt,
    confirm: _,
    ...facts
  } = mergeAll([...waiting.map((item) => item.facts), pressed]);
  return {
    facts: { ...said, ...facts },
    learnedAt: learnedAt === undefined ? (details?.facts.learnedAt ?? null) : learnedAt,
    eventAt: eventAt === undefined ? (details?.facts.eventAt ?? null) : eventAt,
    waits: waiting.length > 0 || Object.keys(pressed).length > 0,
    unsentTimes: (['learnedAt', 'eventAt'] as const).filter(
      (name) => name in pressed || items.some((item) => name in item.facts),
    ),
    refused: items.filter(({ problem }) => problem !== null),
    answer: async (next) => {
      setPressed((before) => ({ ...before, ...next }));
      try {
        await device.post(userId, [itemOf(incident, next)]);
        await posted.refetch();
      } finally {
        setPressed((before) => without(before, Object.keys(next)));
      }
    },
  };
}

/** One question has one answer that waits. */
function itemOf(incident: IncidentEntry, facts: AnsweredFacts) {
  const { confirm: _, ...asked } = facts;
  const isTimes = 'learnedAt' in asked || 'eventAt' in asked;
  const question = isTimes ? 'times' : Object.keys(asked).toSorted().join(' ');
  const thread = `facts ${incident.clientRef ?? incident.id} ${question}`;
  return { kind: 'facts' as const, clientRef: newUuid(), thread, on: nameOnServer(incident), facts };
}

const mergeAll = (all: readonly AnsweredFacts[]): AnsweredFacts => Object.assign({}, ...all) as AnsweredFacts;

const without = (facts: AnsweredFacts, names: readonly string[]): AnsweredFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));
