/**
 * PGlite's file system on a directory, made durable: PGlite switches fsync off by default, its file system has none, and its files
 * are readable and writable for everybody.
 */
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncDirectory } from './dataDirectory.ts';

interface FsNode {
  parent: FsNode;
}
/** The part of Emscripten's NODEFS that is changed here. */
interface NodeFsModule {
  NODEFS: {
    realPath: (node: FsNode) => string;
    node_ops: {
      mknod: (parent: FsNode, name: string, mode: number, device: number) => FsNode;
      rename: (node: FsNode, directory: FsNode, name: string) => void;
      unlink: (parent: FsNode, name: string) => void;
      rmdir: (parent: FsNode, name: string) => void;
      setattr: (node: FsNode, attributes: { mode?: number }) => void;
    };
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
  };
}

const forOwnerOnly = (mode: number) => mode & ~0o077;

function makeDurable({ NODEFS }: NodeFsModule, onLost: (error: Error) => void): void {
  const { realPath, node_ops: nodes, stream_ops: streams } = NODEFS;
  const { mknod, rename, unlink, rmdir, setattr } = nodes;
  /** Directories whose names changed since they were synchronised. */
  const changed = new Set<string>();
  nodes.mknod = (parent, name, mode, device) => {
    const node = mknod(parent, name, forOwnerOnly(mode), device);
    changed.add(realPath(parent));
    return node;
  };
  // Emscripten sets the mode of a new file once more.
  nodes.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: forOwnerOnly(attributes.mode) });
  nodes.rename = (node, directory, name) => {
    changed.add(realPath(node.parent)).add(realPath(directory));
    rename(node, directory, name);
  };
  nodes.unlink = (parent, name) => {
    unlink(parent, name);
    changed.add(realPath(parent));
  };
  nodes.rmdir = (parent, name) => {
    rmdir(parent, name);
    changed.delete(`${realPath(parent)}/${name}`);
    changed.add(realPath(parent));
  };
  streams.fsync = ({ nfd }) => {
    try {
      // A synchronised file without its name would be lost all the same.
      for (const directory of changed) syncDirectory(directory);
      changed.clear();
      fs.fsyncSync(nfd);
      return 0;
    } catch (error) {
      onLost(error as Error);
      throw error;
    }
  };
}

export class DurableNodeFS extends NodeFS {
  readonly #onLost: (error: Error) => void;

  /** @param onLost a file could not be synchronised: what the database believes to be on the disk may not be there */
  constructor(directory: string, onLost: (error: Error) => void) {
    super(directory);
    this.#onLost = onLost;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const withDurability = (module: NodeFsModule) => makeDurable(module, this.#onLost);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        // PGlite's type of the module leaves NODEFS out.
        preRun: [...(emscriptenOpts.preRun ?? []), withDurability] as NonNullable<typeof emscriptenOpts.preRun>,
      },
    };
  }
}
