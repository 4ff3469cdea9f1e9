import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';
import { localEnvironment, run, step } from './step.mjs';

/** The oldest Node that runs the product: it strips types by itself and has node:sqlite. */
const OLDEST_NODE = 24;

/** Installs what the lock file names, when node_modules is missing or does not match it. */
export async function installIfNeeded() {
  if (installed()) return;
  await step('Installing the packages of the lock file (npm ci)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env }),
  );
}

function installed() {
  const kept = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(kept)) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const present = readJson(kept).packages;
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || present[path]?.version === version,
  );
}

/** Fails with one line where neither the pinned Node was installed nor the machine's own is new enough. */
export async function requireRuntime() {
  const code = await run('node', [
    '-e',
    `process.exit(Number(process.versions.node.split('.')[0]) >= ${OLDEST_NODE} ? 0 : 1)`,
  ]);
  if (code === 0) return;
  console.error(
    `Tailboard runs on Node ${OLDEST_NODE} or later. There is no pinned Node for ${process.platform} ${process.arch}, ` +
      `and this machine's own is ${process.version}. Please install Node ${OLDEST_NODE}.`,
  );
  process.exit(1);
}

/**
 * Builds the web app when what it is made from has changed since the last build.
 * @param {'production' | 'development'} [mode] development: React's own checks are in it, StrictMode above all.
 */
export async function buildIfStale(mode = 'production') {
  const mark = join(root, '.cache', 'web-build');
  const now = `${mode} ${fingerprint()}`;
  const index = join(root, 'web', 'dist', 'index.html');
  if (existsSync(index) && existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  await step(`Building the web app (${mode})`, () =>
    run('npm', ['run', '--silent', 'build', '--workspace', 'web', '--', '--mode', mode], {
      env: { ...localEnvironment(), NODE_ENV: mode },
    }),
  );
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, now);
}

/** SHA-256 over the names and contents of everything the web app is made from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [
    ...filesBelow('web'),
    ...filesBelow('contract'),
    ...filesBelow('answers'),
    'package-lock.json',
  ]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'test-results'].includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [relative('.', path)];
    })
    .sort();
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
