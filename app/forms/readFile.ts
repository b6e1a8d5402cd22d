import { refused } from '../../contract/apiError.ts';

/**
 * The file of a form as it is now. A browser that sends one which was saved again after it was chosen breaks the connection off, which
 * looks like no network at all.
 * @throws ApiError E422 of the field
 */
export async function readFile(file: File, field: string, maxBytes: number): Promise<File> {
  if (file.size > maxBytes) throw refused(field, 'too_long');
  const bytes = await file.arrayBuffer().catch(() => {
    throw refused(field, 'bad_input');
  });
  return new File([bytes], file.name, { type: file.type });
}
