import { expect, test } from 'vitest';
import { address, isPageAddress } from '../../app/addresses.ts';

test('Japanese addresses carry no language, English ones do, at the end', () => {
  expect(address('/map', 'ja')).toBe('/map');
  expect(address('/map', 'en')).toBe('/map?lang=en');
  expect(address('/map?a=1', 'en', { b: 2 })).toBe('/map?a=1&b=2&lang=en');
});

test('a language in the path gives way to the one asked for', () => {
  expect(address('/map?lang=en&a=1', 'ja')).toBe('/map?a=1');
  expect(address('/map?lang=en&a=1', 'en')).toBe('/map?a=1&lang=en');
});

test('lists repeat their name, and what says nothing is left out', () => {
  expect(
    address('/map', 'ja', {
      scene: ['park', 'night'],
      keyword: '',
      page: null,
      line: undefined,
      open: false,
      near: true,
      from: 0,
    }),
  ).toBe('/map?scene=park&scene=night&near=true&from=0');
  expect(address('/map', 'ja', { scene: [] })).toBe('/map');
});

test('values are written so that they come back whole', () => {
  const written = address('/map', 'en', { keyword: '上野 & 谷中#1?' });
  expect(new URL(written, 'https://example.com').searchParams.get('keyword')).toBe('上野 & 谷中#1?');
});

test('a fragment stays last', () => {
  expect(address('/about#basis', 'en')).toBe('/about?lang=en#basis');
  expect(address('#main', 'ja')).toBe('#main');
});

test.for([
  ['/map', true],
  ['/map/detail/1?lang=en', true],
  ['/', true],
  ['/api/search', false],
  ['/assets/entry.js', false],
  ['/news/feed.xml', false],
  ['/events.ics', false],
  ['/map/detail/1.gpx', false],
  ['https://elsewhere.example/map', false],
] as const)('%s is a page of this site: %s', ([path, is]) => {
  const origin = 'https://example.com';
  expect(isPageAddress(new URL(path, origin), origin)).toBe(is);
});
