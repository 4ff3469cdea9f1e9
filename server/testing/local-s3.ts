import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
  keepWholeObjects(server);
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

/**
 * S3 keeps one of two objects that come under one key at once, and has it whole when it says so. s3rver writes both into one
 * file as they come, and answers before the last bytes are there; here they come one after the other.
 */
function keepWholeObjects({ store }: S3rver): void {
  const put = store.putObject.bind(store);
  const last = new Map<string, Promise<unknown>>();
  store.putObject = async (object) => {
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    const before = last.get(path);
    const kept = (async () => {
      await before?.catch(() => undefined);
      const result = await put(object);
      while ((await stat(path)).size < result.size) await pause(1);
      return result;
    })();
    last.set(path, kept);
    return kept;
  };
}
