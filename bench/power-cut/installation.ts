import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPostgres, unprivileged } from '../../scripts/postgres-programs.mjs';
import { launchServer } from '../../server/testing/server-process.ts';

export type Variant = { engine: 'embedded' | 'postgresql'; fsync: 'on' | 'off' };

/** The product at work on a disk, with its database. */
export type RunningInstallation = {
  url: string;
  /** Every process stands still, as at a power cut. */
  freeze: () => void;
  /** Every process ends without a word. */
  kill: () => Promise<void>;
};

const PORT = '55433';
const USER = 'tailboard';
const START_PATIENCE_MS = 60_000;
const noFsync = fileURLToPath(new URL('no-fsync.ts', import.meta.url));

/** Starts the server (and PostgreSQL) over what is in `folder`, or over nothing. Rejects where it does not open. */
export async function startInstallation(variant: Variant, folder: string): Promise<RunningInstallation> {
  const postgres = variant.engine === 'postgresql' ? await startPostgres(folder, variant.fsync) : null;
  const server = launchServer(
    {
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT_PER_MINUTE: '1000000',
      DEMO: 'on',
      ...(postgres === null
        ? {}
        : {
            DATABASE_URL: `postgres://${USER}@127.0.0.1:${PORT}/postgres`,
            SESSION_SECRET: 'a secret of the bench that only signs cookies of the bench',
          }),
    },
    variant.fsync === 'off' ? { preload: noFsync } : {},
  );
  const kill = async () => {
    await server.stop('SIGKILL');
    await postgres?.kill();
  };
  try {
    const url = await server.ready;
    return { url, kill, freeze: () => [...(postgres?.pids() ?? []), server.pid].forEach(stop) };
  } catch (error) {
    await kill();
    throw error;
  }
}

function stop(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, 'SIGSTOP');
}

async function startPostgres(folder: string, fsync: 'on' | 'off') {
  const programs = await findPostgres();
  if (programs === null) throw new Error('there is no PostgreSQL here');
  const data = join(folder, 'postgres');
  const owner = unprivileged();
  const as = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  if (!existsSync(data)) {
    mkdirSync(data);
    if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid);
    const parameters = ['-D', data, '-U', USER, '-E', 'UTF8', '-A', 'trust'];
    const made = spawnSync(join(programs, 'initdb'), parameters, { ...as, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', PORT, '-k', '/tmp', '-c', `fsync=${fsync}`],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilReady(server);
  const pids = () => [server.pid, ...childrenOf(server.pid)];
  return {
    pids,
    kill: async () => {
      const everybody = pids();
      for (const pid of everybody) if (pid !== undefined) process.kill(pid, 'SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      await pause(300);
    },
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  const ready = Promise.withResolvers<void>();
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    if (log.includes('ready to accept connections')) ready.resolve();
  });
  server.once('exit', () => ready.reject(new Error(`PostgreSQL did not open: ${log}`)));
  const late = setTimeout(
    () => ready.reject(new Error(`PostgreSQL did not open in time: ${log}`)),
    START_PATIENCE_MS,
  );
  await ready.promise.finally(() => clearTimeout(late));
}

function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map(Number);
}
