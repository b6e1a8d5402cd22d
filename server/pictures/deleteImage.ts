import type { Context } from '../context.ts';

/** Deletes a picture with all its files; one that is not there is no error. @throws ApiError E503 */
export async function deleteImage(imageKey: string, { storage }: Pick<Context, 'storage'>): Promise<void> {
  const names: string[] = [];
  for await (const { name } of storage.list(`${imageKey}/`)) names.push(name);
  for (const name of names) await storage.delete(name);
}

/** After the rows: a file that cannot be deleted now belongs to nothing, and is found as such later. */
export async function deleteImages(imageKeys: readonly string[], context: Pick<Context, 'storage'>): Promise<void> {
  for (const imageKey of imageKeys) await deleteImage(imageKey, context).catch(() => {});
}
