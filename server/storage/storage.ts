/** Where the files of photos lie: on the disk, or in an object storage that speaks S3. Names are `KEY/960.webp`. */

export interface StoredFile {
  name: string;
  bytes: number;
  changedAt: Date;
}

/** All of them reject with `ApiError` E503 when the storage is away. */
export interface Storage {
  /** There as a whole, and to stay, when it resolves; what was there under the name is replaced. */
  put: (name: string, content: Uint8Array, type: string) => Promise<void>;
  /** null: there is no such file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  head: (name: string) => Promise<StoredFile | null>;
  /** A name that is not there is no error. */
  delete: (name: string) => Promise<void>;
  /** All that begin with `prefix`; also what a broken `put` has left, under names that nobody asks for. */
  list: (prefix?: string) => AsyncIterable<StoredFile>;
}

const namePattern = /^[a-z0-9][a-z0-9-]{0,63}\/[a-z0-9][a-z0-9.]{0,63}$/;

/** Names come from this server alone; one that leads elsewhere is a mistake of the code. @throws Error */
export function assertName(name: string): void {
  if (!namePattern.test(name)) throw new Error(`Not a name in the storage: ${JSON.stringify(name)}`);
}

export const isStoredName = (name: string): boolean => namePattern.test(name);
