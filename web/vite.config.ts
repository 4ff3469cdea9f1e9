import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { englishTexts } from './build/english-texts.ts';
import { manifest } from './build/manifest.ts';
import { precompress } from './build/precompress.ts';

const API_IN_DEVELOPMENT = 'http://127.0.0.1:5000';

export default defineConfig({
  plugins: [
    babel({ presets: [englishTexts()] }),
    react(),
    lingui(),
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
        globPatterns: ['**/*.{js,css,html,svg}', 'icon-*.png', '**/*-latin-wght-normal-*.woff2'],
      },
    }),
    precompress(),
  ],
  server: { proxy: { '/api': API_IN_DEVELOPMENT } },
  build: {
    target: 'es2022',
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // A file inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What more than one screen uses of the kit comes as one file: round trips cost more than bytes in the field.
        codeSplitting: {
          groups: [
            { name: 'kit', test: /web[\\/]src[\\/](?:ui|language)[\\/]|lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
