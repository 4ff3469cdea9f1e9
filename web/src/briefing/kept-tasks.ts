import { tasksOfTheDay } from '@tailboard/contract/briefing-terms.ts';
import type { Task } from '@tailboard/contract/briefing.ts';
import { useMemo } from 'react';
import { storedPreference, useStoredPreference, type StoredPreference } from '../ui/stored-preference.ts';

const stores = new Map<number, StoredPreference>();

function storeOf(userId: number): StoredPreference {
  const store = stores.get(userId) ?? storedPreference(`briefingTasks:${userId}`);
  stores.set(userId, store);
  return store;
}

const usual: readonly Task[] = ['general'];

/** The tasks that a person chose last on this device, in the order of the chips; general work before they chose. */
export function useTasks(userId: number): [tasks: readonly Task[], choose: (tasks: readonly Task[]) => void] {
  const store = storeOf(userId);
  const kept = useStoredPreference(store);
  const tasks = useMemo(() => {
    const chosen = tasksOfTheDay.filter((task) => kept?.split(',').includes(task));
    return chosen.length > 0 ? chosen : usual;
  }, [kept]);
  return [tasks, (next) => store.write(next.join())];
}
