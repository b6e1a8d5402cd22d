/** What somebody sent → files in the storage. The row that names them comes after: a row never lacks its files. */
import { randomBytes } from 'node:crypto';
import type { ServerData } from '../../contract/dataAnnotations.ts';
import type { Context } from '../context.ts';
import { deleteImage } from './deleteImage.ts';
import type { StoredImage } from './imageOf.ts';

/** What members send as a picture lies in the storage; the words about it are columns. */
export const pictureData: ServerData = {
  store: 'files',
  of: 'member',
  what: {
    ja: '投稿した写真と、投稿する前の写真。大きさを変えたもので、撮影場所などの情報は取り除きます',
    en: 'The photos you posted or are about to post, in several sizes, without what the camera noted',
  },
  why: {
    ja: '投稿の前に見直せるようにし、職員が確認した写真を公開するため。',
    en: 'So that you can check a photo before you post it, and to publish what staff have reviewed.',
  },
  until: {
    ja: '写真の内容を消すときに、いっしょに消します。消せずに残ったファイルは、1日以内に消します。',
    en: 'Deleted together with what the database has of the photo. A file that is left behind is deleted within a day.',
  },
  seenBy: 'everyone',
  changedOn: '2026-11-25',
};

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
