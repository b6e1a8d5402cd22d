import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from '../../stories/ui/TableOfContents.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { settled, show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  scrollTo(0, 0);
});

const nav = (name = 'このページの目次') => page.getByRole('navigation', { name });
const current = () => [...document.querySelectorAll('nav [aria-current="location"]')].map((each) => each.textContent);
const scrollToHeading = (id: string) => document.getElementById(id)!.scrollIntoView({ block: 'start' });

test('is called by the words above it', async () => {
  await show(composed.Plain);
  await expect.element(nav()).toBeVisible();
  await show(composed.Plain, { language: 'en' });
  await expect.element(nav('On this page')).toBeVisible();
});

test('its links stand in lists as deep as their headings', async () => {
  await show(composed.Plain);
  const depth = (link: Element) => {
    let lists = 0;
    for (let each = link.closest('ol'); each; each = each.parentElement!.closest('ol')) lists += 1;
    return lists;
  };
  const links = nav().getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), depth(link)])).toEqual([
    ['歩く前に', '#before', 1],
    ['服と靴', '#clothes', 2],
    ['水と食べ物', '#water', 2],
    ['歩くとき', '#walking', 1],
    ['姿勢', '#posture', 2],
    ['歩いたあと', '#after', 1],
  ]);
});

test('is walked through with the Tab key, and Enter leads on from the heading', async () => {
  await show(composed.Plain);
  for (const words of ['歩く前に', '服と靴', '水と食べ物']) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(words);
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#water');
  await expect.poll(current).toEqual(['水と食べ物']);
});

test('says where one reads, once, there and back', async () => {
  await show(composed.Plain);
  for (const [id, words] of [
    ['clothes', '服と靴'],
    ['posture', '姿勢'],
    ['before', '歩く前に'],
  ] as const) {
    scrollToHeading(id);
    await expect.poll(current).toEqual([words]);
  }
});

test('what was chosen is where one is, also when it cannot come up to the top', async () => {
  await show(composed.Plain);
  await userEvent.click(nav().getByRole('link', { name: '歩いたあと' }));
  await expect.poll(current).toEqual(['歩いたあと']);
  await settled();
  expect(current()).toEqual(['歩いたあと']);
  scrollToHeading('clothes');
  await expect.poll(current).toEqual(['服と靴']);
});

test('is links, and nothing is current, before JavaScript has loaded', () => {
  const html = renderToString(createElement(composed.Plain));
  expect(html).toContain('href="#posture"');
  expect(html).not.toContain('aria-current');
});

test('goes along on wide screens only', async () => {
  await show(composed.Plain, { width: 1280 });
  expect(getComputedStyle(nav().element()).position).toBe('sticky');
  await show(composed.Plain, { width: 768 });
  expect(getComputedStyle(nav().element()).position).toBe('static');
});
