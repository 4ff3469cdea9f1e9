import { englishSentences } from '@tailboard/contract/sentences/all.ts';
import { expect, it } from 'vitest';
import { faultsOf } from '../../web/build/compare-texts.ts';
import { spanishTexts } from './spanish-of.ts';

const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted().join(' ');

it('has each sentence of the server in Spanish, with the same gaps and the same numbers', () => {
  const coded = Object.entries(englishSentences);
  expect(coded.length).toBeGreaterThan(400);
  const spanishOf = new Map(coded.map(([code]) => [code, spanishTexts.get(code) ?? '']));
  expect(faultsOf(spanishOf, new Map(coded))).toEqual([]);
  expect(coded.filter(([code, text]) => numbersIn(spanishOf.get(code) ?? '') !== numbersIn(text))).toEqual(
    [],
  );
});
