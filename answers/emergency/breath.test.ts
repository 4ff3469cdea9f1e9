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
  ['No puede respirar, se está ahogando con comida', ['blocked']],
  ["he can't breathe", []],
  ['my buddy cant get any air', []],
  ['not breathing right', []],
  ['having an asthma attack no inhaler', []],
  ['wheezing bad after the dust', []],
  ['choking on the smoke', []],
  ['No puede respirar', []],
  ['no respira bien', []],
  ['le falta el aire', []],
  ['me falta el aire', []],
  ['se está ahogando con el humo', []],
  ['le cuesta mucho respirar', []],
  ['he is breathing but not awake', []],
  ['unconscious and wheezing', []],
  ['inspect the choker sling', []],
  ['se está ahogando en el río', []],
])('%s: %j', (said, breaths) => {
  expect(breathsIn(said)).toEqual(breaths);
});
