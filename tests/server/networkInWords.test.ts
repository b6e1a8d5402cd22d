/** Where the map data come from is told to people in words, however it is kept. */
import { expect, it } from 'vitest';
import { networkInWords } from '../../server/courses/summary.ts';
import { readRoutes } from '../../tools/routes/routeFiles.ts';

it('says name and month in both languages', () => {
  expect(networkInWords('OpenStreetMap, 2020-03', 'ja')).toBe('OpenStreetMap、2020年3月');
  expect(networkInWords('OpenStreetMap, 2020-03', 'en')).toBe('OpenStreetMap, March 2020');
});

it('leaves what is no month as it is', () => {
  for (const source of ['', 'A survey of the bureau']) expect(networkInWords(source, 'ja')).toBe(source);
});

it('knows the form of every source in the content', () => {
  const sources = [...readRoutes().values()].map(({ source }) => source.network).filter(Boolean);
  expect(sources.length).toBeGreaterThan(100);
  for (const source of sources) expect(networkInWords(source, 'ja')).toMatch(/年\d+月$/);
});
