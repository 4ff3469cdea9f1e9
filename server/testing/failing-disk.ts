import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/**
 * Loaded before the server, and before each of its threads: from SIGUSR2 on the disk refuses every fsync, as a dying one does.
 * Only the process hears of the signal, so the threads look where it notes that.
 */
const NAME = 'failing-disk';
if (isMainThread) setEnvironmentData(NAME, new Int32Array(new SharedArrayBuffer(4)));
const failing = getEnvironmentData(NAME) as Int32Array;
process.on('SIGUSR2', () => Atomics.store(failing, 0, 1));

const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  if (Atomics.load(failing, 0) === 1)
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
