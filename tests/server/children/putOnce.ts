/** Puts one file into the storage in the folder that is given. */
import { fileStorage } from '../../../server/storage/fileStorage.ts';

await fileStorage(process.argv[2]!).put('key/400.jpg', new Uint8Array([1, 2, 3]), 'image/jpeg');
