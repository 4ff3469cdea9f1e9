import { readFileSync } from 'node:fs';
import { fallbackQuestions } from '@tailboard/answers/library/first-questions.ts';
import { answerPassages, type PassageIndex } from '@tailboard/answers/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { libraryIndex } from '@tailboard/answers/training/library.ts';

let library: PassageIndex;
beforeAll(async () => {
  library = await libraryIndex();
});
const answerTo = (question: string) => answerPassages(library, question);

describe('a paragraph of the rules that is asked for', () => {
  it.each([
    ['what does 1926.501(b)(1) say', '6 feet or more'],
    ['501b1', '6 feet or more'],
    ['que dice 1926 501 b 1', '6 feet or more'],
    ['1904.39', '8 hours'],
    ['Table A in 1408', '45 feet'],
    ['tabla A de la 1408', '45 feet'],
    ['1408 table a', '45 feet'],
    ['1904.7(b)(5)(ii)', 'Tetanus shots'],
  ])('%s is told', (question, said) => {
    const { answer, answered } = answerTo(question);
    expect(answered).toBe(true);
    expect(answer).toContain(said);
  });

  it('is said to be missing where no document has it, with the nearest that one has', () => {
    const { answer, answered, citations, nearest } = answerTo('what does 1926.501(b)(99) say');
    expect([answered, citations]).toEqual([false, []]);
    expect(answer).toBe(
      'The selected documents do not have 29 CFR 1926.501(b)(99). The nearest paragraph that they have is 29 CFR 1926.501(b)(1).',
    );
    expect(nearest.every(({ quote }) => quote.includes('1926.501'))).toBe(true);
    expect(answerTo('¿qué dice 1926.9999?').answer).toBe(
      'Los documentos elegidos no tienen 29 CFR 1926.9999.',
    );
  });
});

describe('a question that takes something wrong to be so', () => {
  it.each([
    'stitches are first aid, right?',
    'las puntadas son primeros auxilios, ¿verdad?',
    'we have 48 hours to report an amputation, right?',
    'tenemos 48 horas para reportar una amputación, ¿verdad?',
    'harness only above 10 feet, correct?',
    'the records only have to be kept 3 years, right?',
    'the 300A hangs until March 1, right?',
    'construction is exempt from the osha log, right?',
    'can we work in lightning',
    '¿podemos trabajar con rayos?',
    'is a near miss recordable',
    'can I walk under a suspended load',
  ])('is corrected first: %s', (question) => {
    expect(answerTo(question).answer).toMatch(/^No\. (?:“|El documento, en inglés, dice)/);
  });

  it.each([
    "I'm 20 feet up on an open edge, I need a harness, right?",
    'an amputation is reported within 24 hours, right?',
    'tetanus shots are first aid, right?',
    'is glue medical treatment',
    'he missed 3 days so it is recordable, right?',
    'can I refuse work that is not safe',
    'do I need a harness on a scaffold at 12 feet',
    'a trench 7 feet deep needs a box, right?',
    'should I stay out of a trench with water in it',
    'the 300A is posted from February 1 to April 30, right?',
  ])('and is right, or cannot be decided, is answered without yes or no: %s', (question) => {
    expect(answerTo(question).answer).not.toMatch(/^\W*(?:no|yes|s[ií])\b/i);
  });
});

describe('the height from which on one is protected', () => {
  it.each([
    ['¿A qué altura necesito arnés?', /6 feet/],
    ['¿a qué altura necesito protección contra caídas?', /6 feet/],
    ['at what height do I need a harness', /6 feet/],
    ['¿a qué altura necesito arnés en un andamio?', /10 feet/],
    ['at what height do I need fall protection on a scaffold', /10 feet/],
  ])('%s', (question, height) => {
    expect(answerTo(question).answer).toMatch(height);
  });
});

describe('what the documents cannot know', () => {
  it.each(['when is payday', 'what is my boss’s phone number'])('is refused in one line: %s', (question) => {
    expect(answerTo(question)).toMatchObject({
      answer: 'The selected documents do not answer this. Ask your supervisor.',
      nearest: [],
    });
  });

  it.each(['how do I report an injury in the app', 'como reporto una lesión en la aplicación'])(
    'of the app is left to the assistant: %s',
    (question) => {
      expect(answerTo(question).answer).toMatch(/Assistant|Asistente/);
      expect(answerTo(question).nearest).toEqual([]);
    },
  );
});

it('a question whether a spotter is needed is answered with the rule', () => {
  expect(answerTo('do i need a spotter for backing the truck').citations[0]?.section).toBe(
    'Backing vehicles and equipment › Alarm or observer',
  );
});

it('what goes on the log is told before 911 where somebody may have been hurt', () => {
  const { answer, emergency } = answerTo('a guy broke his finger last week, is it recordable');
  expect(emergency).toBe(false);
  expect(answer).toContain('1904.7');
});

describe('the same question in English and in Spanish', () => {
  const pairs = z
    .array(z.object({ en: z.string(), es: z.string() }))
    .parse(
      JSON.parse(readFileSync(new URL('../../answers/evaluation/sets/pairs.json', import.meta.url), 'utf8')),
    );

  it('reaches the same section', () => {
    const all = [...pairs, ...fallbackQuestions];
    const found = (question: string) => {
      const { citations, nearest } = answerTo(question);
      return (citations[0] ?? nearest[0])?.section;
    };
    const apart = all.filter(({ en, es }) => found(en) !== found(es));
    // Of these 207 some have two sections that say it; what a change adds to them is looked at.
    expect(apart.length, apart.map(({ en, es }) => `${en} | ${es}`).join('\n')).toBeLessThanOrEqual(
      MOST_APART,
    );
  });
});

const MOST_APART = 41;
