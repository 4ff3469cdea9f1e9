import type { Reply } from './person.ts';

/** How many replies came with each status, e.g. `{ 200: 19, 201: 1 }`. */
export function tally(replies: readonly Pick<Reply, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
