import { readMarkdown } from '@tailboard/answers/library/read-markdown.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../safety-library/', import.meta.url);
const spanishFolder = new URL('es/', folder);
const names = existsSync(spanishFolder) ? readdirSync(spanishFolder) : [];

const CITE = /\b\d+ CFR \d+(?:\.\d+)?(?:\([a-zA-Z\d]+\))*/g;
const NUMBER = /\d+(?:[.,/:]\d+)*/g;

/** Units as the pages write them, and the Spanish of each. */
const UNITS: [unit: string, english: string, spanish: string][] = [
  ['foot', 'feet|foot|ft', 'pies?'],
  ['inch', 'inch(?:es)?', 'pulgadas?'],
  ['mph', 'mph|miles (?:an|per) hour', 'mph|millas por hora'],
  ['mile', 'miles?', 'millas?'],
  ['pound', 'pounds?|lb', 'libras?'],
  ['gallon', 'gallons?', 'galón|galones'],
  ['second', 'seconds?', 'segundos?'],
  ['minute', 'minutes?', 'minutos?'],
  ['hour', 'hours?', 'horas?'],
  ['day', 'days?', 'días?'],
  ['week', 'weeks?', 'semanas?'],
  ['month', 'months?', 'mes(?:es)?'],
  ['year', 'years?', 'años?'],
  ['°F', '°F|degrees', '°F|grados'],
  ['percent', '%|percent', '%|por ciento'],
  ['kV', 'kV', 'kV'],
  ['volt', 'volts?', 'voltios?'],
  ['ampere', 'amperes?|amps?', 'amperios?'],
  ['decibel', 'decibels|dBA?', 'decibeles|decibelios|dBA?'],
  ['ppm', 'ppm', 'ppm'],
];

/** Each number with the unit right behind it, '6 foot', sorted. */
function figuresOf(text: string, language: 'english' | 'spanish'): string[] {
  const plain = text.replaceAll(/[*_`]/g, '');
  return [...plain.matchAll(NUMBER)]
    .map(({ 0: number, index }) => {
      const behind = plain.slice(index + number.length);
      const unit = UNITS.find(([, english, spanish]) =>
        new RegExp(
          `^[\\s-]?(?:de |working |business |calendar )?(?:${language === 'english' ? english : spanish})(?![\\p{L}])`,
          'iu',
        ).test(behind),
      );
      return unit === undefined ? number : `${number} ${unit[0]}`;
    })
    .toSorted();
}

const citesOf = (text: string) => (text.match(CITE) ?? []).toSorted();

/** What a block is, apart from its words: '## heading', 'text', 'list of 4', 'table 4 x 6'. */
function shapeOf(block: ReturnType<typeof readMarkdown>['blocks'][number]): string {
  if (block.kind === 'heading') return `heading ${block.level}`;
  if (block.kind === 'break') return 'break';
  const lines = block.markdown.split('\n');
  if (lines.every((line) => line.startsWith('|'))) {
    const columns = (lines[0] ?? '').split(' | ').length;
    return `table ${columns} x ${lines.length}`;
  }
  const items = lines.filter((line) => /^\s*(?:[-*+]|\d+[.)])\s/.test(line)).length;
  return items === 0 ? 'text' : `list of ${items}`;
}

const textOf = (block: ReturnType<typeof readMarkdown>['blocks'][number]) =>
  block.kind === 'heading' ? block.text : block.kind === 'text' ? block.markdown : '';

const pages = names.map((name) => ({
  name,
  english: readMarkdown(readFileSync(new URL(name, folder), 'utf8')),
  spanish: readMarkdown(readFileSync(new URL(name, spanishFolder), 'utf8')),
}));

describe('the Spanish pages of the safety library', () => {
  it('are pages that stand in English', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !existsSync(new URL(name, folder)))).toEqual([]);
  });

  it.each(pages)('$name has the front matter of its English page, with a Spanish title', (page) => {
    const { title, topics, ...spanish } = page.spanish.frontMatter;
    const { title: englishTitle, topics: englishTopics, ...english } = page.english.frontMatter;
    expect(spanish).toEqual(english);
    expect(title).toBeTruthy();
    expect(topics?.length ?? 0).toBeGreaterThanOrEqual(englishTopics === undefined ? 0 : 3);
    expect(englishTitle).toBeTruthy();
  });

  it.each(pages)('$name is block for block the twin of its English page', ({ english, spanish }) => {
    const told = (page: typeof english) => page.blocks.map((block, at) => `${at} ${shapeOf(block)}`);
    expect(told(spanish)).toEqual(told(english));
  });

  it.each(pages)('$name has the numbers, units and CFR paragraphs of each block', ({ english, spanish }) => {
    const told = (page: typeof english, language: 'english' | 'spanish') =>
      page.blocks.map((block, at) => ({
        block: at,
        figures: figuresOf(textOf(block), language),
        cites: citesOf(textOf(block)),
      }));
    const twins = told(spanish, 'spanish');
    const differing = told(english, 'english')
      .map((one, at) => ({ english: one, spanish: twins[at] }))
      .filter((pair) => JSON.stringify(pair.english) !== JSON.stringify(pair.spanish));
    expect(differing).toEqual([]);
  });
});
