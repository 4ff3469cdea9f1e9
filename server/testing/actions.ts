import { randomUUID } from 'node:crypto';
import type { Action } from '@tailboard/contract/actions.ts';
import type { Person, Reply } from './person.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** A new action as a device sends it; a test states only what matters to it. */
export const anAction = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  clientRef: randomUUID(),
  title: 'Put the guard rail back at the north gate',
  level: 'engineering',
  dueOn: new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10),
  priority: 'medium',
  ...overrides,
});

/** An action of `person`, for themselves unless said otherwise. */
export async function makeOne(person: Person, overrides: Record<string, unknown> = {}): Promise<Action> {
  const { status, body } = await person.post(
    '/api/actions',
    anAction({ assigneeId: person.id, ...overrides }),
  );
  if (status !== 201) throw new Error(`An action was not made: ${JSON.stringify(body)}`);
  return body as Action;
}

export const moveOn = (person: Person, id: number, change: object): Promise<Reply> =>
  person.post(`/api/actions/${id}/state`, change);
