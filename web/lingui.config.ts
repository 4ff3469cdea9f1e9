import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { sentenceExtractor, talkExtractor } from './build/extract-sentences.ts';

/** English is written in the code; a further language is its code in `locales` and a catalogue beside English. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    {
      path: `${process.env['CATALOGUES'] ?? '<rootDir>/src/locales'}/{locale}`,
      include: ['src', '../contract/sentences', '../safety-library/talks.json'],
      exclude: ['../contract/sentences/all.ts'],
    },
  ],
  extractors: [sentenceExtractor, talkExtractor, babelExtractor],
  // Sorted by text and without line numbers, so that two branches that add texts merge.
  orderBy: 'messageId',
  format: formatter({ lineNumbers: false }),
});
