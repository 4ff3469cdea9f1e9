import { statesToDo, type ActionState } from '@tailboard/contract/action-terms.ts';
import type { Action } from '@tailboard/contract/actions.ts';
import type { OutboxItem, SyncState } from '../offline/public.ts';

/** An action as screens show it: the server's, or one that this phone has not sent yet (`id` null). */
export type ActionEntry = Omit<Action, 'id' | 'createdBy' | 'createdAt' | 'updatedAt' | 'sentences'> & {
  id: number | null;
  /** In addresses: the id, or the reference of one that has none yet. */
  name: string;
  thread: string;
  createdById: number;
  /** Null: the server has not got it yet. */
  updatedAt: string | null;
  /** The incident of one that has not been sent yet, by its id or reference. */
  ofIncident: number | string | null;
  sentences: Action['sentences'];
  send: 'on-server' | 'saved' | 'sending';
  problem: OutboxItem['problem'];
};

type Overlaid = {
  /** What the server last said. */
  actions: readonly Action[];
  /** What was posted on this phone, in order. */
  items: readonly OutboxItem[];
  me: { id: number; name: string; username: string };
  progress: SyncState['progress'];
  /** YYYY-MM-DD. */
  today: string;
};

/** The server's actions with what this phone holds laid over them, the first due first. */
export function overlayActions({ actions, items, me, progress, today }: Overlaid): ActionEntry[] {
  const entries = new Map(actions.map((action) => [threadOf(action), asEntry(action)]));
  for (const item of items) {
    // What the server said of it last, where no list of it is newer.
    const there = entries.get(item.thread);
    if (item.known !== null) {
      const newer = there === undefined || isNewer(item.known, actions);
      if (newer) entries.set(item.thread, asEntry(item.known));
      continue;
    }
    const entry = item.kind === 'action' ? (there ?? made(item, me)) : there;
    if (entry === undefined) continue;
    const state: ActionState = item.kind === 'action-state' ? item.change.to : entry.state;
    entries.set(item.thread, {
      ...entry,
      state,
      ...(item.kind === 'action-state' ? doneBy(state, entry, me) : {}),
      overdue: statesToDo.includes(state) && entry.dueOn < today,
      send: progress.has(item.clientRef) ? 'sending' : 'saved',
      problem: entry.problem ?? item.problem,
    });
  }
  return [...entries.values()].sort(
    (a, b) => a.dueOn.localeCompare(b.dueOn) || (a.id ?? Infinity) - (b.id ?? Infinity),
  );
}

/** As the server will say it: what was done here was done by whoever has this phone. */
function doneBy(state: ActionState, entry: ActionEntry, me: Overlaid['me']): Pick<ActionEntry, 'doneBy'> {
  if (state === 'done') return { doneBy: me };
  return { doneBy: state === 'reopened' ? null : entry.doneBy };
}

const threadOf = ({ id, clientRef }: Action): string => clientRef ?? String(id);

const isNewer = ({ id, updatedAt }: Action, listed: readonly Action[]): boolean => {
  const there = listed.find((action) => action.id === id);
  return there === undefined || Date.parse(updatedAt) > Date.parse(there.updatedAt);
};

function asEntry({ createdBy, createdAt: _at, ...action }: Action): ActionEntry {
  const more = { name: String(action.id), thread: action.clientRef ?? String(action.id) };
  return {
    ...action,
    ...more,
    createdById: createdBy.id,
    ofIncident: null,
    send: 'on-server',
    problem: null,
  };
}

function made(item: Extract<OutboxItem, { kind: 'action' }>, me: Overlaid['me']): ActionEntry {
  const { record, clientRef, assigneeName, problem } = item;
  const { title, description, observationId, talkId, section, level, dueOn, priority } = record;
  return {
    ...{ title, description, observationId, talkId, section, level, dueOn, priority, clientRef, problem },
    ...{ id: null, name: clientRef, thread: item.thread, createdById: me.id, incident: null },
    updatedAt: null,
    assignee: { id: record.assigneeId, name: assigneeName, username: '' },
    ...{ state: 'open', doneBy: null, doneAt: null, states: [], media: [], sentences: [] },
    ...{ ofIncident: record.incidentId ?? record.incidentClientRef, overdue: false, send: 'saved' },
  };
}
