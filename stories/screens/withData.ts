/** For what no response of the API can make: what a page knows from the files of the content, or from the clock. */
import type { Page } from '../../app/page.ts';
import type { wired } from './wired.tsx';

type Story = ReturnType<typeof wired>;

const changed = <Data>(page: Page, change: (data: Data) => Data): Page => ({
  ...page,
  // A page that could not be loaded has none.
  data: page.data && change(page.data as Data),
});

/** A wired story whose page knows something else than what was loaded. */
export const withData = <Data>(story: Story, change: (data: Data) => Data): Story => ({
  ...story,
  loaders: story.loaders.map((load) => async (context) => ({ page: changed((await load(context)).page, change) })),
});
