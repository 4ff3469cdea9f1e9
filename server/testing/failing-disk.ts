import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before the server: from SIGUSR2 on the disk refuses every fsync, as a dying one does. */
process.on('SIGUSR2', () => {
  fs.fsyncSync = () => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  };
  syncBuiltinESMExports();
});
