import { join } from 'node:path';
import { addAccount, endSessions, hashPassword, makeAuth } from './auth/public.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openEmbeddedDatabase, openPostgres, type OpenDatabase } from './database/database.ts';
import { loadDemo } from './demo/load-demo.ts';
import type { App, House } from './http/app-types.ts';
import { sessionSecretOf } from './session-secret.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { fillEmptyHouse, nobodyExists } from './users/public.ts';

/** Opens what the settings name, fills an empty house (demo crew or first administrator), and builds the app over it. */
export async function openApp(config: Config): Promise<{ app: App; close: () => Promise<void> }> {
  const database =
    config.databaseUrl === null
      ? await openEmbeddedDatabase(join(config.dataDir, 'database'))
      : await openPostgres({ url: config.databaseUrl });
  try {
    const storage = await openStorage(config);
    const app = await assembleApp({ config, database, storage });
    return {
      app,
      close: async () => {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The app over parts that are open already. */
export async function assembleApp(options: {
  config: Config;
  database: OpenDatabase;
  storage: Storage;
}): Promise<App> {
  const { config, database, storage } = options;
  const { db } = database;
  const sessionSecret = sessionSecretOf(config);
  const auth = makeAuth({ db, secret: sessionSecret, publicUrl: config.publicUrl });
  const house: House = { config, db, database, storage, auth, endSessions };
  if (config.demo) await loadDemo({ db, auth });
  await addFirstAdmin(house);
  return buildApp({ house, sessionSecret });
}

async function addFirstAdmin({ config, db, auth }: House): Promise<void> {
  if (config.firstAdmin === null || !(await nobodyExists(db))) return;
  const { username, password } = config.firstAdmin;
  const passwordHash = await hashPassword(auth, password);
  await fillEmptyHouse(db, async (tx) => {
    await addAccount(tx, { person: { username, name: username, role: 'admin' }, passwordHash, actorId: null });
  });
}
