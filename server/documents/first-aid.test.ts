import { firstAid, type FirstAid } from '@tailboard/answers/emergency/first-aid.ts';
import { answerPassages, type PassageIndex } from '@tailboard/answers/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryIndex } from '@tailboard/answers/training/library.ts';

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

describe('where somebody may be hurt and a document answers', () => {
  it('the first aid for the harm that is named comes first, then the answer', () => {
    const { answer, citations, emergency } = answerPassages(
      index,
      'worker hanging in harness how fast must he be rescued',
    );
    expect([emergency, answer.startsWith('If somebody is hurt or in danger now:')]).toEqual([true, true]);
    const { documentKey, anchor, steps } = firstAid.suspended;
    expect(steps.map(({ en }) => answer.indexOf(en))).not.toContain(-1);
    expect(citations[0]?.url).toBe(`/safety/${documentKey}#${anchor}`);
    expect(citations[1]?.url).toMatch(/#rescue/);
    expect(answer).toMatch(/\[1\][^]*” \[2\]/);
  });

  it('the first aid is not said twice', () => {
    const { citations } = answerPassages(index, 'first thing to do when coworker is shocked');
    expect(citations.map(({ url }) => url)).toEqual([
      `/safety/${firstAid.current.documentKey}#${firstAid.current.anchor}`,
    ]);
  });
});
