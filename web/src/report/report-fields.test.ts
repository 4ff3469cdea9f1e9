import { describe, expect, test } from 'vitest';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { datetimeLocal } from '../language/datetime-local.ts';
import { fieldsOf, keepDate, newReport, withPlace } from './report-fields.ts';

const incident: IncidentContent = {
  type: 'Vehicle Accident',
  date: '2025-01-05T10:00:42.500Z',
  location: 'Gate 4',
  latitude: null,
  longitude: null,
  description: 'A truck hit the gate.',
  priority: 'high',
  category: 'incident',
};

describe('the form', () => {
  test('begins empty, with the present minute and medium priority', () => {
    expect(newReport(new Date(2025, 0, 5, 9, 7, 59))).toEqual({
      category: 'incident',
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

describe('the place', () => {
  const at = { latitude: '30.1', longitude: '-90.65' };

  test('without words is given as its coordinates, with six decimals', () => {
    const fields = { ...newReport(new Date()), ...at, location: ' ' };
    expect(withPlace(fields).location).toBe('30.100000, -90.650000');
  });

  test.each(['north gate', '30.1, -90.65'])('keeps what a person wrote: %s', (location) => {
    expect(withPlace({ ...newReport(new Date()), ...at, location }).location).toBe(location);
  });

  test('without words and without a position stays missing', () => {
    expect(withPlace(newReport(new Date())).location).toBe('');
    expect(withPlace({ ...newReport(new Date()), latitude: '91', longitude: '0' }).location).toBe('');
  });

  test('that nobody wrote is no words when the report is opened again', () => {
    expect(fieldsOf({ ...incident, ...at, location: '30.100000, -90.650000' }).location).toBe('');
    expect(fieldsOf({ ...incident, ...at, location: 'Gate 4' }).location).toBe('Gate 4');
  });
});
