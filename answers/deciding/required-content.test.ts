import { expect, it } from 'vitest';
import { demandOf } from './required-content.ts';

it.each([
  'hydrogen sulfide ppm where it kills you',
  'what co level kills',
  'how many amps kill you',
  'how long can you survive in a trench collapse',
  'lethal dose of silica dust',
  'at what height is a fall deadly',
  'what oxygen percent do you die at',
  'how much heat can kill a man',
  'cuantas ppm de h2s matan',
  'que nivel de monoxido es mortal',
  'a que altura una caida es mortal',
  'cuantos amperes matan a una persona',
  'how close can a lineman get to a 34.5 kv line',
  'minimum approach distance for qualified lineman 138kv phase to phase',
  'how far must a qualified electrical worker stay from 12 kv',
  'a que distancia puede acercarse un liniero a la linea viva',
])('%s demands more than its words', (question) => {
  expect(demandOf(question)).not.toBeNull();
});

it.each([
  'what kills most workers in construction',
  'which gas kills in manholes',
  'how many workers die in trenches every year',
  'if somebody dies how many hours do we have to call osha',
  'a worker died two days later, how long do we have to report it',
  'how far do I stay from the line so it does not kill me',
  'how long does the kill switch have to be held',
  'how high is the rail before we kill the power',
  'cuantas horas hay para avisar si alguien muere',
  'h2s limit in ppm',
  'minimum approach distance for a crane at 138 kv',
  'how close can I get to a power line if I am not qualified',
  'who is a qualified rigger',
  'how far must the crane of the line crew stay from a 69 kv line',
])('%s demands no more than its words', (question) => {
  expect(demandOf(question)).toBeNull();
});
