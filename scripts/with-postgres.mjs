import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, unprivileged } from './postgres-programs.mjs';
import { localEnvironment } from './step.mjs';

// `node scripts/with-postgres.mjs <command ...>`: runs the command with TEST_DATABASE_URL naming a PostgreSQL of its
// own on a free port of 127.0.0.1, with PostgreSQL's default settings (durability too), gone afterwards whatever
// happens. Ends with the code of the command.

const START_PATIENCE_MS = 30_000;
const STOP_PATIENCE_MS = 10_000;
const USER = 'tailboard';

const [program, ...parameters] = process.argv.slice(2);
if (program === undefined) fail('Usage: node scripts/with-postgres.mjs <command> [parameter ...]');
const programs = findPostgres();
if (programs === null) {
  fail('There is no PostgreSQL 15 or later here. Please install it (Debian: apt-get install postgresql).');
}

let command = null;
let stoppedBy = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stoppedBy ??= signal;
    command?.kill(signal);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'tailboard-postgres-'));
const owner = unprivileged();
if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
const asOwner = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C', TZ: 'UTC' } };
const code = await inFolder().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
rmSync(folder, { recursive: true, force: true });
process.exit(stoppedBy === null ? code : 128 + constants.signals[stoppedBy]);

async function inFolder() {
  const password = randomBytes(18).toString('base64url');
  initialise(password);
  if (stoppedBy !== null) return 1;
  const port = await freePort();
  const server = await start(port);
  try {
    const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    return stoppedBy === null ? await runCommand({ ...localEnvironment(), TEST_DATABASE_URL: url }) : 1;
  } finally {
    await server.stop();
  }
}

/** @param {string} password */
function initialise(password) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', USER, '-E', 'UTF8', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    { ...asOwner, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

/** Starts PostgreSQL and waits until it takes connections. @param {number} port */
async function start(port) {
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder],
    // In a group of its own: a Ctrl-C is for the command, which may still need its database to end well.
    { ...asOwner, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.once('error', () => undefined);
  const guard = guardAgainstSuddenEnd(server.pid);
  let log = '';
  const ready = new Promise((resolve) => {
    server.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      log = (log + text).slice(-4_000);
      if (log.includes('ready to accept connections')) resolve(true);
    });
  });
  const stop = async () => {
    const patience = setTimeout(() => server.kill('SIGQUIT'), STOP_PATIENCE_MS);
    server.kill('SIGINT');
    await ended;
    clearTimeout(patience);
    guard.stdin.end('stopped\n');
  };
  const late = new Promise((resolve) => setTimeout(resolve, START_PATIENCE_MS, false).unref());
  if ((await Promise.race([ready, late, ended.then(() => false)])) !== true) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${log}`);
  }
  return { stop };
}

/** Stops PostgreSQL also when this process is killed: then the guard's input ends without a word. @param {number | undefined} pid */
function guardAgainstSuddenEnd(pid) {
  const script =
    'read -r word || { kill -INT "$1"; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"; }';
  return spawn('sh', ['-c', script, 'guard', String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runCommand(env) {
  return new Promise((resolve, reject) => {
    command = spawn(program, parameters, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    command.once('error', reject);
    command.once('close', (exitCode, signal) =>
      resolve(signal === null ? (exitCode ?? 1) : 128 + constants.signals[signal]),
    );
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
