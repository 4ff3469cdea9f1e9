import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Config } from '../config.ts';

/** A real S3 server on a free port with one empty bucket. */
export async function startLocalS3(): Promise<{
  settings: NonNullable<Config['s3']>;
  /** Paths of all objects it holds. Parts of uploads that were not completed are none; s3rver knows no way to remove them. */
  files: () => Promise<string[]>;
  close: () => Promise<void>;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'tailboard-s3-'));
  const bucket = 'tailboard';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    files: async () => {
      const entries = await readdir(join(directory, bucket), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('._S3rver_object'))
        .map((entry) => join(entry.parentPath, entry.name));
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
