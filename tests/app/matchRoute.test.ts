import { expect, test } from 'vitest';
import { matchRoute } from '../../app/matchRoute.ts';
import { builtRoutes, routes } from '../../app/routes.ts';

const found = (path: string) => {
  const match = matchRoute(path);
  return match && [match.route.path, match.params];
};

test('every built path without parameters finds its own route', () => {
  for (const { path } of builtRoutes) if (!path.includes(':')) expect(found(path)).toEqual([path, {}]);
});

test('parameters are decoded', () => {
  expect(found('/map/detail/12')).toEqual(['/map/detail/:id', { id: '12' }]);
  expect(found('/news/%E4%B8%8A%E9%87%8E')).toEqual(['/news/:id', { id: '上野' }]);
  expect(found('/news/a%2Fb')).toEqual(['/news/:id', { id: 'a/b' }]);
});

test.for(['/news/%', '/news/%E4%B8', '/news/%zz', '/%E0%A4%A'])('a broken sequence is no page: %s', (path) => {
  expect(found(path)).toBeNull();
});

test.for([
  '',
  'map',
  '/map/',
  '//map',
  '/map//search01',
  '/map/detail',
  '/map/detail/',
  '/map/detail/1/',
  '/map/detail/1/more',
  '/MAP',
  '/about/cookie-policy/x',
  '/no/such/page',
])('is no page: %s', (path) => {
  expect(found(path)).toBeNull();
});

test('every route that is declared is a page', () => {
  expect(routes.filter((route) => !builtRoutes.includes(route))).toEqual([]);
});

test.for(['/news/__proto__', '/map/detail/constructor'])('a parameter may be any word: %s', (path) => {
  expect(found(path)).toEqual([expect.any(String), { id: path.split('/').at(-1) }]);
});
