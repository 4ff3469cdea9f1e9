import { defineConfig } from 'vitest/config';

// Run by scripts/test-browsers.mjs, and not with the other tests: it needs browsers that not every machine can have.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.browser.ts'],
    hookTimeout: 60_000,
    // As in e2e/playwright.config.ts: a machine under load may starve a browser.
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
});
