import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { limitBytes } from './limit-bytes.ts';
import { checkedKey } from './storage-key.ts';
import { StorageOutOfReachError, type Storage } from './storage.ts';

/** Ms: time-out of a connection to the bucket, and of silence on it. */
const CONNECTION_PATIENCE_MS = 5_000;
const SILENCE_PATIENCE_MS = 15_000;
/** Attempts of one call: it fails half a minute after the last sign of the bucket. */
const MOST_TRIES = 2;

/** Errors of the client for a wrong call: our own bug, not a failure of the bucket. */
const OWN_MISTAKES = [TypeError, RangeError, SyntaxError, ReferenceError];

/**
 * Maps a failed call: any answer but the object or 'no such object' means that the storage is unavailable.
 */
const outOfReach = (error: unknown): unknown =>
  OWN_MISTAKES.some((mistake) => error instanceof mistake) ? error : new StorageOutOfReachError(error);

/**
 * Files in an S3-compatible bucket. An object appears whole or not at all. A lifecycle rule of the bucket
 * (AbortIncompleteMultipartUpload) removes the parts that a crash leaves.
 */
export function s3Storage(
  settings: NonNullable<Config['s3']>,
  patience = { connectionMs: CONNECTION_PATIENCE_MS, silenceMs: SILENCE_PATIENCE_MS },
): Storage {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === null || secretAccessKey === null
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    requestHandler: { connectionTimeout: patience.connectionMs, socketTimeout: patience.silenceMs },
    maxAttempts: MOST_TRIES,
    // The client's default wraps streams in checksums, which some other servers store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const send = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      throw error instanceof NoSuchKey ? error : outOfReach(error);
    }
  };
  return {
    kind: 's3',
    put: async ({ key, bytes, maxBytes }) => {
      const counted = limitBytes(maxBytes);
      const source = pipeline(bytes, counted.stream);
      // The error reaches the upload through the stream; nothing may await this promise yet.
      source.catch(() => undefined);
      try {
        const upload = new Upload({
          client,
          params: { Bucket: bucket, Key: checkedKey(key), Body: counted.stream },
          // Each part (5 MB) is buffered in memory until it is sent.
          queueSize: 1,
        });
        await send(upload.done());
        await source;
        return { size: counted.size() };
      } catch (error) {
        // The error of the stream is the cause; the client's own error only follows from it.
        const reason = counted.stream.errored ?? error;
        counted.stream.destroy();
        await source.catch(() => undefined);
        throw reason;
      }
    },
    get: async (key, range) => {
      try {
        const command = new GetObjectCommand({
          Bucket: bucket,
          Key: checkedKey(key),
          ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
        });
        const { Body } = await send(client.send(command));
        return (Body ?? null) as Readable | null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (key) => {
      await send(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkedKey(key) })));
    },
    ping: async () => {
      await send(client.send(new HeadBucketCommand({ Bucket: bucket })));
    },
  };
}
