import { fromPromise } from 'xstate';
import type { Page } from '../page.ts';
import type { PageStore } from '../pageStore.ts';

/** The actors of the navigation machine in a browser. */
export const defineNavigationActors = ({ pages }: { pages: PageStore }) => ({
  loadPage: fromPromise<Page, { address: string }>(({ input: { address } }) => pages.get(address)),
});
