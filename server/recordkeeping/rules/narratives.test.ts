import { describe, expect, it } from 'vitest';
import { namesByPart, namesIn } from './names.ts';
import { narrativesOf } from './narratives.ts';

const DATE = new Date('2026-11-20T15:30:00Z');
const read = (description: string, harm = '') => {
  const { beforeIncident, injuryOrIllness, objectOrSubstance } = narrativesOf({
    ...{ description, date: DATE, harm, timeline: [] },
  });
  return [beforeIncident, injuryOrIllness, objectOrSubstance];
};

describe('the narratives of a case', () => {
  it.each([
    [
      'While lifting a reel he strained his back.',
      ['lifting a reel he strained his back', 'strained his back', ''],
    ],
    [
      'He was tightening a clamp when the wrench slipped and hit him.',
      ['was tightening a clamp', '', 'the wrench'],
    ],
    ['Slipped on the ladder at the gate and twisted an ankle.', ['', 'twisted an ankle', 'the ladder']],
    ['Fell 12 feet from the scaffold, admitted with a broken hip.', ['', 'broken hip', 'the scaffold']],
    ['Was hit by a swinging hook while climbing and fell.', ['climbing', '', 'a swinging hook']],
    ['Cut his palm on sheet metal.', ['', 'Cut his palm', 'sheet metal']],
    ['He did not break anything, no broken ribs.', ['', '', '']],
    ['Se cayó de la escalera y se torció el tobillo.', ['', 'torció el tobillo', 'la escalera']],
    ['Estaba subiendo el poste cuando se cortó la mano.', ['Estaba subiendo el poste', 'cortó la mano', '']],
    ['Fell on his back.', ['', '', '']],
    ['', ['', '', '']],
    ['while '.repeat(3_000), [expect.any(String), '', '']],
  ])('of %s', (description, expected) => {
    expect(read(description)).toEqual(expected);
  });

  it('have what the person said of the harm, and the timeline before and after the moment', () => {
    expect(read('Fell on his back.', 'Bruise, back')[1]).toBe('Bruise, back');
    const told = narrativesOf({
      ...{ description: 'He fell.', date: DATE, harm: '' },
      timeline: [
        { at: '2026-11-20T15:31:00Z', what: 'The rung broke.' },
        { at: '2026-11-20T15:00:00Z', what: 'He carried shingles.' },
      ],
    });
    expect(told).toMatchObject({
      beforeIncident: 'He carried shingles.',
      whatHappened: 'He fell.\nThe rung broke.',
    });
  });
});

it('names stand in a text by their places, whole in any letters, in part with a capital', () => {
  const names = namesByPart(['Ana Ruiz', 'José O’Hara', 'Al Bo', '']);
  const text = 'ana ruiz saw Ruiz’s truck, the rose, Jose, al bo and Al';
  expect(namesIn(text, names)).toEqual([
    { name: 'ana ruiz', from: 0, to: 8 },
    { name: 'Ruiz', from: 13, to: 17 },
    { name: 'Jose', from: 37, to: 41 },
    { name: 'al bo', from: 43, to: 48 },
  ]);
});
