/** As much of s3rver (a local S3 server for tests, MIT, no types of its own) as the tests use. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  type StoredObject = { bucket: string; key: string };
  export default class S3rver {
    readonly store: {
      putObject: (object: StoredObject) => Promise<{ size: number; md5: string }>;
      getResourcePath: (bucket: string, key: string, resource: 'object') => string;
    };
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
