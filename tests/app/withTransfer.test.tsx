/** Which pages take over the favourites of the device: those that need a login, and none of staff. */
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type PageContextValue, PageProvider } from '../../app/PageContext.tsx';
import type { ScreenModule } from '../../app/page.ts';
import { type Route, routes } from '../../app/routes.ts';
import { withTransfer } from '../../app/screens/withTransfer.tsx';
import { i18nOf } from '../../stories/screens/translations.ts';

vi.mock('../../app/favourites/Transfer.tsx', () => ({ Transfer: () => 'takes over' }));

const { Screen } = withTransfer({ Screen: () => 'the screen' } as unknown as ScreenModule);
const takesOver = (route: Route) =>
  renderToString(
    <PageProvider value={{ i18n: i18nOf.ja, route } as unknown as PageContextValue}>
      <Screen data={{}} isPending={false} problem={null} onRetry={() => undefined} />
    </PageProvider>,
  ).includes('takes over');

const all = Object.values(routes) as Route[];
const paths = (some: readonly Route[]) => some.map(({ path }) => path);

test('every page that needs a login, and no other', () => {
  const taking = paths(all.filter(takesOver));
  expect(taking).toEqual(paths(all.filter(({ guard }) => guard === 'login')));
  expect(taking).toContain('/mypage');
});

test('no preview and no approval', () => {
  const ofStaff = all.filter(({ path }) => /^\/(preview|approve)\//.test(path));
  expect(ofStaff.length).toBeGreaterThan(15);
  expect(paths(ofStaff.filter(takesOver))).toEqual([]);
});
