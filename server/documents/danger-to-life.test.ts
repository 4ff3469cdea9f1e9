import { answerPassages, type PassageIndex } from '@tailboard/answers/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryIndex } from '@tailboard/answers/training/library.ts';

let index: PassageIndex;
beforeAll(async () => {
  index = await libraryIndex();
});

const headingOf = (question: string) =>
  answerPassages(index, question).citations.map(({ section }) => section.split(' › ').at(-1));

describe('somebody gets no air', () => {
  it.each([
    ['he is not breathing', 'Not breathing'],
    ['mi compañero no respira', 'Not breathing'],
    ['choking on a sandwich', 'Choking'],
    ['he is choking cant talk', 'Choking'],
    ['se atraganto', 'Choking'],
    ['no puede respirar se esta ahogando con comida', 'Choking'],
    ['No puede respirar', 'Trouble breathing'],
    ['le falta el aire', 'Trouble breathing'],
    ['having an asthma attack no inhaler', 'Trouble breathing'],
    ['wheezing bad after the dust', 'Trouble breathing'],
    ['passed out but breathing', 'Breathing but not awake'],
  ])('%s: 911, then %s', (question, heading) => {
    const { answer, emergency } = answerPassages(index, question);
    expect([emergency, headingOf(question)[0]]).toEqual([true, heading]);
    expect(answer).toMatch(/911[\s\S]*\n1\. /);
  });

  it('choking is told from its first step on', () => {
    expect(answerPassages(index, 'choking on gum, she is pregnant').answer).toMatch(
      /are you choking\?[\s\S]*5 blows[\s\S]*5 times/,
    );
  });

  it.each(['stung by a bee and cannot breathe', 'buried to the chest and cannot breathe'])(
    '%s: no CPR for who breathes',
    (question) => {
      expect(headingOf(question)).not.toContain('Not breathing');
    },
  );
});

describe('how much kills', () => {
  it.each([
    ['hydrogen sulfide ppm where it kills you', 'die within minutes'],
    ['how many ppm of h2s is deadly', '100 parts per million'],
    ['what co level kills', '1,200 parts per million'],
    ['at what ppm is carbon monoxide lethal', '1,200 parts per million'],
    ['cuantas ppm de h2s matan', '100 parts per million'],
    ['que nivel de monoxido de carbono mata', '1,200 parts per million'],
    ['how many amps kill you', '50 to 150 milliamperes'],
    ['cuantos amperes matan a una persona', '50 to 150 milliamperes'],
  ])('%s: %s', (question, said) => {
    expect(answerPassages(index, question).answer).toContain(said);
  });

  it.each([
    'how long can you survive in a trench collapse',
    'what level of silica dust kills you',
    'how much benzene is lethal',
    'at what oxygen percent do you die',
    'how much noise can kill a man',
    'at what height is a fall deadly',
    'a que altura es mortal una caida',
    'cuanto benceno te mata',
    'a cuanto oxigeno se muere uno',
  ])('is not answered with what is allowed: %s', (question) => {
    for (const { quote } of answerPassages(index, question).citations)
      expect(quote).toMatch(/\b(kill|die|death|dead|deadly|dangerous to life)/i);
  });

  it.each([
    ['what kills most workers in construction', 'Fall protection'],
    ['which gas kills in manholes', 'Confined spaces'],
    ['h2s limit in ppm', 'Hazard communication'],
    ['somebody died, how many hours do we have to call osha', 'Reporting to OSHA'],
  ])('is not what is asked by: %s', (question, document) => {
    expect(answerPassages(index, question).sourcesUsed).toEqual([document]);
  });
});

describe('the distances of line workers', () => {
  it.each([
    'minimum approach distance for qualified lineman 138kv phase to phase',
    'how close may a lineman get to a 34.5 kv conductor',
    'a que distancia se puede acercar un liniero a 13 kv',
  ])('are none of a crane or of unqualified people: %s', (question) => {
    expect(headingOf(question)).toEqual(['Qualified electrical workers']);
    expect(answerPassages(index, question).answer).not.toMatch(/\d+ feet/);
  });

  it.each([
    ['how far must a crane stay from a 138 kV line', '15 feet'],
    ['how close can I get to a power line if I am not qualified', '10 feet'],
  ])('are not what is asked by: %s', (question, said) => {
    expect(answerPassages(index, question).answer).toContain(said);
  });
});
