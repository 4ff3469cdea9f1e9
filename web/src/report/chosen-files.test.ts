import { describe, expect, test } from 'vitest';
import { sortChosen } from './chosen-files.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('chosen files', () => {
  test('a wrong one is refused with its reason, and the others stay', () => {
    const good = file('a.jpg', 'image/jpeg');
    const { taken, refused } = sortChosen(
      [
        file('b.pdf', 'application/pdf'),
        good,
        file('c.mp4', 'video/mp4', 11 * MB),
        file('d.png', 'image/png', 0),
      ],
      0,
    );
    expect(taken).toEqual([good]);
    expect(refused.map(({ fileName, reason }) => [fileName, reason])).toEqual([
      ['b.pdf', 'wrong-type'],
      ['c.mp4', 'too-large'],
      ['d.png', 'empty'],
    ]);
  });

  test('ten megabytes to the byte are taken, one more is not', () => {
    expect(sortChosen([file('a.mov', 'video/quicktime', 10 * MB)], 0).refused).toEqual([]);
    expect(sortChosen([file('a.mov', 'video/quicktime', 10 * MB + 1)], 0).taken).toEqual([]);
  });

  test('the twenty-first is refused, files the report already has counted', () => {
    const { taken, refused } = sortChosen([file('19.jpg', 'image/jpeg'), file('20.jpg', 'image/jpeg')], 19);
    expect(taken.map(({ name }) => name)).toEqual(['19.jpg']);
    expect(refused).toEqual([{ fileName: '20.jpg', size: 1000, reason: 'too-many' }]);
  });

  test('where the phone gives no type, the name tells', () => {
    expect(sortChosen([file('IMG_1.HEIC', ''), file('notes.txt', '')], 0).taken).toHaveLength(1);
  });

  test('a picture of a kind that the server does not take is refused at once', () => {
    expect(sortChosen([file('a.svg', 'image/svg+xml')], 0).refused[0]?.reason).toBe('wrong-type');
  });
});
