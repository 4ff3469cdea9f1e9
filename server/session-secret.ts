import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { fsyncPath, makeFolder } from './durability/folders.ts';

/** The secret that signs session cookies: the setting, or one made at first start and kept in DATA_DIR for the owner only. */
export function sessionSecretOf(config: Config): string {
  if (config.sessionSecret !== null) return config.sessionSecret;
  const path = join(config.dataDir, 'session-secret');
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (kept.length >= 32) return kept;
  }
  makeFolder(config.dataDir);
  const secret = randomBytes(48).toString('base64url');
  const file = openSync(path, 'w', 0o600);
  writeSync(file, `${secret}\n`);
  fsyncSync(file);
  closeSync(file);
  fsyncPath(config.dataDir, 'folder');
  return secret;
}
