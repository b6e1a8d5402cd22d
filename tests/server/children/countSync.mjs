/** Writes one character for each file handle that is synchronised. */
import { appendFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

const handle = await open(new URL(import.meta.url));
const prototype = Object.getPrototypeOf(handle);
await handle.close();
const { sync } = prototype;
prototype.sync = function count() {
  appendFileSync(process.env.SYNC_LOG, '.');
  return sync.call(this);
};
