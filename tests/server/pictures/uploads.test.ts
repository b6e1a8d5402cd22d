/** Which requests may hold a picture. */
import { expect, it } from 'vitest';
import { routes } from '../../../app/routes.ts';
import { endpoints } from '../../../contract/index.ts';
import { isUpload, uploadLimitBytes, uploadPages } from '../../../server/http/uploads.ts';

it('the server knows the pages whose form takes files', () => {
  expect(uploadPages).toEqual(routes.flatMap(({ takesFiles, path }) => (takesFiles ? [path] : [])));
});

it('every call with files is one, and nothing else', () => {
  const larger = Object.entries(endpoints).filter(([, { body }]) => body === 'multipart');
  expect(larger.map(([key]) => key)).toEqual(['POST /photo_save', 'POST /photo_draft']);
  for (const [key, { limitBytes }] of larger) {
    expect(limitBytes).toBe(uploadLimitBytes);
    expect(isUpload({ method: 'POST', path: `/api${key.split(' ')[1]}` })).toBe(true);
  }
  for (const [method, path] of [
    ['GET', '/photo/upload'],
    ['POST', '/photo'],
    ['POST', '/photo/upload/done'],
    ['POST', '/api/photo_delete'],
  ] as const)
    expect(isUpload({ method, path })).toBe(false);
});
