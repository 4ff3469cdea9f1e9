import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { openModels } from './ai/public.ts';
import { makeAuth, openSingleSignOn } from './auth/public.ts';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import { openEmbeddedDatabase, openPostgres, type OpenDatabase } from './database/database.ts';
import { makeFolder } from './durability/folders.ts';
import { closeToOthers } from './durability/private-folder.ts';
import { endLeases } from './jobs/store.ts';
import { loadDemo } from './demo/load-demo.ts';
import type { App } from './http/app-types.ts';
import { sessionSecretOf } from './session-secret.ts';
import { prepareAccounts } from './prepare-accounts.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

/** Opens what the settings name, fills an empty database (demo crew or first administrator), and builds the app over it. */
export async function openApp(config: Config): Promise<{ app: App; close: () => Promise<void> }> {
  if (config.databaseUrl === null || config.s3 === null) makeDataDir(config.dataDir);
  const database =
    config.databaseUrl === null
      ? await openEmbeddedDatabase(join(config.dataDir, 'database'))
      : await openPostgres({ url: config.databaseUrl }).catch(asWrongSetting);
  try {
    const storage = await openStorage(config);
    const app = await assembleApp({ config, database, storage });
    return {
      app,
      close: async () => {
        try {
          await app.close();
        } finally {
          await database.close();
        }
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    closeToOthers(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`Wrong setting: DATA_DIR cannot be used as a folder (${code})`, { cause: error });
  }
}

/** Codes of Node and SQLSTATEs (class 28: not let in, 3D000: no such database) that speak of DATABASE_URL, not of us. */
const UNREACHABLE = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28\w{3}|3D000)$/;

function asWrongSetting(error: unknown): never {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !UNREACHABLE.test(code)) throw error;
  throw new ConfigError(`Wrong setting: the database that DATABASE_URL names cannot be reached (${code})`, {
    cause: error,
  });
}

/** The app over parts that are open already. */
export async function assembleApp(options: {
  config: Config;
  database: OpenDatabase;
  storage: Storage;
}): Promise<App> {
  const { config, database, storage } = options;
  const { db } = database;
  const { idleDays, singleSignOn } = config.signIn;
  const { publicUrl } = config;
  const cookies = { secret: sessionSecretOf(config), secure: publicUrl?.startsWith('https://') === true };
  const settings = { db, cookies, publicUrl, idleDays };
  const auth = makeAuth(settings);
  // No other server can be at work on the embedded database.
  if (database.engine === 'pglite') await endLeases(db);
  if (config.demo) await loadDemo({ db, auth });
  await prepareAccounts({ config, db, auth });
  return buildApp({
    context: { config, db, database, storage },
    models: openModels({ config: config.ai, db }),
    signIn: {
      auth,
      cookies,
      singleSignOn: singleSignOn === null ? null : openSingleSignOn({ ...settings, singleSignOn }),
    },
  });
}
