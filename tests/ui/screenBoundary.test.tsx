/** A screen that fails while it runs leaves the frame of its page, and the page says so. */
import { composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ScreenBoundary } from '../../app/ScreenBoundary.tsx';
import { withPage } from '../../stories/screens/withPage.tsx';
import { show } from './suites/show.ts';

const Failing = () => {
  throw new Error('It fails');
};

test('the page says that it could not be shown, has the focus, and can be opened again', async () => {
  // React writes down what was caught.
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const render = () => (
    <ScreenBoundary>
      <Failing />
    </ScreenBoundary>
  );
  const parameters = { layout: 'fullscreen', page: { path: '/news' } };
  await show(composeStory({ render, decorators: [withPage], parameters }, {}));
  await expect.element(page.getByRole('heading', { level: 1, name: 'うまく表示できませんでした' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'サイト内の主なページ' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'もう一度開く' })).toBeVisible();
  expect(document.activeElement?.id).toBe('main');
  expect(written).toHaveBeenCalled();
  written.mockRestore();
});
