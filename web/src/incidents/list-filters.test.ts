import { describe, expect, it } from 'vitest';
import type { IncidentEntry } from '../offline/public.ts';
import { filterEntries, queryOf } from './list-filters.ts';

const entry = (fields: Partial<IncidentEntry>): IncidentEntry => ({
  ...{ id: 1, clientRef: null, authorId: 1, reportedBy: 'Ana Núñez', media: [], waitingFiles: 0 },
  ...{
    type: 'Other',
    category: 'incident',
    priority: 'low',
    status: 'open',
    latitude: null,
    longitude: null,
  },
  ...{ date: '2026-03-05T12:00:00Z', location: 'Yard', description: 'Fell', createdAt: '', updatedAt: '' },
  ...{ unsentRevision: null, state: { kind: 'on-server' } },
  ...fields,
});
const entries = [
  entry({ id: 12, description: 'Torn hose', severity: 'low', openActions: 1, crewId: 'north' }),
  entry({
    id: 7,
    description: 'Resbaló',
    date: '2026-03-04T12:00:00Z',
    severity: 'high',
    category: 'hazard',
  }),
  entry({ id: -5, reportedBy: null, location: 'Gate 7', date: '2026-03-03T12:00:00Z', priority: 'high' }),
];

describe('the list on the phone', () => {
  it.each([
    ['', [12, 7, -5]],
    ['query=nunez+torn', [12]],
    ['query=resbalo', [7]],
    ['query=%237', [7]],
    ['query=7', [7, -5]],
    ['query=%', []],
    ['severity=high,low', [12, 7]],
    ['category=hazard', [7]],
    ['from=2026-03-04', [12, 7]],
    ['from=2026-03-04&to=2026-03-04', [7]],
    ['crew=north', [12]],
    ['openActions=true', [12]],
    ['openActions=false&status=open', [7, -5]],
    ['sort=oldest', [-5, 7, 12]],
    ['sort=severity', [7, 12, -5]],
    ['sort=least-severe', [12, 7, -5]],
    ['sort=priority', [-5, 12, 7]],
    ['sort=lowest-priority', [12, 7, -5]],
  ])('%s', (query, ids) => {
    expect(filterEntries(entries, query).map(({ id }) => id)).toEqual(ids);
  });

  it('has the days of its own clock', () => {
    const late = new Date(2026, 2, 8, 23, 59, 59).toISOString();
    const early = new Date(2026, 2, 9).toISOString();
    const days = [entry({ id: 1, date: early }), entry({ id: 2, date: late })];
    const on = (day: string) => filterEntries(days, `from=${day}&to=${day}`).map(({ id }) => id);
    expect([on('2026-03-08'), on('2026-03-09')]).toEqual([[2], [1]]);
  });

  it('goes by what it knows of the address', () => {
    expect(queryOf(new URLSearchParams('query=+a+b+&from=notification&status=&sort=oldest&x=1'))).toBe(
      'query=a+b&sort=oldest',
    );
    expect(queryOf(new URLSearchParams('x=1'))).toBe('');
  });
});
