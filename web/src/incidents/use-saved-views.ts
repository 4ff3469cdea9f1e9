import type { IncidentView, IncidentViews } from '@tailboard/contract/incident-views.ts';
import { useState } from 'react';
import { calls } from '../api/addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

export interface SavedViews {
  views: readonly IncidentView[];
  /** Before it is known which there are none can be added. */
  isKnown: boolean;
  busy: boolean;
  failure: 'no-signal' | ApiError | null;
  /** Saves what `next` makes of the views; true when the server has them. */
  change: (next: (views: readonly IncidentView[]) => IncidentView[]) => Promise<boolean>;
}

/** A person's views of the list: from the phone at once, changed on the server. */
export function useSavedViews(): SavedViews {
  const { id: userId } = useUser();
  const { body, refresh } = useAnswer({ userId, path: calls.incidentViews, accept: readViews });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SavedViews['failure']>(null);
  const change: SavedViews['change'] = async (next) => {
    if (body === undefined) return false;
    setBusy(true);
    setFailure(null);
    try {
      await save(body, next);
      await refresh();
      return true;
    } catch (error) {
      setFailure(error instanceof ApiError ? error : 'no-signal');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { views: body?.views ?? [], isKnown: body !== undefined, busy, failure, change };
}

/** Where another device has changed them meanwhile, the change is made to those. */
async function save(
  known: IncidentViews,
  next: (views: readonly IncidentView[]) => IncidentView[],
): Promise<void> {
  const put = ({ views, updatedAt }: IncidentViews) =>
    call(calls.incidentViews, { method: 'PUT', body: { views: next(views), updatedAt } });
  try {
    await put(known);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'changed-meanwhile') throw error;
    await put(readViews(error.problem.current));
  }
}

function readViews(body: unknown): IncidentViews {
  if (typeof body !== 'object' || body === null || !('views' in body)) throw new Error('No views of a list');
  return body as IncidentViews;
}
