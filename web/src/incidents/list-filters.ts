import type { IncidentEntry } from '../offline/public.ts';

/** The filters of the list, in the address as GET /api/incidents takes them. */
const names = [
  'query',
  'type',
  'category',
  'severity',
  'status',
  'crew',
  'from',
  'to',
  'openActions',
  'sort',
] as const;

const days: ReadonlySet<string> = new Set(['from', 'to']);

/** What of an address the list goes by, as a query; empty: nothing. */
export function queryOf(address: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = address.get(name)?.trim() ?? '';
    if (value === '' || (days.has(name) && !/^\d{4}-\d{2}-\d{2}$/.test(value))) continue;
    query.set(name, value);
  }
  return query.toString();
}

const LEVELS = ['low', 'medium', 'high'];
const levelOf = (level: string | null | undefined) => LEVELS.indexOf(level ?? '');
/** Of the lowest first; what is not judged yet comes last. */
const rankOf = (level: string | null | undefined) => (level ? levelOf(level) : LEVELS.length);

/** What the device has and `query` asks for, in its order: as the server finds it, as far as the device knows. */
export function filterEntries(entries: readonly IncidentEntry[], query: string): readonly IncidentEntry[] {
  const wanted = new URLSearchParams(query);
  const fitting = entries.filter((entry) => fits(entry, wanted));
  switch (wanted.get('sort') ?? 'newest') {
    case 'oldest':
      return fitting.toReversed();
    case 'severity':
      return fitting.toSorted((a, b) => levelOf(b.severity) - levelOf(a.severity));
    case 'least-severe':
      return fitting.toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity));
    case 'priority':
      return fitting.toSorted((a, b) => levelOf(b.priority) - levelOf(a.priority));
    case 'lowest-priority':
      return fitting.toSorted((a, b) => levelOf(a.priority) - levelOf(b.priority));
    default:
      return fitting;
  }
}

function fits(entry: IncidentEntry, wanted: URLSearchParams): boolean {
  const isOneOf = (name: string, value: string | null | undefined) => {
    const values = wanted.get(name)?.split(',');
    return values === undefined || values.includes(value ?? '');
  };
  // As the server does for this phone's zone.
  const day = dayOf(new Date(entry.date));
  const openActions = wanted.get('openActions');
  return (
    isOneOf('type', entry.type) &&
    isOneOf('category', entry.category) &&
    isOneOf('severity', entry.severity) &&
    isOneOf('status', entry.status) &&
    isOneOf('crew', entry.crewId) &&
    day >= (wanted.get('from') ?? '') &&
    day <= (wanted.get('to') ?? '9999') &&
    (openActions === null || (entry.openActions ?? 0) > 0 === (openActions === 'true')) &&
    hasWords(entry, wanted.get('query') ?? '')
  );
}

/** YYYY-MM-DD on this phone's calendar. */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

/** Letters and digits, without accents and case. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]+/g, '')
    .toLowerCase()
    .match(/#\d+|[\p{L}\p{N}]+/gu) ?? [];

/** Each word typed begins one of the entry; a number is its number too. */
function hasWords({ id, description, location, reportedBy }: IncidentEntry, query: string): boolean {
  const words = wordsOf(`${description} ${location} ${reportedBy ?? ''}`);
  const typedWords = wordsOf(query);
  if (typedWords.length === 0) return query === '';
  return typedWords.every(
    (typed) =>
      (id > 0 && (typed === `#${id}` || typed === String(id))) ||
      words.some((word) => word.startsWith(typed)),
  );
}
