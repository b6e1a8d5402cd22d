import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Announcement, AnnouncerProvider } from '../../ui/Announcer/index.ts';
import { listen } from './suites/announced.ts';

function mount() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { host, root };
}

test('has one polite and one assertive region in the first HTML', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(createElement(AnnouncerProvider, null, 'page'));
  const roles = [...host.querySelectorAll('[role]')].map((each) => [each.getAttribute('role'), each.textContent]);
  expect(roles).toEqual([
    ['status', ''],
    ['alert', ''],
  ]);
});

test.each([
  ['with a provider', true],
  ['alone', false],
])('says words once each time they change, and then takes them away (%s)', async (_, hasProvider) => {
  const { root } = mount();
  const render = (words: string) => {
    const said = <Announcement words={words} />;
    root.render(<StrictMode>{hasProvider ? <AnnouncerProvider>{said}</AnnouncerProvider> : said}</StrictMode>);
  };
  render('');
  const said = listen();
  for (const words of ['Saved', '', 'Saved']) {
    render(words);
    await expect.poll(() => document.body.textContent?.includes('Saved') || words === '').toBe(true);
  }
  await expect.poll(() => said).toEqual(['Saved', 'Saved']);
  await expect
    .poll(() => [...document.querySelectorAll('[data-live-announcer]')].map((each) => each.textContent).join(''))
    .toBe('');
});
