/** What somebody sent → files in the storage. The row that names them comes after: a row never lacks its files. */
import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { deleteImage } from './deleteImage.ts';
import type { StoredImage } from './imageOf.ts';

const newKey = () => randomBytes(16).toString('hex');

/** @throws ApiError E422 of the field `image`, E503 */
export async function storeImage(
  bytes: Uint8Array,
  context: Pick<Context, 'pictures' | 'storage'>,
): Promise<StoredImage> {
  const { files, ...picture } = await context.pictures.make(bytes);
  const imageKey = newKey();
  try {
    for (const { name, bytes: content, type } of files) await context.storage.put(`${imageKey}/${name}`, content, type);
  } catch (error) {
    await deleteImage(imageKey, context).catch(() => {});
    throw error;
  }
  return { imageKey, ...picture };
}
