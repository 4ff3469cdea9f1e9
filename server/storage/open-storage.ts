import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDiskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage. The S3 client is imported only if it is used. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.s3 === null) return openDiskStorage(join(config.dataDir, 'files'));
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(config.s3);
}
