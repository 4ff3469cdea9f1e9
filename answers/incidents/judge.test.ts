import type { FactName, FactValue } from '@tailboard/contract/incident-analysis.ts';
import { describe, expect, it } from 'vitest';
import { judgeIncident } from './judge.ts';
import type { Answers } from './reading.ts';

const judge = (description: string, incidentType = 'Workplace Injury', answers: Answers = {}) =>
  judgeIncident({ incidentType, description, location: '' }, answers);

describe('the four facts of 29 CFR 1904.39', () => {
  it.each<[FactName, FactValue, string]>([
    ['died', 'yes', 'A roofer fell from the fourth floor and died at the scene.'],
    ['died', 'yes', 'El soldador se cayó del andamio y murió en el hospital.'],
    ['died', 'no', 'He fell off the ladder but he did not die, he is alive and talking.'],
    ['died', 'unknown', 'Somebody says the crane operator died, nobody has confirmed it.'],
    ['died', 'unknown', 'Last year my uncle died on a job like this.'],
    ['died', 'unknown', 'Training exercise: in the scenario the operator was killed.'],
    ['died', 'yes', 'The diver did not come up. They recovered his body at 5:40.'],
    ['amputation', 'unknown', 'Juan se cortó la mano con la sierra.'],
    ['admitted', 'yes', 'She was admitted to the hospital for surgery.'],
    ['admitted', 'yes', 'Lo internaron anoche con quemaduras.'],
    ['admitted', 'no', 'He was not admitted, the ER sent him home the same night.'],
    ['admitted', 'no', 'No lo internaron, lo mandaron a su casa.'],
    ['admitted', 'unknown', 'The ambulance took him to the hospital, no news yet.'],
    ['amputation', 'yes', 'The table saw amputated two of his fingers.'],
    ['amputation', 'yes', 'La sierra le mochó dos dedos.'],
    ['amputation', 'unknown', 'His finger hangs by the skin, they are trying to save it.'],
    ['eyeLost', 'yes', 'A nail hit him and the surgeon had to remove his left eye.'],
    ['eyeLost', 'yes', 'Perdió el ojo izquierdo por un alambre.'],
  ])('%s is %s: %s', (fact, value, text) => {
    expect(judge(text).reading.facts[fact]).toMatchObject({ value, source: 'text' });
  });

  it('are told with the sentence they stand in', () => {
    const text =
      'We poured the slab at 7. Luis fell off the roof. He died on the way to the hospital. I called the office.';
    const { at } = judge(text).reading.facts.died;
    expect(at && text.slice(at.start, at.end)).toBe('He died on the way to the hospital.');
  });

  it('are a person’s where one answered, and decide the call then', () => {
    const text = 'The ambulance took him to the hospital, no news yet.';
    const answerTo = (answers: Answers) => judge(text, 'Workplace Injury', answers).report.answer;
    expect(answerTo({})).toBe('ask');
    expect(answerTo({ died: 'yes' })).toBe('within-8-hours');
    expect(answerTo({ admitted: 'yes' })).toBe('within-24-hours');
    expect(answerTo({ died: 'no', admitted: 'no', amputation: 'no', eyeLost: 'no' })).toBe('no');
    expect(answerTo({ admitted: 'yes', workRelated: 'no' })).toBe('no');
    expect(answerTo({ admitted: 'yes', employee: 'no' })).toBe('ask');
    const said = judge(text, 'Workplace Injury', { admitted: 'yes' }).reading.facts;
    expect([said.admitted, said.died.source]).toEqual([{ value: 'yes', source: 'person' }, 'text']);
  });

  it('count within 24 hours, a death within 30 days', () => {
    const of = (answers: Answers, hoursToEvent: number) =>
      judgeIncident(
        { incidentType: 'Workplace Injury', description: 'Hurt his back.', location: '' },
        answers,
        {
          hoursToEvent,
        },
      ).report.answer;
    expect([of({ admitted: 'yes' }, 23), of({ admitted: 'yes' }, 25)]).toEqual(['within-24-hours', 'no']);
    expect([of({ died: 'yes' }, 25), of({ died: 'yes' }, 31 * 24)]).toEqual(['within-8-hours', 'no']);
  });

  it('start no clock on a public road outside a work zone', () => {
    const crash = 'Rear-ended on the highway, the driver was admitted to the hospital.';
    expect(judge(crash, 'Vehicle Accident').report.paragraph).toBe('29 CFR 1904.39(b)(3)');
    expect(judge(crash, 'Vehicle Accident', { workZone: 'yes' }).report.answer).toBe('within-24-hours');
  });
});

it.each([
  ['Equipment Damage', 'screen cracked. lol rip'],
  ['Other', 'Inspector killed us on the footing, we have to redo the steel by Friday.'],
  ['Other', 'My uncle passed away, I need Friday off for the funeral.'],
  ['Other', 'El hijo de Martha se quebró la pierna en la escuela y ella se fue al hospital con él.'],
  ['Other', 'Rosa left at noon, her mother was admitted to the hospital.'],
  ['Other', 'He admitted to smoking by the fuel tank. Written warning.'],
  ['Workplace Injury', 'Laughing so hard I about died when Steve fell in the mud. He is fine.'],
  ['Equipment Damage', 'the drill died on me'],
  ['Other', 'my phone is dead'],
  ['Other', 'se murió la batería del radio'],
  ['Equipment Damage', 'The compressor gave up the ghost, needs surgery haha'],
  ['Property Damage', 'Killed the grass with the diesel spill.'],
  ['Other', 'I am dead tired and this heat is killing us'],
  ['Workplace Injury', 'Paper cut. Band-aid.'],
  ['Workplace Injury', 'Se raspó la rodilla, se lavó y siguió trabajando.'],
])('starts no clock and asks nothing: %s, %s', (type, text) => {
  expect(judge(text, type).report.answer).toBe('no');
});

it.each([
  ['high', 'low', 'Other', 'Plank fell from the fourth floor and hit nobody.'],
  ['high', 'low', 'Other', 'Se cayó un tablón del quinto piso, no le pegó a nadie.'],
  ['high', null, 'Other', 'Trench wall collapsed beside the empty trench box.'],
  ['high', null, 'Other', 'Boom came within two feet of the 13.2 kV line. Nobody hurt.'],
  ['low', 'low', 'Workplace Injury', 'Paper cut while opening the plans, band-aid.'],
  ['high', 'high', 'Workplace Injury', 'He was admitted to the hospital with a broken hip.'],
])('could have been %s and was %s: %s, %s', (potential, severity, type, text) => {
  const judged = judge(text, type);
  expect(judged.potentialSeverity).toBe(potential);
  if (severity !== null && severity !== 'low') expect(judged.severity).toBe(severity);
  if (severity === 'low') expect(judged.severity).not.toBe('high');
});

/** Reports as people write them: what they say stands, and nothing is asked that they settle. */
it.each([
  [
    'within-24-hours',
    'high',
    'yes',
    'Rosa fell from the scaffold, 12 feet. She is unconscious. Ambulance took her to the hospital, admitted.',
  ],
  ['within-24-hours', 'high', 'yes', 'Medics took Duke to the ER and he was admitted with a broken femur.'],
  ['within-24-hours', 'high', 'yes', 'Se cayó de la escalera. Lo llevaron al hospital y quedó internado.'],
  [
    'within-24-hours',
    'high',
    'yes',
    'Carlos cut off the tip of his left pointer finger. Sent home same night.',
  ],
  [
    'within-8-hours',
    'high',
    'yes',
    'Pete was hired in 2019. He fell off the roof and died. Police are here.',
  ],
  [
    'within-24-hours',
    'high',
    'yes',
    'The owner’s son was on the roof, fell and was admitted to the hospital.',
  ],
  ['within-8-hours', 'high', 'yes', 'One of the ironworkers fell six stories. He died instantly.'],
  ['ask', 'high', 'ask', 'Duke fell off the tank, 25 feet. Head injury. Took him to Memorial Hospital.'],
  [
    'ask',
    'high',
    'yes',
    'Found Harold unconscious by the compressor. At the hospital now, we know nothing else.',
  ],
  ['no', 'low', 'no', 'Her harness was not tied off because the anchor was missing.'],
  ['no', 'low', 'no', 'A load fell from the crane and missed two people by a foot.'],
  ['no', 'low', 'no', 'Un bloque cayó del tercer piso y casi le pega a un ayudante.'],
  ['no', 'low', 'no', 'Ladder kicked out but Louie jumped and landed on his feet. No injuries.'],
  ['no', 'low', 'no', 'Gus smashed his pinky between two boards. Put ice on it, he is still working.'],
  ['no', 'medium', 'yes', 'Demo slipped on ice and hurt his knee. Sent to ER, stitches, released.'],
  ['no', 'medium', 'yes', 'Le cayó una varilla en el pie. Le dieron tres puntadas y lo mandaron a casa.'],
  ['no', 'medium', 'yes', 'Back strain lifting a compressor, missed three shifts.'],
  [
    'no',
    'low',
    'no',
    'Two summers ago Ricky was in the hospital from heat here. It will be 103 and there is no shade.',
  ],
])('%s, %s, on the log %s: %s', (answer, severity, recordable, text) => {
  const judged = judge(text);
  expect([judged.report.answer, judged.severity, judged.recordable.answer]).toEqual([
    answer,
    severity,
    recordable,
  ]);
  // Where nothing is to be asked, each of the four facts is settled.
  if (answer === 'no')
    for (const fact of ['died', 'admitted', 'amputation', 'eyeLost'] as const)
      expect(judged.reading.facts[fact].value, fact).toBe('no');
});

it.each([
  ['Fall from height', 'Guys on the metal roof have harnesses on but are not tied off to anything.'],
  ['Excavation collapse', 'Trench wall let go after they climbed out for lunch.'],
  ['Electrical contact', 'Extension cord frayed with the copper showing.'],
  ['Struck by falling object', 'Se nos cayó un bloque y rompió una ventana.'],
])('names what is missing or fell as %s: %s', (hazard, text) => {
  const { reading, potentialSeverity } = judge(text, 'Other');
  expect(reading.hazards).toContain(hazard);
  expect(potentialSeverity).toBe('high');
});

it.each(['Bucket of thinner tipped over in the tool room.', 'Se volteó un tambo de sellador.'])(
  'is no rollover: %s',
  (text) => {
    expect(judge(text, 'Other').reading.hazards).not.toContain('Rollover or tip-over');
  },
);

it('reads what came days later by the days of the week', () => {
  const surgery = 'Fell on Tuesday. He was admitted, surgery is on Thursday. Nobody else was hurt.';
  expect(judge(surgery).report.answer).toBe('within-24-hours');
  expect(judge('Fell on Monday and felt ok. Admitted on Thursday for his hip.').report.answer).toBe('no');
});

describe('a near miss or a hazard', () => {
  const judged = (description: string) =>
    judgeIncident({ incidentType: 'Workplace Injury', category: 'near-miss', description, location: '' });

  it.each(['A bolt fell next to us.', 'Unguarded hole on level 3', 'Casi me cae encima un tablón.'])(
    'is no case for the log: %s',
    (description) => {
      expect(judged(description).recordable.answer).toBe('no');
      expect(judged(description).potentialSeverity).toBe('high');
    },
  );

  it.each(['Sam fell 12 feet and was admitted to the hospital', 'Miguel lost a finger in the winch'])(
    'is one where the text tells of somebody hurt: %s',
    (description) => {
      const { report, recordable, severity } = judged(description);
      expect([report.answer, recordable.answer, severity]).toEqual(['within-24-hours', 'yes', 'high']);
    },
  );
});
