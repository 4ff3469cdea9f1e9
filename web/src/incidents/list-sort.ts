import type { IncidentSort } from '@tailboard/contract/incident-terms.ts';

/** By what a column sorts: first this way, and pressed once more the other way. */
const columnSorts = {
  date: { descending: 'newest', ascending: 'oldest' },
  severity: { descending: 'severity', ascending: 'least-severe' },
  priority: { descending: 'priority', ascending: 'lowest-priority' },
} as const satisfies Record<string, Record<'descending' | 'ascending', IncidentSort>>;
export type SortedColumn = keyof typeof columnSorts;

const sortOf = (query: string) => new URLSearchParams(query).get('sort') ?? 'newest';

/** Which way a column is sorted, for `aria-sort`. */
export function directionOf(query: string, column: SortedColumn): 'descending' | 'ascending' | 'none' {
  const { descending, ascending } = columnSorts[column];
  const sort = sortOf(query);
  return sort === descending ? 'descending' : sort === ascending ? 'ascending' : 'none';
}

/** The query after its column was pressed. The newest first is what a list is without a word. */
export function sortedBy(query: string, column: SortedColumn): string {
  const next = new URLSearchParams(query);
  const { descending, ascending } = columnSorts[column];
  const sort: IncidentSort = sortOf(query) === descending ? ascending : descending;
  if (sort === 'newest') next.delete('sort');
  else next.set('sort', sort);
  return next.toString();
}
