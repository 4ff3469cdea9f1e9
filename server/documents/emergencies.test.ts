import { firstAid } from '@tailboard/answers/emergency/first-aid.ts';
import type { Kind } from '@tailboard/answers/emergency/kinds.ts';
import type { DocumentAnswer } from '@tailboard/contract/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let demo: Person;
beforeAll(async () => {
  server = await startTestServer();
  demo = await server.as('demo');
});
afterAll(() => server.close());

/** Asked of one page that has nothing on first aid: beside somebody who is hurt that must not matter. */
const ask = async (query: string) =>
  (await demo.post('/api/osha/chat', { query, documentKeys: ['lead'] })).body as DocumentAnswer;
const tell = async (message: string, language: 'en' | 'es') =>
  (await demo.post('/api/assistant/chat', { message, language })).body as {
    message: string;
    emergency: boolean;
  };

/** One cry for help for each harm, in both languages. */
const CRIES = {
  current: [
    'my buddy touched a line and is not moving',
    '¿qué hago si mi compañero tocó un cable y no se mueve?',
  ],
  'machine-line': [
    'the boom touched the power line and my operator is in the cab',
    'la pluma tocó la línea de luz y el operador sigue en la cabina',
  ],
  'line-down': [
    'a power line fell on my truck and i am inside',
    'se cayó una línea de luz encima de mi troca y estoy adentro',
  ],
  'confined-space': [
    'he passed out in the manhole and does not answer',
    'se desmayó adentro del tanque y no contesta',
  ],
  gas: [
    'we hit a gas line and it is blowing, two guys feel sick',
    'hay una fuga de gas y mi gente está mareada',
  ],
  trench: ['the trench caved in on two men', 'se derrumbó la zanja con dos adentro'],
  fire: ['his shirt is on fire', 'se le prendió la camisa, se está quemando'],
  water: ['he fell in the river and cannot swim', 'se cayó al río y no sabe nadar'],
  collapse: ['the scaffold collapsed with four men on it', 'se vino abajo el andamio con gente abajo'],
  crush: ['his arm is caught in the conveyor', 'la banda le agarró el brazo y está atorado'],
  traffic: [
    'a car came through the cones and hit our flagger',
    'un carro atropelló al banderero en la zona de trabajo',
  ],
  suspended: ['he fell and is hanging in his harness', 'se cayó y quedó colgado del arnés'],
  'not-breathing': ['he is not breathing', 'mi compañero no respira'],
  bleeding: ['blood is squirting from his wrist and it wont stop', 'le sale sangre a chorros del brazo'],
  choking: ['he is choking on his lunch and cannot talk', 'se atragantó con la comida y no puede hablar'],
  allergy: [
    'stung by a wasp and his throat is swelling shut',
    'le picó una avispa y se le está cerrando la garganta',
  ],
  breath: ['she is having an asthma attack and has no inhaler', 'tiene un ataque de asma y le falta el aire'],
  overdose: ['i think he overdosed, his needle is next to him', 'creo que es una sobredosis, no despierta'],
  'chest-pain': ['my foreman has bad chest pain right now', 'a mi compañero le duele mucho el pecho'],
  stroke: [
    'one side of his face is drooping and he slurs his words',
    'se le cayó media cara, creo que es un derrame',
  ],
  'heat-stroke': [
    'he stopped sweating, is confused and really hot',
    'le dio un golpe de calor, está confundido',
  ],
  'eye-chemical': ['battery acid splashed in his eye', 'le cayó cal en los ojos a mi compañero'],
  amputation: ['the table saw took two of his fingers clean off', 'la sierra le voló dos dedos'],
  lightning: ['lightning just hit my coworker', 'le cayó un rayo a mi compañero'],
  snake: ['a rattlesnake bit him on the leg', 'lo mordió una víbora en la pierna'],
  seizure: ['he is having a seizure on the floor', 'está convulsionando en el piso'],
  'not-awake': ['he passed out and will not wake up', 'se desmayó y no despierta'],
  spine: ['he fell off the roof and cannot feel his legs', 'se cayó del techo y no siente las piernas'],
  impaled: ['a piece of rebar is stuck in his leg', 'se le enterró una varilla en la pierna'],
  burn: ['hot steam burned her arms bad', 'se quemó la espalda con vapor'],
  chemical: ['he drank degreaser from the wrong bottle', 'se tomó el solvente por error'],
  cold: ['he is soaked, shivering and confused from the cold', 'está temblando de frío, mojado y confundido'],
  broken: ['his leg is broken and bent the wrong way', 'se quebró el brazo, lo trae chueco'],
  eye: ['a metal chip is stuck in his eye', 'trae un vidrio clavado en el ojo'],
  general: ['somebody help me please he is hurt real bad', 'hay un herido grave, manden una ambulancia'],
} as const satisfies Readonly<Record<Kind, readonly [string, string]>>;

const cases = Object.entries(CRIES).flatMap(([kind, [en, es]]) => [
  { kind: kind as Kind, language: 'en' as const, cry: en },
  { kind: kind as Kind, language: 'es' as const, cry: es },
]);

describe('beside somebody who is hurt', () => {
  it.each(cases)(
    '$kind, $language: what not to do, 911, then the steps, whole',
    async ({ kind, language, cry }) => {
      const { answer, emergency, citations } = await ask(cry);
      expect(emergency).toBe(true);
      const { not, call, steps, anchor, documentKey } = firstAid[kind];
      const parts = [...(not === null ? [] : [not]), call, ...steps].map((part) => part[language]);
      const places = parts.map((part) => answer.indexOf(part));
      expect(places, answer).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      // Nothing stands before what keeps the helper alive.
      expect(places[0], answer).toBe(0);
      expect(citations[0]?.url).toBe(`/safety/${documentKey}#${anchor}`);
      const told = await tell(cry, language);
      expect([told.message.startsWith(answer), told.emergency]).toEqual([true, true]);
    },
  );

  it('touched by current is told to keep off, and of no cab where no machine is named', async () => {
    for (const [cry, first] of [
      [
        'my buddy touched a line and is not moving',
        /^Do not touch the person[^]*Stay back, at least 35 feet[^]*Call 911 and the utility\. Cut the power .* only if you can do it safely/,
      ],
      [
        'lo agarró la corriente y está pegado al cable',
        /^No toque a la persona[^]*35 pies[^]*Llame al 911 y a la compañía de luz\. Corte la corriente .* solo si puede hacerlo sin peligro/,
      ],
    ] as const) {
      const { answer } = await ask(cry);
      expect(answer).toMatch(first);
      expect(answer).not.toMatch(/stay with the person|quédese con la persona|\bcab\b|cabina/i);
    }
  });

  it('of several harms the one that kills the helper is told first, each with its steps', async () => {
    const { answer, citations } = await ask('he touched the wire and is not breathing');
    expect(answer).toMatch(/^Do not touch the person/);
    expect(citations.map(({ url }) => url)).toEqual([
      `/safety/electrical-safety-on-site#${firstAid.current.anchor}`,
      '/safety/first-aid-and-bloodborne-pathogens#not-breathing',
    ]);
  });
});

describe('nobody is hurt now', () => {
  it.each([
    'he got electrocuted on another site in 2019, what was the cause',
    'passed out for a few seconds then fine, recordable?',
    'se desmayó unos segundos y ya está bien, ¿es registrable?',
    'quiz question: what do you do first when a coworker touches a live wire',
    'my grinder finally died, who has another one',
    'me dio un ataque de risa con ese chiste jaja',
  ])('%s', async (question) => {
    const { answer, emergency } = await ask(question);
    expect([emergency, answer.includes('911')]).toEqual([false, false]);
  });
});
