/** Which pages take over the favourites of the device: those that need a login, and none of staff. */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Transfer } from '../../app/favourites/Transfer.tsx';
import { type PageContextValue, PageProvider } from '../../app/PageContext.tsx';
import type { ScreenModule } from '../../app/page.ts';
import { type Route, routes } from '../../app/routes.ts';
import { withTransfer } from '../../app/screens/withTransfer.tsx';
import { i18nOf } from '../../stories/screens/translations.ts';

const { Screen } = withTransfer({ Screen: () => 'the screen' } as unknown as ScreenModule);

function takesOver(route: Route) {
  let takes = false;
  // The transfer itself renders nothing at first: what the screen returns is looked at.
  function Look() {
    const element = (Screen as (props: object) => ReactElement<{ children: ReactNode }>)({
      data: {},
      isPending: false,
    });
    takes = Children.toArray(element.props.children).some((child) => isValidElement(child) && child.type === Transfer);
    return element;
  }
  const html = renderToString(
    <PageProvider value={{ i18n: i18nOf.ja, route } as unknown as PageContextValue}>
      <Look />
    </PageProvider>,
  );
  expect(html).toContain('the screen');
  return takes;
}

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
