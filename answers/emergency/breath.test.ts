import { expect, it } from 'vitest';
import { breathsIn } from './breath.ts';

it.each([
  ['he is not breathing', ['none']],
  ['not moving, not breathing', ['none']],
  ['he stopped breathing', ['none']],
  ['no respira', ['none']],
  ['ya no esta respirando', ['none']],
  ['dejó de respirar', ['none']],
  ['choked and now he is not breathing', ['none', 'blocked']],
  ['passed out and gasping', ['none']],
  ['choking on a sandwich', ['blocked']],
  ['he is choking cant talk', ['blocked']],
  ['piece of meat stuck in his throat', ['blocked']],
  ['se atragantó con la comida', ['blocked']],
  ['se le atoró un hueso en la garganta', ['blocked']],
  ['No puede respirar, se está ahogando con comida', ['blocked', 'hard']],
  ["he can't breathe", ['hard']],
  ['my buddy cant get any air', ['hard']],
  ['not breathing right', ['hard']],
  ['having an asthma attack no inhaler', ['hard']],
  ['wheezing bad after the dust', ['hard']],
  ['choking on the smoke', ['hard']],
  ['No puede respirar', ['hard']],
  ['no respira bien', ['hard']],
  ['le falta el aire', ['hard']],
  ['me falta el aire', ['hard']],
  ['se está ahogando con el humo', ['hard']],
  ['le cuesta mucho respirar', ['hard']],
  ['he is breathing but not awake', []],
  ['unconscious and wheezing', []],
  ['inspect the choker sling', []],
  ['se está ahogando en el río', []],
])('%s: %j', (said, breaths) => {
  expect(breathsIn(said)).toEqual(breaths);
});
