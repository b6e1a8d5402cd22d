// Preloaded into a process and its threads: notes every fsync as one byte in the file that FSYNC_LOG names.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  fs.appendFileSync(process.env.FSYNC_LOG, '.');
};
syncBuiltinESMExports();
