// Preloaded into a process and its threads: every fsync fails as soon as the file that FSYNC_FAILS_WITH names has text.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  if (fs.statSync(process.env.FSYNC_FAILS_WITH).size > 0)
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
