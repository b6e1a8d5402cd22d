/** What the form of an import sends, from the browser and from the server alike. */
import { expect, test, vi } from 'vitest';
import { action } from '../../app/screens/StaffImport/data.ts';
import type { ApiError } from '../../contract/apiError.ts';
import { importMaxBytes, lineMaxBytes } from '../../contract/importFaults.ts';
import { toProblem } from '../../contract/problem.ts';

const counts = { added: 1, changed: 2, unchanged: 3 };
const file = new File(['{}'], 'things.json', { type: 'application/json' });

function sent(values: Record<string, string>, files: { file?: File } = { file }) {
  const api = vi.fn(async () => counts);
  const given = { values, files, query: new URLSearchParams(), route: null as never, api: api as never };
  return { api, result: action(given) };
}
const refusal = async (values: Record<string, string>, files: { file?: File }) => {
  const { api, result } = sent(values, files);
  const error: ApiError = await result.then(
    () => expect.fail('was sent'),
    (reason: ApiError) => reason,
  );
  expect(api).not.toHaveBeenCalled();
  return toProblem(error);
};

test('a table goes with its kind, and the time of Tokyo', async () => {
  const { api, result } = sent({ kind: 'link', note: 'a', publish_at: '2026-12-01T09:00' });
  expect(await result).toBe('/staff/import?kind=link&done=1-2-3');
  const input = { kind: 'link', note: 'a', publish_at: '2026-12-01T09:00:00+09:00', file: expect.any(File) };
  expect(api).toHaveBeenCalledExactlyOnceWith('POST /staff/import', input);
});

test('a line goes with its course', async () => {
  const { api, result } = sent({ course_id: '101', note: '', publish_at: '' });
  expect(await result).toBe('/staff/import?course=101&done=1-2-3');
  expect(api).toHaveBeenCalledExactlyOnceWith('POST /staff/import_line', {
    ...{ course_id: '101', note: '', file: expect.any(File) },
  });
});

test('nothing goes without a file, or with one that is too large', async () => {
  const field = (kind: string) => ({ kind: 'refused', fields: [{ field: 'file', kind }] });
  expect(await refusal({ kind: 'link' }, {})).toEqual(field('required'));
  const large = (bytes: number) => ({ file: new File([new Uint8Array(bytes)], 'large') });
  expect(await refusal({ kind: 'link' }, large(importMaxBytes + 1))).toEqual(field('too_long'));
  expect(await refusal({ course_id: '101' }, large(lineMaxBytes + 1))).toEqual(field('too_long'));
});

test('a file that was saved again since it was chosen is no missing network', async () => {
  const changed = new File(['{}'], 'things.json');
  vi.spyOn(changed, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  expect(await refusal({ kind: 'link' }, { file: changed })).toEqual({
    kind: 'refused',
    fields: [{ field: 'file', kind: 'bad_input' }],
  });
});
