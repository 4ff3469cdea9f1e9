import { numbersIn } from '@tailboard/answers/reading/measures.ts';
import { plainText } from '@tailboard/answers/library/markdown.ts';
import { answerPassages, type PassageIndex } from '@tailboard/answers/search.ts';
import { leansBack, quotedUnits, wholeOf } from '@tailboard/answers/library/units.ts';
import type { Citation } from '@tailboard/contract/documents.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedFor } from '@tailboard/answers/training/named-questions.ts';
import { libraryIndex, ownIndex } from '@tailboard/answers/training/library.ts';

let library: PassageIndex;
beforeAll(async () => {
  library = await libraryIndex();
});

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** The lists of a passage's Markdown: what leads to each, where its line ends in a colon, and the words of its items. */
function listsOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.trim() !== '');
  const lists: string[][] = [];
  for (const [at, line] of lines.entries()) {
    if (!ITEM.test(line)) continue;
    const before = lines[at - 1] ?? '';
    if (ITEM.test(before)) lists.at(-1)?.push(plainText(line.replace(ITEM, '')));
    else {
      const lead = before.trim().endsWith(':')
        ? plainText(before)
            .split(/(?<=[.!?]) (?=[A-Z])/)
            .at(-1)
        : undefined;
      lists.push([...(lead === undefined ? [] : [lead]), plainText(line.replace(ITEM, ''))]);
    }
  }
  return lists;
}

/** What is wrong with words quoted from a passage. */
function faultsOf(quote: string, markdown: string): string[] {
  const flat = quote.replaceAll(/\s+/g, ' ');
  const faults = listsOf(markdown).flatMap((list) => {
    const there = list.filter((item) => flat.includes(item));
    if (there.length === 0) return [];
    if (there.length < list.length)
      return [`leaves out of a list: ${list.find((item) => !there.includes(item))}`];
    const from = flat.indexOf(list[0] ?? '');
    const to = flat.indexOf(list.at(-1) ?? '', from);
    return /…/.test(flat.slice(from, to)) || /… ?(?:•|\d+\.) ?$/.test(flat.slice(0, from))
      ? ['an ellipsis in a list']
      : [];
  });
  if (/:["”]?$/.test(flat)) faults.push('ends in a colon');
  if (/…\s+(?:unless|except|but|however|only if)\b/i.test(flat))
    faults.push('an exception behind an ellipsis');
  const standing = numbersIn(plainText(markdown));
  faults.push(
    ...numbersIn(flat)
      .filter((number) => !standing.includes(number))
      .map((number) => `has ${number}`),
  );
  return faults;
}

describe('whatever is quoted of a passage of the library', () => {
  it('has each list that it touches whole, with what leads to it, and no ellipsis in it', () => {
    const faults: string[] = [];
    for (const { passage, units, isTable } of library.passages) {
      if (isTable) continue;
      for (const [index, unit] of units.entries()) {
        if (unit.isOpen) continue;
        const alone = wholeOf(units, [index]);
        const both = wholeOf(
          units,
          [index, (index * 7 + 3) % units.length].filter((at) => units[at]?.isOpen === false),
        );
        for (const places of [alone, both]) {
          const quote = quotedUnits(
            places.flatMap((at) => (units[at] === undefined ? [] : [{ unit: units[at], index: at }])),
          );
          faults.push(
            ...faultsOf(quote, passage.text).map((fault) => `${passage.section}: ${fault}: ${quote}`),
          );
          const first = units[places[0] ?? 0];
          if (places[0] !== 0 && first !== undefined && first.mark === '' && leansBack(first.text))
            faults.push(`${passage.section}: begins with what it stands for elsewhere: ${quote}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('has so in the answers to the questions that its sections name', () => {
    const asked = library.passages.flatMap((read, at) => {
      const named = namedFor(read);
      return named[at % named.length]?.question ?? [];
    });
    const questions = [...new Set(asked)].filter((_, at) => at % 10 === 0);
    const texts = new Map<string, string>();
    for (const { passage } of library.passages)
      texts.set(passage.section, `${texts.get(passage.section) ?? ''}\n\n${passage.text}`);
    const faults = questions.flatMap((question) =>
      answerPassages(library, question).citations.flatMap(({ section, quote }: Citation) =>
        faultsOf(quote, texts.get(section) ?? '')
          // A list of another passage under the same heading may have the same words.
          .filter((fault) => !fault.startsWith('leaves out') || !quote.includes('|'))
          .map((fault) => `${question}: ${section}: ${fault}`),
      ),
    );
    expect(questions.length).toBeGreaterThan(60);
    expect(faults).toEqual([]);
  }, 300_000);

  it('begins with what it speaks of: no passage begins with ‘it’ or ‘this’', () => {
    const leaning = library.passages.filter(
      ({ units: [first], isTable }) => !isTable && first !== undefined && leansBack(first.text),
    );
    expect(leaning.map(({ passage }) => passage.section)).toEqual([]);
  });

  it('is a row with its heading, its unit and its paragraph where it is of a table', () => {
    const { answer } = answerPassages(library, 'crane next to a 138 kV line how far');
    expect(answer).toContain('Crane, line of over 50 to 200 kilovolts: 15 feet (29 CFR 1926.1408, Table A)');
    const same = library.passages
      .flatMap(({ isTable, units }) => (isTable ? units : []))
      .filter(({ text }) => /^same\b/i.test(text));
    expect(same.map(({ text }) => text)).toEqual([]);
  });
});

describe('a company’s own list', () => {
  it('in an order is quoted whole, however long it is', async () => {
    const steps = Array.from(
      { length: 40 },
      (_, at) => `${at + 1}. Turn valve number ${at + 1} of the zebra pump a quarter turn to the left.`,
    );
    const index = await ownIndex(
      `# Pump\n\n## Start the zebra pump\n\nTo start the zebra pump, in this order:\n\n${steps.join('\n')}`,
    );
    const { answer } = answerPassages(index, 'how do I start the zebra pump');
    for (const step of steps) expect(answer).toContain(step);
    expect(answer).toContain('in this order:');
  });

  it('keeps an exception with its rule', async () => {
    const index = await ownIndex(
      '# Gate\n\nThe zebra gate is closed at 6 pm. Trucks wait outside. Unless the guard opens it, nobody drives in.',
    );
    expect(answerPassages(index, 'when do trucks wait outside the zebra gate').answer).not.toMatch(
      /outside\.”/,
    );
  });
});
