import { expect, it } from 'vitest';
import { DIMENSIONS, likelyBy, likelyOf, type SectionModel } from './section-model.ts';

/** Two sections that share no number, and a stem for each. */
function modelOfTwo(): SectionModel {
  const rowsOf = (...places: number[]) => {
    const rows = new Int8Array(places.length * DIMENSIONS);
    for (const [row, place] of places.entries()) rows[row * DIMENSIONS + place] = 10;
    return rows;
  };
  return {
    signs: new Map([
      ['ladder', 0],
      ['trench', 1],
    ]),
    sections: ['ladders Ladders › Angle', 'trenches Trenches › Depth'],
    signRows: rowsOf(3, 7),
    sectionRows: rowsOf(3, 7),
    step: 0.02,
    biases: [0, 0],
  };
}

it('the section that the words speak for is the likeliest, by how much they do', () => {
  const likely = likelyBy(modelOfTwo(), ['ladder', 'of']);
  expect(likely.get('ladders Ladders › Angle')).toBe(0);
  expect(likely.get('trenches Trenches › Depth')).toBeCloseTo(-2);
  expect(likelyBy(modelOfTwo(), ['trench']).get('ladders Ladders › Angle')).toBeCloseTo(-2);
});

it('words for both speak for neither', () => {
  const likely = likelyBy(modelOfTwo(), ['ladder', 'trench']);
  expect([...likely.values()]).toEqual([0, 0]);
});

it('of a question none of whose words were learned nothing is known', () => {
  expect(likelyBy(modelOfTwo(), ['of', 'constructor', '__proto__']).size).toBe(0);
  expect(likelyOf(['zxqv']).size).toBe(0);
});

it('what was learned reads whole numbers for every section it names', () => {
  const likely = likelyOf(['ladder', 'angl']);
  expect(likely.size).toBeGreaterThan(900);
  expect(Math.max(...likely.values())).toBe(0);
  expect([...likely.values()].every(Number.isFinite)).toBe(true);
});
