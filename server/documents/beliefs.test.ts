import { believedIn, isCorrection } from '@tailboard/answers/deciding/beliefs.ts';
import { answerPassages, type PassageIndex } from '@tailboard/answers/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedFor } from '@tailboard/answers/training/named-questions.ts';
import { libraryIndex } from '@tailboard/answers/training/library.ts';

let library: PassageIndex;
beforeAll(async () => {
  library = await libraryIndex();
});
const answerTo = (question: string) => answerPassages(library, question);
const corrections = () => library.passages.filter(isCorrection);

/** Begins with 'No.', behind a call for help where somebody may be hurt. */
const NO = /(?:^|\n\n)No\. /;

describe('what is often believed, and wrong', () => {
  it('stands in the pages a sentence each, with what is so and where that stands', () => {
    expect(corrections().length).toBeGreaterThan(90);
    const other = corrections().filter(
      ({ units }) =>
        units.length !== 1 ||
        !/^“[^”]+”: no, .+ \((?:29 CFR \d+\.\d+(?:\([a-zA-Z\d]+\))*(?:, Table A)?|OSH Act, section \d+(?:\(\w+\))+)\)\.$/.test(
          units[0]?.text ?? '',
        ),
    );
    expect(other.map(({ passage }) => passage.text)).toEqual([]);
  });

  it('has ways to say it in both languages', () => {
    const few = corrections().filter((read) =>
      ['en', 'es'].some((language) => namedFor(read).filter((one) => one.language === language).length < 2),
    );
    expect(few.map(({ passage }) => passage.text)).toEqual([]);
  });

  it('is denied to whoever says it, with the paragraph', () => {
    const left = corrections().filter((read) => {
      const { answer, citations } = answerTo(`${believedIn(read)}, right?`);
      const quoted = citations
        .map(({ quote }) => quote)
        .join(' ')
        .toLowerCase();
      return !NO.test(answer) || !read.passage.cites.every((cite) => quoted.includes(cite));
    });
    expect(left.map(believedIn)).toEqual([]);
    // A hundred answers: seconds on a quiet machine.
  }, 180_000);

  it.each([
    'my super swears three stitches is still only first aid, right?',
    'so he fainted for about ten seconds and got up fine, so no need to put that on the 300, right?',
    'we found out this morning that the man died, so we have a full 24 hours to phone OSHA, correct?',
    'is the safety director allowed to sign the 300A',
    'the crane can get within 6 feet of a 12 kV line right',
    'le dieron seis puntadas y siguió trabajando, entonces eso nomás es primeros auxilios, ¿verdad?',
    'la protección contra caídas empieza a los 10 pies, ¿cierto?',
    '¿me puedo amarrar al barandal?',
  ])('is heard in other words: %s', (question) => {
    expect(answerTo(question).answer).toMatch(NO);
  });

  it.each([
    'stitches are medical treatment, right?',
    'a death has to be reported within 8 hours, right?',
    'do I need fall protection at 8 feet?',
    'a guardrail is not an anchor, right?',
    'is a fractured rib recordable if the doctor did nothing for it?',
    'weekends count as days away, right?',
    'is it 8 or 24 hours for a death',
    'why are stitches not first aid',
    'una muerte se reporta en 8 horas, ¿verdad?',
    'le pusieron una curita y un ungüento sin receta, eso es primeros auxilios, ¿verdad?',
    '¿se registra una costilla quebrada si no le hicieron nada?',
  ])('is not heard where what is said is so: %s', (question) => {
    expect(answerTo(question).answer).not.toMatch(NO);
  });

  it('is quoted to nobody who only asks', () => {
    const { citations, nearest } = answerTo('how long do we have to report an amputation');
    expect([...citations, ...nearest].filter(({ section }) => section.includes('Often believed'))).toEqual(
      [],
    );
  });
});
