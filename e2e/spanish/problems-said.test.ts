import { sentencesOfProblem } from '@tailboard/contract/problem-sentences.ts';
import { problemCodes } from '@tailboard/contract/problems.ts';
import { sentenceOfMessage } from '@tailboard/contract/message-sentences.ts';
import { talkFaults } from '@tailboard/contract/talk-rules.ts';
import { createUserSchema, peopleColumns } from '@tailboard/contract/users.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkTransition } from '../../server/incidents/check-content.ts';
import { saidOfIssue } from '../../server/http/field-faults.ts';
import { ProblemError } from '../../server/http/problem.ts';
import { inARow, say, saidOf } from '../../server/sentences/say.ts';
import { stepsOf } from '../../server/claims/status-machine.ts';
import { talkTopics } from '../../server/talks/public.ts';
import { problemsOf } from '../../server/users/import-problems.ts';
import { notInSpanish, notInSpanishOf, spanishOf } from './spanish-of.ts';

// A sentence of the server is a code that has its Spanish (sentences.test.ts); that what is refused has codes, and how its
// values fall into place, is here.

/** What is thrown, as it is sent. */
function bodyOf(refuse: () => unknown) {
  try {
    refuse();
  } catch (error) {
    if (error instanceof ProblemError) return error.toBody();
  }
  throw new Error('Nothing was refused');
}

it('sends each problem in English, with its code for other languages', () => {
  for (const code of problemCodes) {
    const body = new ProblemError(code).toBody();
    expect(notInSpanishOf({ sentences: sentencesOfProblem(body) }, [body.detail])).toEqual([]);
  }
});

it.each([
  [
    () => checkTransition('closed', 'in_progress'),
    /^Un incidente cerrado puede pasar a abierto, no a en curso\.$/,
  ],
  [
    () => stepsOf('contest', 'under_review'),
    /^Un reclamo en revisión no se puede impugnar\. Puede pasar a aprobado o rechazado\.$/,
  ],
  [
    () => stepsOf('ask', 'approved'),
    /^Sobre un reclamo aprobado no se puede preguntar\. Su estado es definitivo\.$/,
  ],
  [
    () => {
      const day = '2026-11-21T12:00';
      throw new ProblemError('claim-decided', {
        detail: say('problem.claim-decided.approved', { name: 'Dana Lead', day }),
      });
    },
    /^Dana Lead aprobó este reclamo el 21 de noviembre de 2026\.$/,
  ],
])('fills in what a refusal names', (refuse, spanish) => {
  const { detail, errors = [], sentences = [] } = bodyOf(refuse);
  const said = sentences.find(({ text }) => text === detail);
  expect(said && spanishOf(saidOf(said))).toMatch(spanish);
  expect(
    notInSpanishOf(
      { sentences },
      errors.map(({ message }) => message),
    ),
  ).toEqual([]);
});

const repository = new URL('../../', import.meta.url);

it('gives every message of the contract’s schemas a code', () => {
  const literal =
    /\.(?:min|max|gt|lt|int|regex|refine|email|enum|number|literal|date)\((?:[^()]|\([^()]*\))*?(['`])([A-Z][a-z]+ [^'`\n]{3,})\1/g;
  const found = readdirSync(new URL('contract/', repository))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const code = readFileSync(new URL(`contract/${file}`, repository), 'utf8');
      return Array.from(code.matchAll(literal), ([, , text = '']) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
  const issues = createUserSchema.safeParse({ username: 'a b', password: 'short', name: '', role: 'admin' })
    .error?.issues;
  expect(issues?.map(({ message }) => sentenceOfMessage(message)?.code)).toEqual([
    'field.username-letters',
    'field.at-least-characters',
    'field.name-required',
  ]);
});

it.each([
  [z.string(), undefined, 'Required'],
  [z.string(), 7, 'Must be text, not a number'],
  [z.array(z.string()), {}, 'Must be a list, not an object'],
  [z.string().min(1_200), 'a', 'Use at least 1,200 characters'],
  [z.string().max(1), 'abc', 'Use at most 1 characters'],
  [z.number().min(3), 1, 'Must be at least 3'],
  [z.number().gt(3), 3, 'Must be more than 3'],
  [z.number().max(40), 41, 'Must be at most 40'],
  [z.number().lt(40), 40, 'Must be less than 40'],
  [z.array(z.string()).min(2), [], 'Give at least 2'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Give at most 1'],
  [z.enum(['north', 'south']), 'west', 'Invalid option: expected one of "north"|"south"'],
  [z.uuid(), 'x', 'Invalid UUID'],
  [z.iso.date(), 'x', 'Enter a date'],
  [z.int(), 1.5, 'Enter a whole number'],
  [z.iso.datetime(), 'x', 'Invalid ISO datetime'],
])(
  'says in both languages what a schema without words of its own finds wrong: %#',
  (schema, given, english) => {
    const [issue] = schema.safeParse(given).error?.issues ?? [];
    const said = saidOfIssue({ ...issue });
    expect(said.text).toBe(english);
    expect(notInSpanish([said])).toEqual([]);
  },
);

it('says in Spanish what is wrong with a row of a list of people', () => {
  const rows = peopleColumns.flatMap((field) =>
    ['', 'common', 'x'.repeat(300), '1234567890', 'the one of sam', 'tailboard 12'].map((value) =>
      problemsOf(4, {
        given: { username: 'sam', ...(value !== '' && { [field]: value }) },
        issues: [{ path: [field], message: 'wrong' }].filter(
          () => field !== 'password' || !/^(1|the|tail)/.test(value),
        ),
      }),
    ),
  );
  const said = rows.flat();
  expect(new Set(said.map(({ text }) => text)).size).toBeGreaterThan(12);
  expect(notInSpanish(said)).toEqual([]);
});

it('says in Spanish what every toolbox talk asks', () => {
  for (const { sentences, title, questions } of talkTopics()) {
    const asked = questions.flatMap(({ question, choices }) => choices.concat(question));
    expect(notInSpanishOf({ sentences }, [title, ...asked])).toEqual([]);
  }
});

it('says in Spanish why a talk cannot be closed, with the names as they are', () => {
  const [topic] = talkTopics();
  if (topic === undefined) throw new Error('There is no talk');
  const at = '2026-11-20T12:40:00.000Z';
  const faults = talkFaults(
    {
      read: false,
      answers: [null, null],
      heldAt: at,
      closedAt: '1999-01-01T00:00:00.000Z',
      attendees: [
        { attendance: 'present', userId: 3, name: 'Sam Carter', signature: null, signedAt: null },
        { attendance: 'present', userId: 3, name: 'Sam Carter', signature: { by: 'agrees' }, signedAt: null },
        { attendance: 'excused', userId: null, name: 'Ana Ruiz', reason: ' ' },
      ],
    },
    topic,
    Date.parse(at),
  );
  const said = faults.map(({ sentence }) => saidOf(sentence));
  expect(said.length).toBeGreaterThan(7);
  expect(notInSpanish(said)).toEqual([]);
  expect(said.map(spanishOf)).toContain('Diga por qué no está aquí Ana Ruiz');
  expect(spanishOf(inARow([say('problem.not-found'), say('problem.too-large')]))).toMatch(/verlo\. Esto es/);
});
