import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Story, settled, show } from './show.ts';

type Overlay = {
  role?: 'dialog' | 'alertdialog';
  /** closed, with a button that opens it */
  plain: Story;
  opener: string;
  name: string;
  closeLabel: string;
  width?: number;
};

/** What all dialogs over the page have in common. */
export function overlaySuite({ role = 'dialog', plain, opener, name, closeLabel, width }: Overlay) {
  const dialog = () => page.getByRole(role, { name });

  const open = async () => {
    await show(plain, { width });
    const button = page.getByRole('button', { name: opener });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    // The focus follows a moment later; a key before that would still belong to the page.
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
    return button.element() as HTMLElement;
  };

  describe('as a dialog over the page', () => {
    test('is called by its title and takes the focus', async () => {
      await open();
      await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
    });

    test.each([
      ['forwards', false],
      ['backwards', true],
    ])('keeps the focus %s', async (_, shift) => {
      await open();
      for (let press = 0; press < 6; press++) {
        await userEvent.tab({ shift });
        expect(dialog().element().contains(document.activeElement)).toBe(true);
      }
    });

    test('locks the scrolling of the page and hides the page behind', async () => {
      const button = await open();
      expect(getComputedStyle(document.documentElement).overflow).toContain('hidden');
      // The browser hides what lies behind its own modal dialogs without saying so in the document.
      const isHidden = button.closest('[inert], [aria-hidden="true"]') ?? dialog().element().closest('dialog:modal');
      expect(isHidden).not.toBeNull();
      button.focus();
      await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
    });

    test('closes with Escape and gives the focus back', async () => {
      const button = await open();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.poll(() => document.activeElement).toBe(button);
      expect(getComputedStyle(document.documentElement).overflow).not.toContain('hidden');
    });

    test('closes with its button and gives the focus back', async () => {
      const button = await open();
      await dialog().getByRole('button', { name: closeLabel }).click();
      await expect.element(dialog()).not.toBeInTheDocument();
      await settled();
      await expect.poll(() => document.activeElement).toBe(button);
    });
  });
}
