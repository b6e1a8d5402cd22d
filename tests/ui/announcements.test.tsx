/** What a screen reader says of itself when something changes: heard with a virtual one, in both languages, exactly once. */
import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories } from '@storybook/react-vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as courses from '../../stories/screens/Course.stories.tsx';
import * as buttons from '../../stories/ui/Button.stories.tsx';
import { type Story, show } from './suites/show.ts';

const { Plain: Course } = composeStories(courses);
const { BecomesPending } = composeStories(buttons);

/** Only what was said unasked: a virtual screen reader writes it down as "polite: …". */
const said = async () => (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase));

async function listen(story: Story, language: 'ja' | 'en'): Promise<void> {
  await show(story, { language });
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
}
afterEach(() => virtual.stop());

describe.each([
  ['ja', '共有する', 'ページのアドレスをコピーしました。'],
  ['en', 'Share', 'The address of this page has been copied.'],
] as const)('a course whose address is copied (%s)', (language, button, words) => {
  test('says so once', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await listen(Course, language);
    await page.getByRole('button', { name: button, exact: false }).first().click();
    await expect.poll(said).toContain(`polite: ${words}`);
    expect((await said()).filter((each) => each.includes(words))).toHaveLength(1);
  });
});

describe.each([
  ['ja', '探しています'],
  ['en', 'Searching'],
] as const)('a button that becomes busy (%s)', (language, words) => {
  test('says so once', async () => {
    await listen(BecomesPending, language);
    await page.getByRole('button').first().click();
    await expect.poll(said).toContain(`polite: ${words}`);
    expect((await said()).filter((each) => each.includes(words))).toHaveLength(1);
  });
});
