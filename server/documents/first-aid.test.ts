import { firstAid, type FirstAid } from '@tailboard/answers/emergency/first-aid.ts';
import type { PassageIndex } from '@tailboard/answers/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryIndex } from './library-index.ts';

let index: PassageIndex;
beforeAll(async () => {
  index = await libraryIndex();
});

const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
const partsOf = ({ not, call, steps }: FirstAid) => [...(not === null ? [] : [not]), call, ...steps];

/** Small words that stand in one language only. */
const ENGLISH = /\b(the|and|not|with|is|of|until|person)\b/i;
const SPANISH = /\b(el|la|los|las|que|una?|con|hasta|persona)\b/i;

describe.each(Object.entries(firstAid))('the first aid for %s', (_kind, aid) => {
  it('stands on its page, word for word and whole', () => {
    const ofSection = index.passages.filter(
      ({ passage }) => passage.documentKey === aid.documentKey && passage.section === aid.section,
    );
    const list = ofSection.find(({ passage }) => passage.anchor === aid.anchor)?.passage.text ?? '';
    expect(list).toContain(aid.steps.map(({ en }, at) => `${at + 1}. ${en}`).join('\n'));
    const section = ofSection
      .map(({ passage }) => passage.text)
      .join('\n')
      .toLowerCase();
    expect(section).toContain(aid.call.en.toLowerCase());
    if (aid.not !== null) expect(section).toContain(aid.not.en.toLowerCase());
  });

  it('has three to six steps, and calls 911', () => {
    expect(aid.steps.length).toBeGreaterThanOrEqual(3);
    expect(aid.steps.length).toBeLessThanOrEqual(6);
    for (const language of ['en', 'es'] as const) {
      expect(aid.call[language]).toContain('911');
      for (const step of partsOf(aid)) expect(step[language]).toMatch(/^[¡A-ZÁÉÍÓÚ].*\.$/);
    }
  });

  it('says in Spanish the same numbers, and nothing in English', () => {
    for (const { en, es } of partsOf(aid)) {
      expect(numbers(es), es).toEqual(numbers(en));
      expect(es).not.toMatch(ENGLISH);
      expect(en).not.toMatch(SPANISH);
    }
  });
});
