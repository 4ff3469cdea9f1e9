import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { limitBytes } from './limit-bytes.ts';
import type { Storage } from './storage.ts';

/** Files in an S3-compatible bucket. */
export function s3Storage(settings: NonNullable<Config['s3']>): Storage {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === null || secretAccessKey === null ? {} : { credentials: { accessKeyId, secretAccessKey } }),
    // The client's newer default wraps streams in checksums that other servers store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    kind: 's3',
    put: async ({ key, bytes, maxBytes }) => {
      const counted = limitBytes(maxBytes);
      bytes.on('error', (error) => counted.stream.destroy(error));
      const upload = new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: bytes.pipe(counted.stream) },
      });
      // A part that fails ends the upload, and with it the stream that feeds it.
      await upload.done();
      return { size: counted.size() };
    },
    get: async (key, range) => {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        return (Body ?? null) as Readable | null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    ping: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
