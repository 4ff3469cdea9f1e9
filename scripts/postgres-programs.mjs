import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, mayInstallPackages } from './apt.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** The oldest PostgreSQL that Tailboard runs on. */
const OLDEST_POSTGRES = 15;

/** What to tell where `findPostgres` gives null. */
export const NO_POSTGRES =
  'There is no PostgreSQL 15 or later here, and it was not installed. Please install it and try again ' +
  '(Debian and Ubuntu, as root: apt-get install postgresql), or put the folder of its initdb on the PATH.';

/** Folder with `initdb` and `postgres`; on Debian as root they are installed when missing. Null where there are none. */
export async function findPostgres() {
  const found = installedPostgres();
  if (found !== null || !mayInstallPackages()) return found;
  console.log('There is no PostgreSQL here: installing it (apt-get install postgresql)');
  return (await installPackage('postgresql')) === 0 ? installedPostgres() : null;
}

/** Debian keeps each version in a folder of its own, off the PATH: the newest comes first. */
function installedPostgres() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => isRecent(join(folder, name)))) ?? null
  );
}

/** @param {string} program */
function isRecent(program) {
  if (!existsSync(program)) return false;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST_POSTGRES;
}

/** PostgreSQL refuses to run as root: the ids of another user when we are root, else none. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as',
  );
}
