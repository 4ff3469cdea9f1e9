import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivileged } from './postgres-programs.mjs';

const START_PATIENCE_MS = 30_000;
const STOP_PATIENCE_MS = 10_000;
const USER = 'tailboard';

/**
 * A PostgreSQL of one's own in a new folder, on a free port of 127.0.0.1, with PostgreSQL's default settings (durability
 * too). It does not run yet; started again after a stop it keeps its port and its data. `programs`: folder with `initdb` and `postgres`.
 * @param {string} programs
 */
export async function makeCluster(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'tailboard-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const owner = unprivileged();
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    const asOwner = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C', TZ: 'UTC' } };
    const password = randomBytes(18).toString('base64url');
    initialise({ programs, folder, owner, asOwner, password });
    const port = await freePort();
    return {
      url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
      start: () => start({ programs, folder, asOwner, port }),
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @param {{ programs: string, folder: string, owner: { uid?: number, gid?: number }, asOwner: object, password: string }} options */
function initialise({ programs, folder, owner, asOwner, password }) {
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

/**
 * Starts PostgreSQL and waits until it takes connections. `stop` ends it: sessions are cut, what was committed stays.
 * @param {{ programs: string, folder: string, asOwner: object, port: number }} options
 */
async function start({ programs, folder, asOwner, port }) {
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder],
    // In a group of its own: a Ctrl-C is for the command, which may still need its database to end well.
    { ...asOwner, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.once('error', () => undefined);
  const guard = guardAgainstSuddenEnd(server.pid, folder);
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

/** Stops PostgreSQL also when this process is killed: then the guard's input ends without a word. @param {number | undefined} pid @param {string} folder */
function guardAgainstSuddenEnd(pid, folder) {
  const script =
    'read -r word || { kill -INT "$1"; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"; }';
  return spawn('sh', ['-c', script, 'guard', String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
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
