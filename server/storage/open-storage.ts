import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDiskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name. The S3 client is loaded only where it is used. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.s3 === null) return openDiskStorage(join(config.dataDir, 'files'));
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(config.s3);
}
