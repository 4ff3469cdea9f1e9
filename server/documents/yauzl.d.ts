/** As much of yauzl (a reader of ZIP files, MIT, no types of its own) as is used. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  type Entry = { fileName: string; uncompressedSize: number; compressedSize: number };
  type ZipFile = {
    entryCount: number;
    readEntry: () => void;
    openReadStream: (entry: Entry, done: (error: Error | null, stream: Readable) => void) => void;
    openReadStreamPromise: (entry: Entry) => Promise<Readable>;
    eachEntry: () => AsyncIterable<Entry>;
    close: () => void;
    on(event: 'entry', listener: (entry: Entry) => void): ZipFile;
    on(event: 'end' | 'close', listener: () => void): ZipFile;
    on(event: 'error', listener: (error: Error) => void): ZipFile;
  };
  const yauzl: {
    fromBuffer: (
      bytes: Buffer,
      options: { lazyEntries: boolean; validateEntrySizes?: boolean },
      done: (error: Error | null, zip: ZipFile) => void,
    ) => void;
    fromBufferPromise: (bytes: Buffer) => Promise<ZipFile>;
  };
  export default yauzl;
}
