import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { onServer } from './copy-database.ts';

/** Settings of a server that starts on nothing: a folder of its own, and an empty database where the tests run on PostgreSQL. */
export type EmptyInstallation = {
  engine: 'pglite' | 'postgresql';
  folder: string;
  settings: Record<string, string>;
  remove: () => Promise<void>;
};

export async function emptyInstallation(): Promise<EmptyInstallation> {
  return openInstallation({ prepared: false });
}

/** As an empty installation after its first start: the demo crew and the library are there, which takes a first start long to make. */
export async function preparedInstallation(): Promise<EmptyInstallation> {
  return openInstallation({ prepared: true });
}

async function openInstallation(options: { prepared: boolean }): Promise<EmptyInstallation> {
  const prepared = inject('preparedDatabase');
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-empty-'));
  const settings: Record<string, string> = { DATA_DIR: folder, DEMO: 'on' };
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (prepared.kind === 'pglite') {
    if (options.prepared) await cp(prepared.folder, join(folder, 'database'), { recursive: true });
    return { engine: 'pglite', folder, settings, remove: removeFolder };
  }
  const name = `tailboard_test_${randomUUID().replaceAll('-', '')}`;
  const template = options.prepared ? ` template ${prepared.template}` : '';
  await onServer(prepared.url, `create database ${name}${template}`);
  const url = new URL(prepared.url);
  url.pathname = `/${name}`;
  settings['DATABASE_URL'] = url.href;
  settings['SESSION_SECRET'] = 'a secret of the tests that only signs cookies of the tests';
  return {
    engine: 'postgresql',
    folder,
    settings,
    remove: async () => {
      await onServer(prepared.url, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}
