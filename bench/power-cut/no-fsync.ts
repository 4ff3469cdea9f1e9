import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before the server for the control: the database is not forced to the disk, as PGlite comes from its makers. */
fs.fsyncSync = () => undefined;
syncBuiltinESMExports();
