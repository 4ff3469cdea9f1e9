import {
  actionListSchema,
  actionSchema,
  assigneeListSchema,
  type Action,
} from '@tailboard/contract/actions.ts';
import { incidentAnalysisSchema } from '@tailboard/contract/incident-analysis.ts';
import { useQuery } from '@tanstack/react-query';
import { actionCall, actionsCall, calls } from '../api/addresses.ts';
import { deviceKeys } from '../api/device-keys.ts';
import { useIncidentRecord } from '../api/incident-record.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { useCrew } from '../crews/public.ts';
import { device, type OutboxItem } from '../offline/public.ts';
import { useSyncState } from '../offline/use-device.ts';
import { overlayActions, type ActionEntry } from './overlay-actions.ts';

/** The local day as YYYY-MM-DD. */
export const isoToday = (days = 0): string => {
  const at = new Date();
  at.setDate(at.getDate() + days);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const noActions: readonly Action[] = [];
const noItems: readonly OutboxItem[] = [];

const asList = (body: unknown) => actionListSchema.parse(body);

/**
 * Actions of a list, with what waits on this phone; of `belongs` alone, for the phone knows others too. `widerPath`: a list that has
 * most of them, for when this one cannot be asked for.
 */
export function useActionList(
  path: string | null,
  belongs: (entry: ActionEntry) => boolean,
  widerPath: string | null = null,
) {
  const user = useUser();
  const { progress } = useSyncState();
  const asked = useAnswer({ userId: user.id, path, accept: asList });
  const wider = useAnswer({ userId: user.id, path: widerPath, accept: asList });
  const answer = asked.body === undefined && wider.body !== undefined ? wider : asked;
  const posted = useQuery({
    queryKey: deviceKeys.of(user.id, 'outbox'),
    queryFn: () => device.outbox(user.id),
  });
  const actions = overlayActions({
    actions: answer.body ?? noActions,
    items: posted.data ?? noItems,
    me: user,
    progress,
    today: isoToday(),
  }).filter(belongs);
  return {
    actions,
    loading: posted.isPending || (actions.length === 0 && answer.loading),
    failed: answer.failed && actions.length === 0,
    /** Without signal, and never loaded on this phone. */
    isUnknown: actions.length === 0 && answer.body === undefined && !answer.loading && !answer.failed,
    asOf: answer.asOf,
    retry: () => void asked.refresh(),
  };
}

/** One action, by its id or the reference of one that this phone has not sent. */
export function useAction(name: string) {
  const user = useUser();
  const { progress } = useSyncState();
  const posted = useQuery({
    queryKey: deviceKeys.of(user.id, 'outbox'),
    queryFn: () => device.outbox(user.id),
  });
  const items = posted.data ?? noItems;
  // One that was made here has got its id meanwhile.
  const known = items.find(({ thread, known }) => thread === name && known !== null)?.known;
  const id = /^\d{1,10}$/.test(name) ? Number(name) : (known?.id ?? null);
  const path = id === null ? null : actionCall(id);
  const one = useAnswer({ userId: user.id, path, accept: (body) => actionSchema.parse(body) });
  const mine = useAnswer({
    userId: user.id,
    path: actionsCall('me'),
    accept: asList,
  });
  const listed = mine.body?.find((action) => action.id === id);
  const newest =
    one.body !== undefined && (listed === undefined || one.body.updatedAt >= listed.updatedAt)
      ? one.body
      : listed;
  const found = overlayActions({
    actions: newest === undefined ? noActions : [newest],
    items,
    me: user,
    progress,
    today: isoToday(),
  }).find((entry) => entry.name === name || entry.thread === name || entry.id === id);
  const photos = items.filter((item) => item.kind === 'action-photo' && item.thread === found?.thread);
  return {
    action: found,
    waitingPhotos: photos.length,
    loading: posted.isPending || (found === undefined && path !== null && one.loading),
    failed: one.failed,
    retry: () => void one.refresh(),
  };
}

export interface ActionPerson {
  userId: number;
  name: string;
  crewId?: string | null;
}

/** Whom one may give an action: one's crew, oneself among them; of safety and administrators everybody. */
export function useAssignees(): readonly ActionPerson[] {
  const { id: userId, name, role } = useUser();
  const ofAll = role === 'safety' || role === 'admin';
  const crew = useCrew(!ofAll).body;
  const all = useAnswer({ userId, path: ofAll ? calls.assignees : null, accept: asPeople }).body;
  return (ofAll ? all : crew) ?? [{ userId, name }];
}

const asPeople = (body: unknown): readonly ActionPerson[] =>
  assigneeListSchema.parse(body).map(({ id: userId, name, crewId }) => ({ userId, name, crewId }));

/** What the judgement of a report recommends; nothing where there is none yet. */
export function useRecommended(incidentId: number) {
  const { id: userId } = useUser();
  const { body } = useIncidentRecord(userId, incidentId);
  return incidentAnalysisSchema.safeParse(body?.analysis).data ?? null;
}
