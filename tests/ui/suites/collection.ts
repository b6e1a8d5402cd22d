import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Story, show } from './show.ts';

type Collection = {
  plain: Story;
  role: 'tab' | 'radio' | 'menuitem';
  /** in order; the focus comes in at the first */
  names: string[];
  /** from the top of the page to the first item */
  enter: string;
  next: string;
  previous: string;
  /** Home and End lead to the first and the last; radio buttons have no such keys */
  hasEnds?: boolean;
};

/** What all collections have in common of which the arrow keys move through one stop of the Tab key. */
export function collectionSuite({ plain, role, names, enter, next, previous, hasEnds = true }: Collection) {
  const items = () => page.getByRole(role);
  const focused = () =>
    items()
      .elements()
      .indexOf(document.activeElement as HTMLElement);
  const start = async () => {
    await show(plain);
    await userEvent.keyboard(enter);
    await expect.poll(focused).toBe(0);
  };
  const press = async (key: string, at: number) => {
    await userEvent.keyboard(key);
    await expect.poll(focused).toBe(at);
  };

  describe('as a collection that is one stop', () => {
    test('holds its items in order, by their names', async () => {
      await start();
      for (const [at, name] of names.entries()) await expect.element(items().nth(at)).toHaveAccessibleName(name);
      expect(items().elements()).toHaveLength(names.length);
    });

    test('the arrow keys go on, back, and round', async () => {
      await start();
      for (const at of [...names.keys()].slice(1)) await press(next, at);
      await press(next, 0);
      await press(previous, names.length - 1);
      for (const at of [...names.keys()].reverse().slice(1)) await press(previous, at);
    });

    test.runIf(hasEnds)('Home and End lead to the first and the last', async () => {
      await start();
      await press('{End}', names.length - 1);
      await press('{Home}', 0);
    });

    test('one press of the Tab key leaves it, wherever the focus is', async () => {
      await start();
      await press(next, 1);
      await userEvent.tab();
      await expect.poll(focused).toBe(-1);
    });
  });
}
