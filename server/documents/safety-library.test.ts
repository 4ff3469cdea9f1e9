import { readdirSync, readFileSync } from 'node:fs';
import { documentKeySchema, documentKinds } from '@tailboard/contract/documents.ts';
import { talkTopicSchema } from '@tailboard/contract/talks.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = new URL('../../safety-library/', import.meta.url);

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  key: documentKeySchema,
  kind: z.enum(documentKinds),
  topics: z.array(z.string().min(1)).min(3),
  sections: z.array(z.string().min(1)).min(1),
  reviewed: z.iso.date(),
});

/** The text under each heading, without what stands under the headings below it. White space and table lines are one space. */
function underHeadings(body: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const part of body.split(/^(?=#{1,4} )/m)) {
    const [heading = '', ...lines] = part.split('\n');
    const name = heading.replace(/^#+ /, '').trim();
    texts.set(name, `${texts.get(name) ?? ''} ${lines.join(' ')}`.replaceAll(/[\s|*]+/g, ' '));
  }
  return texts;
}

/** Cells of the rows of the table under 'The numbers', without head and line. */
function numbersTable(body: string): string[][] {
  const part = /^## The numbers\n([\s\S]*?)(?=^## )/m.exec(body)?.[1] ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const [, head = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(name, folder), 'utf8')) ?? [];
    return {
      name,
      head: frontMatterSchema.parse(parse(head, { schema: 'failsafe' })),
      body,
      texts: underHeadings(body),
    };
  });

const BELIEVED = 'Often believed, and wrong';

const byKey = new Map(documents.map((document) => [document.head.key, document]));
const titles = new Set(documents.map(({ head }) => head.title));

/** Where a number stands that is not in the Code of Federal Regulations. */
const otherSources =
  /^(OSH Act, section \d+\(\w\)|National Weather Service|NIOSH advice|OSHA (and NOAA )?(guide|fact sheet|proposal)\b.*|OSHA and NOAA, 30-30 rule|common formula)$/;

describe('the safety library', () => {
  it('is for people: no page has a hidden comment', () => {
    expect(documents.filter(({ body }) => body.includes('<!--')).map(({ name }) => name)).toEqual([]);
  });

  it('has 51 documents whose keys are their file names, each with its own title', () => {
    expect(documents.map(({ head }) => `${head.key}.md`)).toEqual(documents.map(({ name }) => name));
    expect(documents).toHaveLength(51);
    expect(titles.size).toBe(51);
  });

  it.each(documents)(
    '$head.key is long enough, says what it is not, and what to do',
    ({ head, body, texts }) => {
      // What is often believed is looked up, not read.
      const read = body.replace(new RegExp(`^## ${BELIEVED}\n[\\s\\S]*?(?=^## )`, 'm'), '');
      const words = read.split(/[\s|-]+/).filter((word) => /\w/.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(2_600);
      expect(body).toContain('not legal advice');
      expect(body.startsWith(`\n# ${head.title}\n`)).toBe(true);
      for (const heading of [
        'When this applies',
        'The numbers',
        'Do',
        'Do not',
        'Stop work when',
        'If something goes wrong',
      ]) {
        expect(texts.has(heading), heading).toBe(true);
      }
      expect(body.split('\n## If something goes wrong\n')[1]).toContain('911');
    },
  );

  it.each(documents)(
    '$head.key names every section that it cites, and cites every one that it names',
    ({ head, body }) => {
      const cited = body.match(/\b\d+ CFR \d+\.\d+(?:\([a-zA-Z\d]+\))*/g) ?? [];
      const named = new Set(head.sections.map((section) => section.replace(/, Table .*$/, '')));
      expect([...new Set(cited)].filter((section) => !named.has(section))).toEqual([]);
      expect(head.sections.filter((section) => !body.includes(section))).toEqual([]);
      expect(head.sections).toHaveLength(new Set(head.sections).size);
    },
  );

  it.each(documents)('$head.key says of every number in its table where it stands', ({ head, body }) => {
    const rows = numbersTable(body);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row, row.join(' | ')).toHaveLength(4);
      const [what, number, , source = ''] = row;
      expect([what, number]).not.toContain('');
      if (!otherSources.test(source)) expect(head.sections).toContain(source);
    }
  });

  it('says of a proposed rule in each sentence that it is proposed and not in force', () => {
    const proposals = documents.flatMap(({ texts }) =>
      [...texts].filter(([heading]) => /propos/i.test(heading)).map(([, text]) => text),
    );
    expect(proposals.length).toBeGreaterThan(0);
    const rows = documents.flatMap(({ body }) =>
      numbersTable(body).filter((row) => /propos/i.test(row.join(' '))),
    );
    const sentences = proposals.flatMap((text) => text.trim().split(/(?<=[.!?]) (?=[A-Z])/));
    const told = [...sentences, ...rows.map((row) => row.join(' '))];
    expect(told.filter((one) => !/\bproposed\b/i.test(one) || !/\bnot in force\b/i.test(one))).toEqual([]);
  });

  it.each(documents)('$head.key sends the reader only to pages that exist', ({ body }) => {
    const sent = [...body.matchAll(/\bpage ([A-Z][\w' -]+?)(?=[.,:;]| for | to | tells )/g)].map(
      ([, title = '']) => title,
    );
    expect(
      sent.filter((title) => ![...titles].some((known) => title === known || known.startsWith(title))),
    ).toEqual([]);
  });
});

describe('the toolbox talks', () => {
  const talks = z
    .array(talkTopicSchema)
    .parse(JSON.parse(readFileSync(new URL('talks.json', folder), 'utf8')));

  it('are one for every document, under its title', () => {
    expect(talks.map(({ documentKey }) => documentKey).toSorted()).toEqual([...byKey.keys()].toSorted());
    expect(talks.filter(({ documentKey, title }) => byKey.get(documentKey)?.head.title !== title)).toEqual(
      [],
    );
  });

  it.each(talks)('$documentKey asks what the document says, with numbers of the document only', (talk) => {
    const document = byKey.get(talk.documentKey);
    const figures = new Set(document?.body.match(/\d+(?:[.,/]\d+)*/g));
    expect(talk.points.length).toBeGreaterThanOrEqual(3);
    expect(talk.points.length).toBeLessThanOrEqual(6);
    for (const { question, choices, correct, section } of talk.questions) {
      expect(document?.texts.has(section), section).toBe(true);
      expect(new Set(choices).size).toBe(3);
      const said = [...talk.points, question, choices[correct] ?? ''].join(' ');
      expect((said.match(/\d+(?:[.,/]\d+)*/g) ?? []).filter((figure) => !figures.has(figure))).toEqual([]);
    }
  });

  it('do not have the right answer at the same place', () => {
    const places = talks.flatMap(({ questions }) => questions.map(({ correct }) => correct));
    for (const place of [0, 1, 2])
      expect(places.filter((at) => at === place).length).toBeGreaterThan(places.length / 5);
  });
});

describe.each([
  { file: 'evaluation/sets/first.json', from: 1 },
  { file: 'evaluation/sets/second.json', from: 291 },
  { file: 'evaluation/sets/third.json', from: 441 },
  { file: 'evaluation/sets/fourth.json', from: 491 },
  { file: 'evaluation/sets/fifth.json', from: 628 },
  { file: 'evaluation/sets/sixth.json', from: 742 },
  { file: 'evaluation/sets/seventh.json', from: 911 },
  { file: 'evaluation/sets/tenth.json', from: 1400 },
  { file: 'evaluation/sets/eleventh.json', from: 1640 },
  { file: 'evaluation/sets/twelfth.json', from: 1880 },
  { file: 'evaluation/sets/thirteenth.json', from: 20001 },
  { file: 'evaluation/sets/fourteenth.json', from: 30001 },
  { file: 'training/texts/questions.json', from: 2001 },
])('the labelled questions of $file', ({ file, from }) => {
  const placeSchema = z.strictObject({
    documentKey: documentKeySchema,
    section: z.string(),
    mustContain: z.array(z.string().min(1)).optional(),
  });
  const questions = z
    .array(
      z.strictObject({
        id: z.int(),
        writer: z.string().min(1).optional(),
        kind: z.enum([
          'answerable',
          'section-number',
          'number',
          'unanswerable',
          'false-premise',
          'injected',
          'spanish',
          'emergency',
        ]),
        question: z.string().min(1),
        documentKeys: z.array(documentKeySchema).min(1).optional(),
        quoteOk: z.array(placeSchema).optional(),
        expect: z.union([
          z.null(),
          z.strictObject({ emergency: z.literal(true) }),
          placeSchema.extend({
            alsoOk: z.array(placeSchema).optional(),
            refusalOk: z.literal(true).optional(),
          }),
        ]),
      }),
    )
    .parse(JSON.parse(readFileSync(new URL(`../../answers/${file}`, import.meta.url), 'utf8')));

  it('are numbered and ask about documents that exist', () => {
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_, index) => index + from));
    expect(
      questions.flatMap(({ documentKeys = [] }) => documentKeys).filter((key) => !byKey.has(key)),
    ).toEqual([]);
  });

  it('expect what still stands in the documents', () => {
    const gone = questions.flatMap(({ id, expect: answer, quoteOk = [] }) => {
      if (answer === null || 'emergency' in answer) return quoteOk.map((place) => ({ id, place }));
      const others = (answer.alsoOk ?? []).map(({ documentKey, section, mustContain }) => ({
        documentKey,
        section,
        mustContain: mustContain ?? answer.mustContain,
      }));
      return [answer, ...others].map((place) => ({ id, place }));
    });
    expect(
      gone.filter(({ place }) => {
        const text = byKey.get(place.documentKey)?.texts.get(place.section);
        return text === undefined || !(place.mustContain ?? []).every((words) => text.includes(words));
      }),
    ).toEqual([]);
  });
});
