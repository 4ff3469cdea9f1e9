import { expect, test } from 'vitest';
import type { IncidentEntry } from '../offline/public.ts';
import { openEdit } from './edit-values.ts';

const entry: IncidentEntry = {
  id: 12,
  clientRef: null,
  authorId: 1,
  reportedBy: 'Demo User',
  type: 'Other',
  date: '2025-01-05T10:00:00.000Z',
  location: 'Gate 4',
  latitude: null,
  longitude: null,
  description: 'A truck hit the gate.',
  priority: 'high',
  category: 'incident',
  status: 'open',
  media: [],
  waitingFiles: 0,
  createdAt: '2025-01-05T10:00:00.000Z',
  updatedAt: '2025-01-05T10:00:00.000Z',
  unsentRevision: null,
  state: { kind: 'on-server' },
};

test('without a draft the change begins with what was opened', () => {
  const edit = openEdit(entry, undefined);
  expect(edit.fields.description).toBe('A truck hit the gate.');
  expect(edit).toMatchObject({ status: 'open', incident: entry });
});

test('a draft rests on what its person saw, not on what the server says by now', () => {
  const left = openEdit(entry, undefined);
  const draft = { ...left, status: 'in_progress', fields: { ...left.fields, description: 'Two trucks.' } };
  const newer = { ...entry, description: 'Somebody else wrote this.', updatedAt: '2025-02-01T00:00:00.000Z' };
  const edit = openEdit(newer, JSON.parse(JSON.stringify(draft)));
  expect(edit.fields.description).toBe('Two trucks.');
  expect(edit.status).toBe('in_progress');
  expect(edit.incident.updatedAt).toBe(entry.updatedAt);
});

test('a draft that cannot be read counts as none', () => {
  expect(openEdit(entry, { version: 9 }).fields.location).toBe('Gate 4');
});
