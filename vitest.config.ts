import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { englishTexts } from './web/build/english-texts.ts';

// The tests run from the root, where the texts' plugin would look for its settings.
process.env['LINGUI_CONFIG'] ??= `${import.meta.dirname}/web/lingui.config.ts`;

// Far from UTC, where it is often another day: what tells a day by UTC is found out. One test file may set its own.
process.env['TZ'] = 'America/Denver';

/** Begun first, in this order, so that none is left to run alone at the end: they start processes or wait for time-outs. */
const LONGEST = [
  ...['durability/kill-under-load', 'database/embedded', 'main', 'documents/by-model'],
  ...['documents/kill-while-indexing', 'http/hostile', 'geocode/geocode', 'media/write-transcripts'],
].map((name) => `/server/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? LONGEST.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  // So that what a screen says can be asserted: the texts as the build leaves them.
  plugins: [englishTexts()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['{contract,answers,server,web,e2e,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // One migrated database with the demo crew is made once; each test file starts from a copy of it.
          globalSetup: ['server/testing/prepare-database.ts'],
          // Files of one worker share what they import, the server's packages above all: reading them anew for each file took
          // two fifths of the processor time. No test may leave a changed module behind.
          isolate: false,
        },
      },
      {
        extends: true,
        // What a screen shows, in a page without a browser: web/testing/open-app.tsx.
        test: { name: 'screens', include: ['web/src/**/*.test.tsx'], environment: 'happy-dom' },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // A test file holds a database in memory: more at once than cores only makes each slower, and tests that wait starve.
    maxWorkers: 2,
    // A file's server and database are garbage when it ends. A heap that begins large is gone through less often: a twentieth of the
    // time on a quiet machine, a fifth of the processor's on a busy one. Megabytes.
    execArgv: ['--max-semi-space-size=64', '--initial-old-space-size=1024'],
    passWithNoTests: false,
    // As in e2e/playwright.config.ts: a machine under load may starve a test; without CI nothing is tried twice.
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
});
