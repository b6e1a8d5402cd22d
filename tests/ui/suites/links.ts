import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Story, show } from './show.ts';

type Links = {
  plain: Story;
  /** name of the landmark or the group around them */
  name: string;
  role?: 'navigation' | 'group';
  names: string[];
  current: string;
};

/** What all groups of links have in common: a name, one that is current, and real addresses. */
export function linksSuite({ plain, name, role = 'navigation', names, current }: Links) {
  const links = () => page.getByRole(role, { name }).getByRole('link').elements();

  describe('as a group of links', () => {
    test('is called by its label and holds its links in order', async () => {
      await show(plain);
      expect(links().map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual(names);
      expect(links().every((link) => link.getAttribute('href'))).toBe(true);
    });

    test('says which one is current, once', async () => {
      await show(plain);
      const marked = links().filter((link) => link.hasAttribute('aria-current'));
      expect(marked.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([current]);
    });

    test('is walked through with the Tab key', async () => {
      await show(plain);
      for (const link of links()) {
        await userEvent.tab();
        expect(document.activeElement).toBe(link);
      }
    });
  });
}
