import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkNames } from './build/chunks.ts';
import { englishTexts } from './build/english-texts.ts';
import { prerendered } from './build/prerender.ts';
import { manifest } from './build/manifest.ts';
import { packModels } from './build/pack-models.ts';
import { precompress } from './build/precompress.ts';

const API_IN_DEVELOPMENT = 'http://127.0.0.1:5000';

/** Zod is told to do without `eval` before anything makes a schema. */
const zodWithoutEval = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('src/api/zod-without-eval.ts', import.meta.url)),
};

/**
 * Lingui imports its parser of messages for development alone; the texts of a build are compiled (build/english-texts.ts). Without
 * this, the parser would be loaded with every page because the verdict on the phone needs it.
 */
const linguiWithoutParser: PluginOption = {
  name: 'tailboard:lingui-without-parser',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@lingui/message-utils/compileMessage' && importer?.includes('/@lingui/core/') === true
      ? '\0no-parser'
      : null,
  load: (id) => (id === '\0no-parser' ? 'export const compileMessage = undefined;' : null),
};

/** What turns the source into JavaScript. */
const source = (): PluginOption[] => [englishTexts(), react(), lingui()];

export default defineConfig(({ mode }) => ({
  plugins: [
    packModels(),
    linguiWithoutParser,
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
        // The libraries of charts and of the map of incidents are kept once they were used (src/sw.ts).
        globIgnores: ['**/bar-figure-*.js', '**/leaflet-places-*.js'],
        globPatterns: ['**/*.{js,css,html,svg,bin}', 'icon-*.png', '**/*-latin-wght-normal-*.woff2'],
      },
    }),
    prerendered(source),
    precompress(),
  ],
  resolve: { alias: [zodWithoutEval] },
  server: { proxy: { '/api': API_IN_DEVELOPMENT } },
  build: {
    target: 'es2022',
    // Safari preloads modules since 17 only; before it fetches them when they are imported, which costs time and nothing else.
    modulePreload: { polyfill: false },
    // A file inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // With names in what the browser tests print.
    minify: mode !== 'development',
    // kB: what a phone judges a report by, the largest file, is fetched behind the screen.
    chunkSizeWarningLimit: 520,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(import.meta.dirname) }],
        },
      },
    },
  },
}));
