import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { englishTexts } from './build/english-texts.ts';
import { firstPaint } from './build/first-paint.ts';
import { manifest } from './build/manifest.ts';
import { precompress } from './build/precompress.ts';

const API_IN_DEVELOPMENT = 'http://127.0.0.1:5000';

/** Written for React 19, drawn by Preact: a third of the code a screen has to fetch. docs/decisions/016-drawn-by-preact.md */
const drawnByPreact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
];

/** Zod is told to do without `eval` before anything makes a schema. */
const zodWithoutEval = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('src/api/zod-without-eval.ts', import.meta.url)),
};

/** What turns the source into JavaScript. */
const source = (): PluginOption[] => [englishTexts(), react(), lingui()];

export default defineConfig({
  plugins: [
    source(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      // Everything the screens are made of, so that each of them opens without signal, and the letters of English
      // and Spanish. Not the store's screenshots nor the letters of other languages.
      injectManifest: {
        // A plain script, as the browser runs it; the parts it imports when they are needed stand in it.
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg}', 'icon-*.png', '**/*-latin-wght-normal-*.woff2'],
      },
    }),
    firstPaint(source),
    precompress(),
  ],
  resolve: { alias: [...drawnByPreact, zodWithoutEval] },
  server: { proxy: { '/api': API_IN_DEVELOPMENT } },
  build: {
    target: 'es2022',
    // Safari preloads modules since 17 only; before it fetches them when they are imported, which costs time and nothing else.
    modulePreload: { polyfill: false },
    // A file inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // kB: what was learned of the library is the largest file, and fetched behind the screen.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Few files: round trips cost more than bytes in the field. What the first screen needs, what screens share of
        // the kit, and what stands around the screens of a signed-in person together with the device's side.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            // What checks by the contract: the forms and the sync engine. Neither is part of the first screen.
            // Apart from them what lists and forms need, too: terms and thousands. They come without a schema.
            {
              name: 'terms',
              test: /[\\/]contract[\\/](?:(?:auth|claim|incident|media)-terms|thousands|time-zone-header)/,
              priority: 6,
            },
            // Search in documents without signal: glossaries that no other screen needs. After the schemas, or it would
            // take along those that it shares with everything.
            // But for the questions to begin with, which /safety shows at once.
            {
              name: 'document-search',
              test: /[\\/]contract[\\/](?:document-(?!questions)|emergency[\\/])/,
              priority: 2,
            },
            // Apart from it what was learned of the library: large, and seldom another from one version of the app to the next.
            { name: 'document-likely', test: /[\\/]contract[\\/]document-likely-weights/, priority: 7 },
            // Of what a report is checked by apart from what claims and the sync engine need besides: to build all
            // schemas takes a slow phone a tenth of a second.
            {
              name: 'report-contract',
              test: /node_modules[\\/]zod[\\/]|zod-without-eval|[\\/]contract[\\/](?:incident|media|primitives|geocode|suggestions|speech)/,
              priority: 5,
            },
            {
              name: 'contract',
              test: /[\\/]contract[\\/](?!document-|emergency[\\/]|briefing-terms|speech-terms|text-language)/,
              priority: 4,
            },
            {
              name: 'kit',
              test: /web[\\/]src[\\/](?:ui[\\/](?!virtual-list)|language[\\/](?!in-its-language|languages-of)|api[\\/]app-config)|lucide-react/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'crew',
              test: /web[\\/]src[\\/](?:layout[\\/]|notifications[\\/](?!public)|offline[\\/]|api[\\/](?!zod)|auth[\\/]|incidents[\\/](?!public|both-|differences|file-|incident-files|may-set|remove-|sent-file|sound-|use-object|waiting-file))|@tanstack[\\/](?:react-query|query-core)[\\/](?!.*nfinite)/,
              minShareCount: 2,
              priority: 1,
            },
            // What is seen of a report when it is opened.
            { name: 'records', test: /web[\\/]src[\\/]incidents[\\/]/, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
});
