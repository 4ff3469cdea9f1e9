import type { HistoryEntry } from '@tailboard/contract/history.ts';
import { useState } from 'react';
import { historyCall } from '../api/addresses.ts';
import { callPage } from '../api/call.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';

/** What happened to one's own records, newest first: the newest from the device at once, older ones as they are asked for. */
export function useHistory() {
  const { id } = useUser();
  const newest = useAnswer({ userId: id, path: historyCall(), accept: asEntries });
  const [older, setOlder] = useState<HistoryEntry[]>([]);
  const [more, setMore] = useState<'maybe' | 'loading' | 'failed' | 'none'>('maybe');
  const known = merge(newest.body ?? [], older);

  const loadOlder = async () => {
    const last = known.at(-1);
    if (last === undefined || more === 'loading') return;
    setMore('loading');
    try {
      const { body, next } = await callPage<HistoryEntry[]>(historyCall(last.id));
      setOlder((before) => merge(before, asEntries(body)));
      setMore(next === null ? 'none' : 'maybe');
    } catch {
      setMore('failed');
    }
  };
  return { ...newest, entries: newest.body && known, more, loadOlder };
}

function asEntries(body: unknown): HistoryEntry[] {
  if (!Array.isArray(body)) throw new Error('The answer is no history.');
  return body as HistoryEntry[];
}

/** Both, newest first, each entry once. */
function merge(a: readonly HistoryEntry[], b: readonly HistoryEntry[]): HistoryEntry[] {
  const byId = new Map([...a, ...b].map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted((x, y) => y.id - x.id);
}
