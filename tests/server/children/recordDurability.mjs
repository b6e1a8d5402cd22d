// Preloaded into a process and its threads: keeps beside the files what a power cut would leave of them for certain.
//
// DURABLE_ROOT is a directory whose own entries count as recorded only after it was synchronised; DURABLE_SHADOW holds, by inode,
// the contents of files (`files/`) and the names in directories (`directories/`) as of their last fsync. A deleted or replaced
// file is kept in `removed/`, so that no inode number is used twice.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { DURABLE_ROOT: root, DURABLE_SHADOW: shadow } = process.env;
const original = { ...fs };
for (const name of ['files', 'directories', 'removed'])
  original.mkdirSync(path.join(shadow, name), { recursive: true, mode: 0o700 });

/** Inode → changes since its last fsync: `{ position, data }` or `{ size }`. */
const pending = new Map();
const isOurs = (file) => `${path.resolve(String(file))}/`.startsWith(`${root}/`);
const changed = (inode, change) => {
  if (!pending.has(inode)) pending.set(inode, []);
  pending.get(inode).push(change);
};
let removed = 0;
const keepInode = (file) => {
  const entry = original.lstatSync(file, { throwIfNoEntry: false });
  if (entry?.isFile())
    original.linkSync(file, path.join(shadow, 'removed', `${entry.ino}-${process.hrtime.bigint()}-${removed++}`));
};

function recordFile(inode, file) {
  const target = path.join(shadow, 'files', String(inode));
  // Written by another thread, whose changes are not known here.
  if (!pending.has(inode)) return original.copyFileSync(file, target);
  const copy = original.openSync(target, fs.constants.O_RDWR | fs.constants.O_CREAT);
  for (const { position, data, size } of pending.get(inode))
    if (data) original.writeSync(copy, data, 0, data.length, position);
    else original.ftruncateSync(copy, size);
  original.closeSync(copy);
  pending.delete(inode);
}

function recordDirectory(inode, directory) {
  const entries = Object.fromEntries(
    original.readdirSync(directory).map((name) => [name, original.lstatSync(path.join(directory, name)).ino]),
  );
  const file = path.join(shadow, 'directories', String(inode));
  original.writeFileSync(`${file}.new`, JSON.stringify(entries));
  original.renameSync(`${file}.new`, file);
}

const pathOf = (descriptor) => original.readlinkSync(`/proc/self/fd/${descriptor}`);

/** Node's own `writeFileSync` calls `openSync` and `writeSync`. */
let isInWriteFile = false;
Object.assign(fs, {
  openSync(file, flags, ...rest) {
    const descriptor = original.openSync(file, flags, ...rest);
    const truncates = typeof flags === 'string' ? flags.startsWith('w') : (flags & fs.constants.O_TRUNC) !== 0;
    if (truncates && !isInWriteFile && isOurs(file)) changed(original.fstatSync(descriptor).ino, { size: 0 });
    return descriptor;
  },
  writeSync(descriptor, data, offset, length, position) {
    const written = original.writeSync(descriptor, data, offset, length, position);
    if (!isInWriteFile && isOurs(pathOf(descriptor))) {
      if (typeof position !== 'number') throw new Error('a write without a position is not recorded');
      const bytes = Buffer.from(data.buffer, data.byteOffset + offset, written);
      changed(original.fstatSync(descriptor).ino, { position, data: Buffer.from(bytes) });
    }
    return written;
  },
  writeFileSync(file, data, options) {
    isInWriteFile = true;
    original.writeFileSync(file, data, options);
    isInWriteFile = false;
    if (typeof file !== 'string' || !isOurs(file)) return;
    const { ino } = original.lstatSync(file);
    changed(ino, { size: 0 });
    changed(ino, { position: 0, data: Buffer.from(data) });
  },
  ftruncateSync(descriptor, size) {
    original.ftruncateSync(descriptor, size);
    changed(original.fstatSync(descriptor).ino, { size });
  },
  truncateSync(file, size) {
    original.truncateSync(file, size);
    changed(original.lstatSync(file).ino, { size });
  },
  unlinkSync(file) {
    if (isOurs(file)) keepInode(file);
    original.unlinkSync(file);
  },
  renameSync(from, to) {
    if (isOurs(to)) keepInode(to);
    original.renameSync(from, to);
  },
  fsyncSync(descriptor) {
    original.fsyncSync(descriptor);
    const file = pathOf(descriptor);
    if (!isOurs(file)) return;
    const entry = original.fstatSync(descriptor);
    if (entry.isDirectory()) recordDirectory(entry.ino, file);
    else recordFile(entry.ino, file);
  },
});
syncBuiltinESMExports();
