import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { deviceKeys, readAgain, recordIn } from './device-keys.ts';

const key = deviceKeys.of(1, 'incidents');

/** A list on the screen, and what the device answers when it is asked for it: reading by reading. */
function shownList() {
  const queries = new QueryClient();
  const answers: ((list: { id: number }[]) => void)[] = [];
  const queryFn = () => new Promise<{ id: number }[]>((resolve) => answers.push(resolve));
  const stop = new QueryObserver(queries, { queryKey: key, queryFn }).subscribe(() => undefined);
  const list = () => queries.getQueryState<{ id: number }[]>(key);
  return { queries, answers, list, stop };
}

it('reads again what was being read for the first time when something changed', async () => {
  const { queries, answers, list, stop } = shownList();
  const again = readAgain(queries, deviceKeys.all);
  answers[0]?.([]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.([{ id: 7 }]);
  await again;
  expect(list()?.data).toEqual([{ id: 7 }]);
  stop();
});

it('takes a record from a list only while the list is true', async () => {
  const { queries, answers, list, stop } = shownList();
  expect(recordIn(list(), 7)).toBeUndefined();
  answers[0]?.([{ id: 7 }]);
  await vi.waitFor(() => expect(recordIn(list(), 7)).toEqual({ id: 7 }));
  expect(recordIn(list(), 8)).toBeUndefined();
  stop();
  await readAgain(queries, deviceKeys.all);
  expect(recordIn(list(), 7)).toBeUndefined();
});
