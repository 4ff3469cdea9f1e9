import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What was learned of the safety library. */
const PACKED = /\/answers\/models\/(?:asked|beliefs|sections)\.json$/;
const PREFIX = '\0packed:';

/** A model as it is sent and kept. `written`: JSON. */
export const packed = (written: string): Uint8Array =>
  deflateRawSync(JSON.stringify(JSON.parse(written)), { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });

/**
 * Lays what was learned of the safety library beside the scripts, packed, as files that the page unpacks by itself: a browser stores
 * what it is sent unpacked, and a phone would keep half as much again. Whoever imports such a model waits for it, so
 * it belongs into what is loaded behind the screen (web/src/documents/offline-search.ts).
 */
export function packModels(): Plugin {
  return {
    name: 'tailboard:pack-models',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.json$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found !== null && PACKED.test(found.id) ? PREFIX + found.id.replace(/\.json$/, '') : null;
      },
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      async handler(id) {
        const path = id.slice(PREFIX.length);
        const source = packed(await readFile(`${path}.json`, 'utf8'));
        const file = this.emitFile({ type: 'asset', name: `${basename(path)}.bin`, source });
        return {
          code: `
            const { body } = await fetch(import.meta.ROLLUP_FILE_URL_${file});
            const unpacked = body.pipeThrough(new DecompressionStream('deflate-raw'));
            export default await new Response(unpacked).json();`,
          moduleType: 'js',
        };
      },
    },
  };
}
