import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@tailboard/contract/read-catalogue.ts';
import { faultsOf } from './compare-texts.ts';

// Fails when a text of the code is missing from a catalogue, or one has a text that the code no longer has, and when a
// Spanish text is missing or is filled in otherwise than its English.
const web = fileURLToPath(new URL('..', import.meta.url));
const fresh = mkdtempSync(join(tmpdir(), 'tailboard-texts-'));
try {
  const extracted = spawnSync('lingui', ['extract', '--clean', '--workers', '1'], {
    cwd: web,
    env: { ...process.env, CATALOGUES: fresh },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (extracted.status !== 0)
    throw new Error(extracted.stderr || extracted.stdout || String(extracted.error));
  const texts = (folder: string, language: string) =>
    readCatalogue(readFileSync(join(folder, `${language}.po`), 'utf8'));
  const wanted = new Set(texts(fresh, 'en').keys());
  const kept = join(web, 'src', 'locales');
  const spanish = texts(kept, 'es');
  const differing = (language: string) => [
    ...wanted.symmetricDifference(new Set(texts(kept, language).keys())),
  ];
  const wrong = [differing('en'), differing('es')].flat();
  if (wrong.length > 0) {
    process.stderr.write(
      `${wrong.length} texts differ from the catalogues. Run: npm run texts -w web\n${wrong.slice(0, 5).join('\n')}\n`,
    );
    process.exitCode = 1;
  }
  const faults = faultsOf(spanish, texts(kept, 'en'));
  if (faults.length > 0) {
    process.stderr.write(`${faults.length} Spanish texts (web/src/locales/es.po)\n${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
