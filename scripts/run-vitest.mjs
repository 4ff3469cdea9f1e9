import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './step.mjs';

// `node scripts/run-vitest.mjs [filters]`: the tests with Vitest. In CI the files that did not pass are run once more: Vitest tries a
// failed test again, but a file whose process died (V8 has trapped once in some 20 runs) counts as failed for good.
const filters = process.argv.slice(2);
/** More than this is no accident. */
const MOST_FILES_AGAIN = 5;

const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
const report = join(folder, 'report.json');
const list = join(folder, 'files.json');
let code = await run('vitest', [
  'run',
  ...filters,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
if (code !== 0 && process.env['CI'] !== undefined) {
  const again = await notPassed();
  console.log(`\nDid not pass: ${again.join(', ') || 'nothing but an error outside the tests'}`);
  if (again.length > 0 && again.length <= MOST_FILES_AGAIN) code = await run('vitest', ['run', ...again]);
}
rmSync(folder, { recursive: true });
process.exit(code);

/** The files without a passed result. */
async function notPassed() {
  const listed = await run('vitest', ['list', ...filters, '--filesOnly', `--json=${list}`], { kept: [] });
  if (listed !== 0) return [];
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const passed = new Set(testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  /** @type {{ file: string }[]} */
  const files = JSON.parse(readFileSync(list, 'utf8'));
  return files.map(({ file }) => file).filter((file) => !passed.has(file));
}
