import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Fails when a text of the code is missing from the catalogue, or the catalogue has one that the code no longer has.
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
  const texts = (path: string) => new Set(readFileSync(path, 'utf8').match(/^msgid .*(?:\n".*)*/gm));
  const wanted = texts(join(fresh, 'en.po'));
  const kept = texts(join(web, 'src', 'locales', 'en.po'));
  const wrong = [...wanted.symmetricDifference(kept)];
  if (wrong.length > 0) {
    process.stderr.write(
      `${wrong.length} texts differ from the catalogue. Run: npm run texts -w web\n${wrong.slice(0, 5).join('\n')}\n`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
