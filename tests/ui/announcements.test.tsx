/** What a screen reader says of itself when something changes: heard with a virtual one, in both languages, exactly once. */
import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories, composeStory } from '@storybook/react-vite';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as courses from '../../stories/screens/Course.stories.tsx';
import * as alertDialogs from '../../stories/ui/AlertDialog.stories.tsx';
import * as buttons from '../../stories/ui/Button.stories.tsx';
import * as counts from '../../stories/ui/CharacterCount.stories.tsx';
import * as comboBoxes from '../../stories/ui/ComboBox.stories.tsx';
import * as forms from '../../stories/ui/Form.stories.tsx';
import * as imageInputs from '../../stories/ui/ImageInput.stories.tsx';
import * as likeButtons from '../../stories/ui/LikeButton.stories.tsx';
import * as overlays from '../../stories/ui/LoadingOverlay.stories.tsx';
import * as passwordFields from '../../stories/ui/PasswordField.stories.tsx';
import * as toasts from '../../stories/ui/Toast.stories.tsx';
import { AlertDialog } from '../../ui/AlertDialog/index.ts';
import { type Story, show } from './suites/show.ts';

/** Asks, and waits for the answer once it is confirmed. */
const Confirmed = composeStory(
  {
    ...alertDialogs.Open,
    render: function Render(args) {
      const [isPending, setPending] = useState(false);
      return <AlertDialog {...args} isPending={isPending} onConfirm={() => setPending(true)} />;
    },
  },
  alertDialogs.default,
);

const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
const type = (text: string) => userEvent.type(page.getByRole('textbox'), text);
const choose = () =>
  userEvent.upload(page.elementLocator(document.querySelector('[type="file"]')!), new File([], 'river.png'));

type Row = {
  what: string;
  story: Story;
  act: () => Promise<void>;
  ja: string;
  en: string;
};
const rows: Row[] = [
  {
    what: 'a course whose address is copied',
    story: composeStories(courses).Plain,
    act: async () => {
      vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await press(/共有する|Share/);
    },
    ja: 'polite: ページのアドレスをコピーしました。',
    en: 'polite: The address of this page has been copied.',
  },
  {
    what: 'a Button that becomes busy',
    story: composeStories(buttons).BecomesPending,
    act: () => press(/./),
    ja: 'polite: 探しています',
    en: 'polite: Searching',
  },
  {
    what: 'a ComboBox that opens',
    story: composeStories(comboBoxes).Plain,
    act: () => page.getByRole('combobox').click(),
    ja: 'assertive: 3 個のオプションを利用できます。',
    en: 'assertive: 3 options available.',
  },
  {
    what: 'a PasswordField that is shown',
    story: composeStories(passwordFields).Plain,
    act: () => press(/^(表示する|Show)/),
    ja: 'polite: パスワードを表示しています',
    en: 'polite: The password is shown',
  },
  {
    what: 'a LikeButton that is pressed',
    story: composeStories(likeButtons).Plain,
    act: () => press(/./),
    ja: 'polite: いいねしました。いいねは25件です。',
    en: 'polite: Liked. There are 25 likes.',
  },
  {
    what: 'a Toast',
    story: composeStories(toasts).Plain,
    act: () => press(/./),
    ja: 'polite: お気に入りに入れました。',
    en: 'polite: Added to your favourites.',
  },
  {
    what: 'a LoadingOverlay',
    story: composeStories(overlays).Ready,
    act: () => press(/^(探す|Search)$/),
    ja: 'polite: コースを探しています',
    en: 'polite: Searching for courses',
  },
  {
    what: 'a CharacterCount with few left',
    story: composeStories(counts).InField,
    act: () => type('abcdefghijklmno'),
    ja: 'polite: あと5文字',
    en: 'polite: 5 characters left',
  },
  {
    what: 'an ImageInput that has its picture',
    story: composeStories(imageInputs).Plain,
    act: choose,
    ja: 'polite: 選びました: river.png',
    en: 'polite: Chosen: river.png',
  },
  {
    what: 'an AlertDialog that does what was confirmed',
    story: Confirmed,
    act: () => press(/^(空にする|Clear favourites)$/),
    ja: 'polite: 空にしています',
    en: 'polite: Clearing',
  },
];

/** Only what was said unasked: a virtual screen reader writes it down as "polite: …". */
const said = async () => (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase));

async function listen(story: Story, language: 'ja' | 'en'): Promise<void> {
  await show(story, { language });
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
}
afterEach(() => virtual.stop());

describe.each(['ja', 'en'] as const)('said unasked (%s)', (language) => {
  test.each(rows)('$what says so once', async ({ story, act, [language]: words }) => {
    await listen(story, language);
    await act();
    await expect.poll(said).toContain(words);
    expect((await said()).filter((phrase) => phrase === words)).toHaveLength(1);
  });

  test('an ErrorSummary is read because the focus comes to it', async () => {
    await listen(composeStories(forms).Plain, language);
    await press(/^(登録する|Register)$/);
    const heading = { ja: '入力を確かめてください（6件）', en: 'There are 6 things to correct' }[language];
    await expect.poll(() => virtual.spokenPhraseLog()).toContain(`heading, ${heading}, level 2`);
    expect((await said()).filter((phrase) => phrase.includes(heading))).toEqual([]);
  });
});
