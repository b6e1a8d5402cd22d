/** The query parameters that a route declares are those that its screen reads, and only they count. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPage } from '../../app/entry.server.tsx';
import { builtRoutes } from '../../app/routes.ts';
import type { StaffRole } from '../../contract/staffRoles.ts';
import { localApi } from '../../server/api.ts';
import { anonymous, type RequestContext } from '../../server/context.ts';
import { canonicalQuery } from '../../server/http/pageQuery.ts';
import { createMember } from '../../server/members/createMember.ts';
import type { StaffSession } from '../../server/staff/staffSession.ts';
import { openPortal, type Portal } from './support.ts';

let portal: Portal;
let context: RequestContext;
beforeAll(async () => {
  portal = await openPortal('pglite');
  const memberId = await createMember({ userName: 'はなこ', password: 'tokotoko2026' }, portal.context);
  const session = { id: 'none', memberId, userName: 'はなこ', requestToken: '' };
  context = { ...anonymous(portal.context), session };
});
afterAll(() => portal.close());

/** Each part of the staff's pages has keys of its own. */
const roles: Partial<Record<string, StaffRole>> = {
  '/staff/photos': 'reviewer',
  '/staff/duty': 'duty',
  '/staff/reports': 'duty',
  '/staff/import': 'author',
  '/staff/facts': 'duty',
};
const staffOf = (path: string): StaffSession => ({
  ...{ id: null, tokenId: 1, municipality: null, requestToken: '' },
  role: roles[path] ?? 'approver',
});

/** A query that notes what it is asked for. */
class NotedQuery extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string) {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string) {
    this.names.add(name);
    return super.getAll(name);
  }
  override has(name: string) {
    this.names.add(name);
    return super.has(name);
  }
}

/** Queries with which a route reads more than it does without one. */
const variants: Record<string, string[]> = {
  '/map/cross_search': ['', 'municipality=taito'],
  '/about/accessibility/result': ['', 'view=runs'],
  '/search_result': ['', 'q=%E4%B8%8A%E9%87%8E&kind=course'],
  '/staff/duty': ['', 'course=101'],
  '/staff/import': ['', 'what=line', 'course=101'],
  '/staff/propose': ['', 'kind=notice', 'kind=notice&id=1'],
  '/staff/facts': ['', 'course=101'],
};

/** What only a form that is sent reads. */
const readByForms: Record<string, string[]> = { '/staff': ['next'] };

/** An id that each kind of page has; of any other 101 will do. */
const idsOf: Record<string, string> = {
  '/news': '1',
  '/tips': '1',
  '/fashion': 'winter',
  '/area_guide/kyoryoku': '10001',
  '/area_guide/kyosan': '20001',
  '/area_guide/yugu': '30001',
  '/photo': '1',
};

it.each(builtRoutes)('$path', async ({ path: route, query: declared = [] }) => {
  const [, known = '101'] = Object.entries(idsOf).find(([beginning]) => route.startsWith(beginning)) ?? [];
  const own = { ':id': known, ':line': '1', ':municipality': 'taito', ':number': '1.4.3' };
  const path = Object.entries(own).reduce((all, [name, value]) => all.replace(name, value), route);
  const read = new Set<string>(readByForms[route]);
  for (const text of variants[route] ?? ['']) {
    const query = new NotedQuery(text);
    const { status } = await renderPage({
      ...{ path, query, lang: 'ja', textSize: 1, consent: null, member: { user_name: 'はなこ' }, origin: '' },
      settings: { contactUrl: 'https://example.jp/', tiles: 'off', searchProvider: null, hasWorker: true },
      apiFor: (lang) => localApi(lang, { ...context, staff: staffOf(path) }, { checkResponses: false }),
      siteAlertsFor: async () => [],
      assetsFor: async () => ({ scripts: [], preloads: [], styles: [], inlineStyle: '' }),
      onError: (error) => {
        throw error;
      },
    });
    expect(status).toBe(200);
    for (const name of query.names) if (name !== 'lang') read.add(name.replace('[]', ''));
  }
  expect([...read].sort()).toEqual([...declared].sort());
});

it.each([
  ['page=2&keyword=a', 'keyword=a&page=2'],
  ['municipality=b&municipality=a', 'municipality=b&municipality=a'],
  ['municipality[]=b&municipality=a', 'municipality=a&municipality=b'],
  ['lang=ja&x=1', ''],
  ['lang=fr', ''],
  ['lang=en&lang=ja', 'lang=en'],
  ['x=4&page=2&lang=en', 'page=2&lang=en'],
])('?%s becomes ?%s', (query, expected) => {
  const names = ['keyword', 'municipality', 'page'];
  expect(String(canonicalQuery(names, new URLSearchParams(query)))).toBe(expected);
});
