import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalS3 } from '../testing/local-s3.ts';
import { openDiskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { FileTooLargeError, StorageOutOfReachError, type Storage } from './storage.ts';

type Opened = { storage: Storage; files: () => Promise<string[]>; close: () => Promise<void> };

const MEGABYTE = 1024 * 1024;
const TEN_MEGABYTES = 10 * MEGABYTE;

async function onDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'tailboard-storage-'));
  return {
    storage: await openDiskStorage(join(folder, 'files')),
    files: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function inBucket(): Promise<Opened> {
  const { settings, files, close } = await startLocalS3();
  return { storage: s3Storage(settings), files, close };
}

describe.each([
  ['a folder', onDisk],
  ['an S3 bucket', inBucket],
])('files in %s', (_name, open) => {
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    ({ storage } = opened);
  });
  afterAll(() => opened.close());

  const aKey = () => `media/${randomUUID()}`;
  const put = (key: string, bytes: Buffer, maxBytes = TEN_MEGABYTES) =>
    storage.put({ key, bytes: inChunks(bytes), maxBytes });
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await storage.get(key, range);
    return stream === null ? null : buffer(stream);
  };

  it.each([0, 1, 300_000, 5 * MEGABYTE, 5 * MEGABYTE + 1, TEN_MEGABYTES])(
    'gives back the %i bytes that it was given, and says how many',
    async (size) => {
      const key = aKey();
      const bytes = randomBytes(size);
      expect(await put(key, bytes)).toEqual({ size });
      expect((await read(key))?.equals(bytes)).toBe(true);
    },
  );

  it('gives a part of a file', async () => {
    const key = aKey();
    await put(key, Buffer.from('0123456789'));
    // Not 0 to 0: s3rver takes an end of 0 for none.
    expect(String(await read(key, { start: 0, end: 1 }))).toBe('01');
    expect(String(await read(key, { start: 3, end: 5 }))).toBe('345');
    expect(String(await read(key, { start: 7, end: 9 }))).toBe('789');
  });

  it('has nothing under a key that was never used, or whose file was deleted, twice', async () => {
    const key = aKey();
    expect(await read(key)).toBeNull();
    await put(key, Buffer.from('x'));
    await storage.delete(key);
    await storage.delete(key);
    expect(await read(key)).toBeNull();
  });

  it('replaces what was under the key, whole', async () => {
    const key = aKey();
    await put(key, randomBytes(500_000));
    await put(key, Buffer.from('second'));
    expect(String(await read(key))).toBe('second');
  });

  it('keeps one of two that come under one key at once, whole', async () => {
    const key = aKey();
    const both = [randomBytes(700_000), randomBytes(700_000)];
    await Promise.all(both.map((bytes) => put(key, bytes)));
    const kept = await read(key);
    expect(both.some((bytes) => kept?.equals(bytes))).toBe(true);
  });

  it.each([10, 6 * MEGABYTE])(
    'keeps nothing of a file with one byte more than the %i allowed',
    async (maxBytes) => {
      const key = aKey();
      const before = await opened.files();
      await expect(put(key, randomBytes(maxBytes + 1), maxBytes)).rejects.toBeInstanceOf(FileTooLargeError);
      expect(await read(key)).toBeNull();
      expect(await opened.files()).toHaveLength(before.length);
    },
  );

  it.each([1000, 6 * MEGABYTE])('keeps nothing of a source that breaks off after %i bytes', async (size) => {
    const key = aKey();
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(size);
        await Promise.resolve();
        throw new Error('the phone went under the bridge');
      })(),
    );
    await expect(storage.put({ key, bytes: broken, maxBytes: TEN_MEGABYTES })).rejects.toThrow(
      'under the bridge',
    );
    expect(await read(key)).toBeNull();
  });

  it('keeps nothing of a source that is destroyed without a word, or was so before', async () => {
    const key = aKey();
    const source = new PassThrough();
    source.write('half');
    const putting = storage.put({ key, bytes: source, maxBytes: 100 });
    setImmediate(() => source.destroy());
    await expect(putting).rejects.toThrow();
    const dead = new PassThrough();
    dead.destroy();
    await expect(storage.put({ key, bytes: dead, maxBytes: 100 })).rejects.toThrow();
    expect(await read(key)).toBeNull();
  });

  it.each([
    '../x',
    'media/../../x',
    '/etc/passwd',
    'media//x',
    '.unfinished/x',
    'media/.x',
    '',
    'a\0b',
    'ä',
    'a\\b',
  ])('refuses the key %j in every call', async (key) => {
    const bytes = Readable.from([Buffer.from('x')]);
    await expect(storage.put({ key, bytes, maxBytes: 10 })).rejects.toThrow('no key');
    expect(bytes.destroyed).toBe(true);
    await expect(storage.get(key)).rejects.toThrow('no key');
    await expect(storage.delete(key)).rejects.toThrow('no key');
  });

  it('says that it can be used', async () => {
    await expect(storage.ping()).resolves.toBeUndefined();
  });
});

describe('a folder', () => {
  it('is cleaned of what a crash left half-finished when it is opened, and of nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tailboard-storage-'));
    const before = await openDiskStorage(folder);
    await before.put({ key: 'media/kept', bytes: Readable.from([Buffer.from('kept')]), maxBytes: 10 });
    await mkdir(join(folder, '.unfinished'), { recursive: true });
    await writeFile(join(folder, '.unfinished', randomUUID()), 'half a fi');
    await openDiskStorage(folder);
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
    expect(await readFile(join(folder, 'media', 'kept'), 'utf8')).toBe('kept');
    await rm(folder, { recursive: true });
  });

  it('is not ready when it has gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tailboard-storage-'));
    const storage = await openDiskStorage(folder);
    await rm(folder, { recursive: true });
    await expect(storage.ping()).rejects.toThrow();
  });
});

describe('an S3 bucket', () => {
  it('that cannot be reached makes every call reject, and lets go of the source', async () => {
    const { settings, close } = await startLocalS3();
    await close();
    const storage = s3Storage(settings);
    const bytes = Readable.from([Buffer.from('x')]);
    await expect(storage.put({ key: 'media/x', bytes, maxBytes: 10 })).rejects.toThrow();
    await expect(storage.get('media/x')).rejects.toThrow();
    await expect(storage.ping()).rejects.toThrow();
  });
});

/** As a network gives them: in pieces of odd sizes. */
function inChunks(bytes: Buffer): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 65_521) yield bytes.subarray(at, at + 65_521);
    })(),
  );
}

describe('an S3 bucket that takes connections and never answers', () => {
  it('counts as out of reach for every call', async () => {
    const silent = createServer(() => undefined);
    const sockets = new Set<Socket>();
    silent.on('connection', (socket) => void sockets.add(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const storage = s3Storage(
      {
        bucket: 'b',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'r',
        accessKeyId: 'a',
        secretAccessKey: 's',
      },
      { connectionMs: 200, silenceMs: 200 },
    );
    const key = `media/${randomUUID()}`;
    for (const call of [
      () => storage.put({ key, bytes: inChunks(Buffer.alloc(300_000)), maxBytes: MEGABYTE }),
      () => storage.get(key),
      () => storage.delete(key),
      () => storage.ping(),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(StorageOutOfReachError);
    }
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
