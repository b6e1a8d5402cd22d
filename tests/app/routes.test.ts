import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indexedPaths } from '../../app/pagePaths.ts';
import { product } from '../../app/product.ts';
import { builtRoutes, isIndexed, isOffered, linkedFrom, parentOf, path, routes } from '../../app/routes.ts';
import { isGuarded } from '../../app/screens/guardedModules.ts';
import { type PageTree, pageTree } from '../../app/screens/SiteMap/pageTree.ts';
import relations from '../../content/relations.json';

/** Every path that the portal is to have, written by hand from the list of screens: what is declared must not shrink. */
const expected = [
  ...[
    '/',
    '/map',
    '/map/search01',
    '/map/search02',
    '/map/search03',
    '/map/search03/:line',
    '/map/search04',
    '/map/search05',
  ],
  ...[
    '/map/cross_search',
    '/map/detail/:id',
    '/10minutes-course',
    '/tokotoko-walk',
    '/kawabe-walking',
    '/tokotoko-machisanpo',
  ],
  ...['/tama_tosho', '/health_walk', '/parks', '/relation', '/relation/:municipality'],
  ...['/area_guide', '/area_guide/kyoryoku_search', '/area_guide/kyosan_search', '/area_guide/yugu_search'],
  ...['/area_guide/kyoryoku/:id', '/area_guide/kyosan/:id', '/area_guide/yugu/:id'],
  ...['/news', '/news/:id', '/tips', '/tips/:id', '/fashion', '/fashion/:id', '/about', '/about/accessibility'],
  ...[
    '/about/accessibility/result',
    '/about/accessibility/result/:number',
    '/about/privacy-policy',
    '/about/cookie-policy',
    '/terms',
    '/sitemap',
    '/search_result',
  ],
  ...['/photo', '/photo/:id', '/photo/upload', '/photo/upload/done', '/photo_contest'],
  ...['/login', '/register', '/register/done', '/forgot/password_reset', '/forgot/password_reset/done'],
  ...[
    '/mypage',
    '/mypage/check',
    '/mypage/data',
    '/mypage/archive',
    '/mypage/username_reset',
    '/mypage/password_reset',
    '/mypage/region_reset',
  ],
  ...[
    '/mypage/age_reset',
    '/mypage/gender_reset',
    '/mypage/delete',
    '/mypage/delete/done',
    '/favorite',
    '/history',
    '/offline',
    '/install',
  ],
  ...['link', 'news', 'news_detail', 'play', 'play_detail', 'event', 'course', 'course_detail'].map(
    (name) => `/preview/${name}`,
  ),
  ...[
    'sponsor',
    'sponsor_detail',
    'cooperation',
    'cooperation_detail',
    'top_banner',
    'other_banner',
    'special',
    'park',
  ].map((name) => `/preview/${name}`),
  ...['play', 'course', 'sponsor', 'cooperation', 'notice', 'event', 'special', 'link', 'banner', 'park'].map(
    (name) => `/approve/${name}`,
  ),
  ...['/report', '/staff/reports'],
  ...['/staff/calendar', '/staff/log'],
  ...['/staff/import', '/staff/propose'],
  ...['/staff', '/staff/photos', '/staff/content', '/staff/duty', '/staff/facts'],
];

const folders = [...new Set(builtRoutes.map(({ screen }) => screen!))];

describe('the route table', () => {
  test('declares every screen once', () => {
    const paths = routes.map(({ path }) => path);
    expect(expected.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => !expected.includes(path))).toEqual([]);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  test('follows the slug of the product', () => {
    expect(product.slug).toBe('tokotoko');
    expect(routes.filter(({ path }) => path.startsWith(`/${product.slug}-`))).toHaveLength(2);
  });

  test('puts no fixed path behind a parameter that would take it', () => {
    // `/photo/upload` must be asked before `/photo/:id`.
    const shapeOf = (path: string) => path.split('/').length;
    routes.forEach(({ path }, at) => {
      const takers = routes
        .slice(0, at)
        .filter(
          (earlier) =>
            earlier.path.includes(':') &&
            shapeOf(earlier.path) === shapeOf(path) &&
            new RegExp(`^${earlier.path.replace(/:[^/]+/g, '[^/]+')}$`).test(path),
        );
      expect(takers.map((taker) => `${taker.path} takes ${path}`)).toEqual([]);
    });
  });

  test('names parents that there are, and ends at the top', () => {
    for (const each of routes) {
      const seen: string[] = [];
      for (let above = parentOf(each); above; above = parentOf(above)) {
        expect(seen, `${each.path} is its own ancestor`).not.toContain(above.id);
        seen.push(above.id);
        // Nobody is led to a page that is not there yet.
        if (each.screen) expect(above.screen, `${each.path} is below ${above.path}`).toBeDefined();
      }
      if (each.id !== 'top') expect(seen.at(-1), each.path).toBe('top');
    }
  });

  test('builds links from ids and parameters', () => {
    expect(path('course', { id: 101 })).toBe('/map/detail/101');
    expect(path('relationDetail', { municipality: 'a/b' })).toBe('/relation/a%2Fb');
    expect(path('search')).toBe('/map');
  });

  test('alone writes paths of its own', () => {
    const literals = new Set(
      routes.map(({ path: each }) => each).filter((each) => each.length > 1 && !each.includes(':')),
    );
    const written = (readdirSync('app', { recursive: true, encoding: 'utf8' }) as string[])
      // In Markdown pages paths are found by their text, and marked there.
      .filter((file) => /\.tsx?$/.test(file) && !/^(routes\.ts$|routes\/|text\/links\.ts$)/.test(file))
      .flatMap((file) =>
        [...readFileSync(`app/${file}`, 'utf8').matchAll(/(?<!import\()['"`](\/[\w/-]+)['"`?#/]/g)]
          .filter(([, literal]) => literals.has(literal!))
          .map(([, literal]) => `${file}: ${literal}`),
      );
    expect(written).toEqual([]);
  });

  test('gives linked pages labels of their own, in both languages', () => {
    // Previews and approvals are linked by what they show; the label of each stands in its screen.
    const linked = builtRoutes.filter(({ path, props }) => !path.includes(':') && !props?.preview && !props?.approval);
    for (const lang of ['ja', 'en'] as const) {
      const labels = linked.map(({ label }) => label[lang]);
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    }
    for (const { label } of routes) {
      expect(label.ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
      expect(label.en).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
    }
  });

  test('links only to pages that need no parameter', () => {
    for (const place of ['bar', 'footer', 'top'] as const)
      expect(linkedFrom(place).filter(({ path }) => path.includes(':'))).toEqual([]);
  });
});

describe('a built screen', () => {
  test.for(folders)('%s has a view, its wiring and an index', (name) => {
    for (const file of [`${name}Screen.tsx`, `${name}.tsx`, 'index.ts'])
      expect(existsSync(`app/screens/${name}/${file}`), file).toBe(true);
  });

  test.for(folders)('%s has stories, the plain case first', (name) => {
    const file = `stories/screens/${name}.stories.tsx`;
    expect(existsSync(file), file).toBe(true);
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(/title: '画面\//);
    expect(/export const (\w+)/.exec(source)?.[1]).toBe('Plain');
    expect(source, 'an English story').toContain("language: 'en'");
    expect(source, 'a story with large text').toContain("textSize: '2'");
    expect(source, 'a story at 320 px').toMatch(/viewport: \{ value: 'narrow'/);
  });

  test('every screen folder belongs to a route, but for the failure screen', () => {
    const there = readdirSync('app/screens', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(there.map(({ name }) => name).filter((name) => !folders.includes(name))).toEqual(['Failure']);
  });
});

test('screens behind a login, and no others, stand in the list that visitors do not load', () => {
  const screens = (isBehindLogin: boolean) =>
    new Set(
      builtRoutes
        .filter((each) => (each.guard !== undefined || each.for === 'staff') === isBehindLogin)
        .map(({ screen }) => screen!),
    );
  for (const screen of screens(true)) expect(isGuarded(screen), screen).toBe(true);
  for (const screen of screens(false)) expect(isGuarded(screen), screen).toBe(false);
});

describe('what is derived from the table', () => {
  const flat = (pages: readonly PageTree[]): string[] => pages.flatMap(({ path, below }) => [path, ...flat(below)]);

  test('the site map page has every built page without parameters that people look for, once, under the top page', () => {
    const tree = pageTree();
    expect(tree.map(({ path }) => path)).toEqual(['/']);
    expect(flat(tree).sort()).toEqual(
      builtRoutes
        .filter(({ path, isOutcome, for: audience }) => !path.includes(':') && !isOutcome && audience !== 'staff')
        .map(({ path }) => path)
        // A form about one thing: it is found at that thing.
        .filter((path) => path !== '/report')
        .sort(),
    );
    expect(flat(tree)).not.toContain('/register/done');
    expect(tree[0]!.below.find(({ path }) => path === '/map')!.below.map(({ path }) => path)).toContain(
      '/map/search01',
    );
  });

  test('nobody is led to pages that are not for them, and search engines to none of one’s own', () => {
    const offered = (isMember: boolean) => builtRoutes.filter((each) => isOffered(each, isMember)).map(({ id }) => id);
    expect(offered(false)).toContain('login');
    expect(offered(false)).not.toContain('myPage');
    expect(offered(true)).toContain('myPage');
    for (const id of ['login', 'memberDeleteDone'] as const) expect(offered(true)).not.toContain(id);
    for (const id of ['staff', 'staffPhotos', 'staffDuty', 'staffFacts'] as const)
      for (const isMember of [true, false]) expect(offered(isMember)).not.toContain(id);
    const paths = indexedPaths({});
    for (const own of [
      '/login',
      '/history',
      '/search_result',
      '/mypage',
      '/mypage/check',
      '/mypage/delete/done',
      '/staff',
    ])
      expect(paths).not.toContain(own);
    expect(paths).toContain('/terms');
  });

  test('sitemap.xml has those and one for each id', () => {
    const paths = indexedPaths({
      ...{ courseIds: [1, 2], noticeIds: [7], lineIds: [3] },
      ...{ cooperationIds: [4], sponsorIds: [5], playgroundIds: [6] },
    });
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/map/detail/1',
        '/map/detail/2',
        '/news/7',
        '/map/search03/3',
        '/area_guide/yugu/6',
      ]),
    );
    expect(paths.filter((path) => path.includes(':') || path.endsWith('/done'))).toEqual([]);
    expect(paths.filter((path) => path.startsWith('/relation/'))).toHaveLength(relations.length);
    expect(paths).toEqual(expect.arrayContaining(['/tips/1', '/tips/10', '/fashion/casual', '/fashion/winter']));
    const [tips, outfits] = [10, 6];
    expect(paths).toHaveLength(
      flat(pageTree(builtRoutes.filter(isIndexed))).length + 7 + relations.length + tips + outfits,
    );
  });
});
