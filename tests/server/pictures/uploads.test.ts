/** Which requests may hold a file. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../../../app/routes.ts';
import { importMaxBytes } from '../../../contract/importFaults.ts';
import { endpoints } from '../../../contract/index.ts';
import { photoMaxBytes } from '../../../contract/photoRules.ts';
import { isUpload, uploadLimitBytes, uploadPages } from '../../../server/http/uploads.ts';

it('the server knows the pages whose form takes files', () => {
  const root = path.resolve(import.meta.dirname, '../../../app/screens');
  const sources = globSync('*/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('encType="multipart/form-data"'),
  );
  const screens = Object.keys(uploadPages)
    // Its form has no file, but very many fields.
    .filter((page) => page !== '/staff/propose')
    .map((page) => routes.find((route) => route.path === page)!.screen);
  expect(screens.toSorted()).toEqual([...new Set(sources.map((file) => path.dirname(file)))].sort());
});

it('every call with files is one, and nothing else', () => {
  const larger = Object.entries(endpoints).filter(([, { body }]) => body === 'multipart');
  expect(larger.map(([key]) => key)).toEqual([
    ...['POST /photo_save', 'POST /photo_draft', 'POST /report', 'POST /staff/import', 'POST /staff/import_line'],
  ]);
  for (const [key] of larger) expect(isUpload({ method: 'POST', path: `/api${key.split(' ')[1]}` })).toBe(true);
  expect(uploadLimitBytes(uploadPages['/photo/upload']!)).toBe(photoMaxBytes + 256 * 1024);
  expect(uploadLimitBytes(uploadPages['/report']!)).toBe(photoMaxBytes + 256 * 1024);
  expect(uploadLimitBytes(uploadPages['/staff/import']!)).toBe(importMaxBytes + 64 * 1024);
  for (const [method, where] of [
    ['GET', '/photo/upload'],
    ['POST', '/photo'],
    ['POST', '/photo/upload/done'],
    ['POST', '/api/photo_delete'],
  ] as const)
    expect(isUpload({ method, path: where })).toBe(false);
});
