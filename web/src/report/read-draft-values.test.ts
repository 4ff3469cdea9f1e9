import { describe, expect, test } from 'vitest';
import { newDraftValues } from './draft-values.ts';
import { readDraftValues } from './read-draft-values.ts';

const fields = {
  category: 'near-miss',
  type: 'Other',
  date: '2025-01-05T10:00',
  location: 'Gate 4',
  latitude: '37.774900',
  longitude: '-122.419400',
  description: 'A half-typed sen',
  priority: 'high',
};

describe('an unfinished report', () => {
  test('is read as it was kept', () => {
    const kept = {
      version: 1,
      way: 'form',
      fields,
      automaticAddress: 'Gate 4',
      analysis: null,
      facts: { died: 'no' },
      hurt: { people: [], witnesses: [{ name: 'Mike', phone: null }], supervisorTold: true },
    };
    expect(readDraftValues(kept)).toEqual(kept);
  });

  test('keeps everything readable beside what is not', () => {
    const read = readDraftValues({
      version: 7,
      way: 'carrier pigeon',
      fields: { ...fields, type: 'Gone' },
      analysis: 3,
    });
    expect(read).toMatchObject({ way: 'wizard', analysis: null, automaticAddress: null });
    expect(read.fields).toEqual({ ...fields, type: '' });
  });

  test('that was not begun is what an empty draft is', () => {
    const { fields, ...rest } = newDraftValues();
    expect(readDraftValues(null)).toMatchObject({ ...rest, fields: { ...fields, date: expect.any(String) } });
  });

  test.each([[undefined], [null], ['text'], [{}], [{ fields: null }]])('of %j is an empty one', (values) => {
    expect(readDraftValues(values).fields).toMatchObject({ type: '', description: '', priority: 'medium' });
  });
});
