import type { Context } from '../context.ts';

/** Deletes a picture with all its files; one that is not there is no error. @throws ApiError E503 */
export async function deleteImage(imageKey: string, { storage }: Pick<Context, 'storage'>): Promise<void> {
  const names: string[] = [];
  for await (const { name } of storage.list(`${imageKey}/`)) names.push(name);
  for (const name of names) await storage.delete(name);
}
