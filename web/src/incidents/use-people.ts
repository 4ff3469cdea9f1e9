import type { InjuredPerson, Witness } from '@tailboard/contract/incident-people.ts';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { useQuery } from '@tanstack/react-query';
import { deviceKeys } from '../api/device-keys.ts';
import { useUser } from '../auth/public.ts';
import { newUuid } from '../offline/new-uuid.ts';
import { device, type ChangedPeople, type IncidentEntry, type OutboxItem } from '../offline/public.ts';
import { isOn, nameOnServer } from './incident-name.ts';

type WaitingPeople = Extract<OutboxItem, { kind: 'people' }>;

/** Who is hurt and who saw it, with a change that waits on this phone over what the server has; and the way to change it. */
export interface IncidentPeople {
  people: readonly (Omit<InjuredPerson, 'treatment'> & { treatment: InjuredPerson['treatment'] | null })[];
  witnesses: readonly Witness[];
  supervisorTold: boolean | null;
  /** A change of it is not on the server yet. */
  waits: boolean;
  /** What the server did not take; it is in none of the above. */
  refused: WaitingPeople | undefined;
  /** Nothing is known of them here, so that a change would replace what others wrote. */
  isUnknown: boolean;
  /** Keeps a change on the phone, from where it is sent. Throws a DeviceSaveError. */
  change: (next: ChangedPeople) => Promise<void>;
  /** Gives up what the server did not take. */
  giveUp: () => Promise<void>;
}

export function usePeople(incident: IncidentEntry, details: IncidentDetails | undefined): IncidentPeople {
  const { id: userId } = useUser();
  const posted = useQuery({
    queryKey: deviceKeys.of(userId, 'outbox'),
    queryFn: () => device.outbox(userId),
  });
  const mine = (posted.data ?? []).find(
    (item): item is WaitingPeople => item.kind === 'people' && isOn(item.on, incident),
  );
  const waiting = mine?.problem === null ? mine : undefined;
  const said = waiting?.people ?? details ?? incident.besides;
  const thread = `people ${incident.clientRef ?? incident.id}`;
  return {
    people: said?.people ?? [],
    witnesses: said?.witnesses ?? [],
    supervisorTold: said?.supervisorTold ?? details?.supervisorTold ?? null,
    waits: waiting !== undefined,
    refused: waiting === undefined ? mine : undefined,
    isUnknown: details === undefined && incident.id > 0 && waiting === undefined,
    change: async (next) => {
      // One that waits rests on what was read then; the server has not seen it.
      const version = waiting === undefined ? details?.peopleVersion : waiting.people.version;
      const people = { ...next, ...(version != null && { version }) };
      const on = nameOnServer(incident);
      await device.post(userId, [{ kind: 'people', clientRef: newUuid(), thread, on, people }]);
      await posted.refetch();
    },
    giveUp: async () => {
      await device.discardThread(userId, thread);
      await posted.refetch();
    },
  };
}
