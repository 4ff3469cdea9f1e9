import { describe, expect, it } from 'vitest';
import { MORE_EMERGENCIES } from './document-emergency-now-more.described.ts';
import { MORE_NO_EMERGENCIES } from './document-emergency-not-now-more.described.ts';
import { EMERGENCIES } from './document-emergency-now.described.ts';
import { NO_EMERGENCIES } from './document-emergency-not-now.described.ts';
import { hurtIn, isEmergency } from './document-emergency.ts';
import { READ_AT_MOST } from './document-emergency-reading.ts';

it.each([...EMERGENCIES, ...MORE_EMERGENCIES])('%s: 911 first', (said) => {
  expect(isEmergency(said)).toBe(true);
});

it.each([...NO_EMERGENCIES, ...MORE_NO_EMERGENCIES])('%s: an ordinary question', (said) => {
  expect(isEmergency(said)).toBe(false);
});

it.each([
  ['Mike fell off the roof', 'if Mike fell off the roof'],
  ['he got electrocuted', 'he got electrocuted last year'],
  ['a beam fell on my partner', 'a beam fell on my truck'],
  ['the trench collapsed with two men in it', 'the trench collapsed with nobody in it'],
  ['se cayó del andamio', 'si se cae del andamio'],
  ['me queme la mano', 'como me queme la mano el mes pasado'],
])('%s, not: %s', (now, notNow) => {
  expect([isEmergency(now), isEmergency(notNow)]).toEqual([true, false]);
});

describe('what no rule knows', () => {
  it.each([
    'lips are gray and he just stares',
    'we can only see his boots',
    'how much juice do i give him his sugar dropped',
    'se puso morado y ya no jala aire',
    'the hole watch stopped answering and the rope is slack',
    'my leg bent the wrong way',
  ])('%s: 911 first, whether or not it is certain', (said) => {
    expect(hurtIn(said)).not.toBeNull();
  });

  it.each([
    'lips of the bucket are worn, can i weld them',
    'how far must spoil be from the edge',
    'what juice do we hand out in the heat',
    'how many people can ride in the basket',
    'cada cuanto se revisa el arnes',
    'what is the wifi password',
  ])('%s: an ordinary question', (said) => {
    expect(hurtIn(said)).toBeNull();
  });
});

describe('however it is typed', () => {
  it.each([
    'HE FELL OFF THE ROOF AND HES NOT BREATHING',
    'he fell of the rof hes not brething',
    'He fell off the roof. He’s not breathing!',
    'se callo del techo y no respira',
    'SE CAYÓ DEL TECHO Y NO RESPIRA',
  ])('%s', (said) => {
    expect(isEmergency(said)).toBe(true);
  });
});

describe('a text as long as a page', () => {
  it('is read from its beginning only', () => {
    const cry = 'he is not breathing. ';
    expect(isEmergency(`${cry}${'x '.repeat(READ_AT_MOST)}`)).toBe(true);
    expect(isEmergency(`${'x '.repeat(READ_AT_MOST)}${cry}`)).toBe(false);
  });
});
