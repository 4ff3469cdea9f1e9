import { defineConfig } from '@lingui/cli';

/** English is written in the code; a further language is its code in `locales` and a catalogue beside English. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [{ path: `${process.env['CATALOGUES'] ?? '<rootDir>/src/locales'}/{locale}`, include: ['src'] }],
  orderBy: 'origin',
});
