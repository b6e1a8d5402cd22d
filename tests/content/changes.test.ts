/** What differs between two sources, where things of a list come and go. */
import { expect, it } from 'vitest';
import { readContent } from '../../server/content/readContent.ts';
import { changesBetween } from '../../server/revisions/changes.ts';

const course = readContent().courses.find(({ id }) => id === 101)!;
type Point = (typeof course.points)[number];

const changesIn = (points: readonly Point[]) =>
  changesBetween(course, { ...course, points }).map(({ path, before, after, only_in }) => ({
    ...{ path, only_in },
    ...(before === null && { isNew: true }),
    ...(after === null && { isGone: true }),
  }));
const edited = (at: number, change: Partial<Point>): Point[] =>
  course.points.map((point, index) => (index === at ? { ...point, ...change } : point));
const { text, name } = course.points[4]!;
const inJapanese = { text: { ...text!, ja: '直した文です。' } };

it('a change in one language is named as such when a thing before it goes', () => {
  const points = edited(4, inJapanese).toSpliced(1, 1);
  expect(changesIn(points)).toEqual([
    { path: 'points.1', only_in: null, isGone: true },
    { path: 'points.3.text', only_in: 'ja' },
  ]);
});

it('a name in one language is one, too, and so is one with the place', () => {
  const renamed = { name: { ...name, ja: '新しい名前' } };
  for (const [change, also] of [
    [renamed, []],
    [{ ...renamed, lat: 35.7 }, [{ path: 'points.3.lat', only_in: null }]],
  ] as const)
    expect(changesIn(edited(4, change).toSpliced(1, 1))).toEqual([
      { path: 'points.1', only_in: null, isGone: true },
      { path: 'points.3.name', only_in: 'ja' },
      ...also,
    ]);
});

it('what comes is new, and what follows it stays', () => {
  const added = { ...course.points[2]!, name: { ja: '橋', en: 'Bridge' }, lat: 35.69, lng: 139.75 };
  expect(changesIn(edited(4, inJapanese).toSpliced(3, 0, added))).toEqual([
    { path: 'points.3', only_in: null, isNew: true },
    { path: 'points.5.text', only_in: 'ja' },
  ]);
});

it('what has moved in a list that has become shorter is named', () => {
  const [second, third] = [course.points[1]!, course.points[2]!];
  const paths = changesIn(course.points.toSpliced(1, 3, third, second)).map(({ path }) => path.split('.')[1]);
  expect(new Set(paths).size).toBeGreaterThan(1);
});

it('each path stands once', () => {
  const paths = changesIn(edited(5, inJapanese).toSpliced(0, 2)).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
