import { describe, expect, test } from 'vitest';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { datetimeLocal, fieldsOf, keepDate, newReport } from './report-fields.ts';

const incident: IncidentContent = {
  type: 'Vehicle Accident',
  date: '2025-01-05T10:00:42.500Z',
  location: 'Gate 4',
  latitude: null,
  longitude: null,
  description: 'A truck hit the gate.',
  priority: 'high',
};

describe('the form', () => {
  test('begins empty, with the present minute and medium priority', () => {
    expect(newReport(new Date(2025, 0, 5, 9, 7, 59))).toEqual({
      type: '',
      date: '2025-01-05T09:07',
      location: '',
      latitude: '',
      longitude: '',
      description: '',
      priority: 'medium',
    });
  });

  test('shows the date of an incident in the time of this device', () => {
    expect(fieldsOf(incident).date).toBe(datetimeLocal(new Date(incident.date)));
    expect(fieldsOf(incident)).toMatchObject({ latitude: '', longitude: '', priority: 'high' });
  });

  test('leaves a date alone that was not touched, seconds and all', () => {
    const content = { ...incident, date: fieldsOf(incident).date, description: 'Changed' };
    expect(keepDate(content, incident).date).toBe(incident.date);
  });

  test('takes a date that was touched', () => {
    const content = { ...incident, date: '2025-01-06T08:30' };
    expect(keepDate(content, incident).date).toBe('2025-01-06T08:30');
  });
});
