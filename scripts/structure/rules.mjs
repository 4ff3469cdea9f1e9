/** Which file may import which. `npm run structure` holds the source against it; types count as imports do. */
export const rules = {
  /** Of each workspace the others that it may use. */
  workspaces: /** @type {Record<string, string[]>} */ ({
    contract: [],
    answers: ['contract'],
    server: ['contract', 'answers'],
    web: ['contract', 'answers'],
    e2e: ['contract', 'answers', 'server', 'web'],
  }),
  /** Workspaces that do no I/O, tests and commands aside. */
  withoutNode: ['contract', 'answers'],
  /** Folders of commands: they read and write files; only tests and each other import them. */
  commands: ['answers/training/', 'answers/evaluation/'],
  /** Folders whose folders are rooms: each is entered by its public.ts only. Files beside the rooms put them together. */
  rooms: ['server', 'web/src'],
  /** Rooms that every other uses as it likes, and that know none but each other. */
  floors: [
    ...[
      'server/database',
      'server/durability',
      'server/http',
      'server/jobs',
      'server/pdf',
      'server/sentences',
      'server/storage',
      'server/uploads',
    ],
    ...['web/src/api', 'web/src/language', 'web/src/locales', 'web/src/offline', 'web/src/ui'],
  ],
  /** Rooms that every other uses as it likes, and that enter others by their doors. */
  open: ['server/demo', 'web/src/layout', 'web/src/map'],
  /** Files and folders that name what they like of any room. */
  everywhere: ['server/testing/'],
  /** Folders in layers: each imports those before it, none after it. */
  layers: ['words', 'models', 'reading', 'library', 'emergency', 'ranking', 'deciding', 'quoting'].map(
    (room) => `answers/${room}/`,
  ),
};
