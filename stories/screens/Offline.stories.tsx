import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OfflineScreen } from '../../app/screens/Offline/OfflineScreen.tsx';
import type { SavedCourse } from '../../machines/savedCourse/index.ts';
import { savedCourses, saving } from '../fixtures/saved.ts';
import { languageOf } from './languageOf.ts';
import { wired } from './wired.tsx';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/保存したコース',
  component: OfflineScreen,
  beforeEach: saving(() => []),
} satisfies Meta<typeof OfflineScreen>;
export default meta;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = '/offline';

const few = saving((lang) => savedCourses(lang, 2));
const many = saving((lang) => savedCourses(lang, 8));
const withStatus = (status: SavedCourse['status']) =>
  saving((lang) => savedCourses(lang, 2).map((course, index) => ({ ...course, status: index ? 'open' : status })));

type Play = { canvasElement: HTMLElement; globals: Record<string, unknown> };
const search =
  (words: string) =>
  async ({ canvasElement }: Play) => {
    const field = await within(canvasElement).findByRole('searchbox', {
      name: /^(保存したコースから探す|Search your saved courses)$/,
    });
    await userEvent.type(field, words);
  };

export const Plain = { name: '何も保存していない', ...wired(address, { states: 'empty' }) };
export const Few = { name: '2件', beforeEach: few, ...wired(address, { states: 'few' }) };
export const Many = { name: '8件（探せる）', beforeEach: many, ...wired(address, { states: 'many' }) };
export const Found = {
  name: '保存したコースから探した',
  beforeEach: many,
  play: async (context: Play) => {
    await search(languageOf(context.globals) === 'en' ? 'City' : '区')(context);
    await expect(
      await within(context.canvasElement).findByText(/^([1-9]件見つかりました。|[1-9] courses? found\.)$/),
    ).toBeVisible();
  },
  ...wired(address),
};
export const NothingFound = {
  name: '見つからない',
  beforeEach: many,
  play: async (context: Play) => {
    await search('xyz')(context);
    await expect(
      await within(context.canvasElement).findByText(/^(0件見つかりました。|0 courses found.)$/),
    ).toBeVisible();
  },
  ...wired(address, { states: 'noResult' }),
};
export const Closed = {
  name: '閉鎖されたコース',
  beforeEach: withStatus('closed'),
  ...wired(address, { states: 'closed' }),
};
export const Changed = { name: '道順が変わったコース', beforeEach: withStatus('changed'), ...wired(address) };
export const MayBeCleared = {
  name: 'ブラウザが消すことがある',
  beforeEach: saving((lang) => savedCourses(lang, 2), false),
  play: async ({ canvasElement }: Play) => {
    await expect(
      await within(canvasElement).findByText(/ブラウザが保存したコースを消すことがあります|the browser may delete/),
    ).toBeVisible();
  },
  ...wired(address, { states: 'mayBeCleared' }),
};
export const Gone = {
  name: '公開をやめたコース',
  beforeEach: withStatus('gone'),
  ...wired(address, { states: 'gone' }),
};
export const Removed = {
  name: '一つ消した',
  beforeEach: few,
  play: async ({ canvasElement }: Play) => {
    const remove = await within(canvasElement).findAllByRole('button', { name: /端末から消す|from this device/ });
    await userEvent.click(remove[0]!);
    await within(canvasElement).findByText(/^(端末から消しました。|Deleted from this device.)$/);
  },
  ...wired(address, { states: 'removed' }),
};
export const NotSavedAgain = {
  name: '保存し直せない',
  beforeEach: few,
  play: async ({ canvasElement }: Play) => {
    const again = await within(canvasElement).findAllByRole('button', { name: /保存し直す|again/ });
    // Storybook has no page of a course.
    await userEvent.click(again[0]!);
    await within(canvasElement).findByText(/保存できませんでした|could not be saved/);
  },
  ...wired(address),
};
export const Offline = {
  name: 'オフライン',
  globals: { connection: 'offline' },
  beforeEach: few,
  ...wired(address, { states: 'offline' }),
};
export const Instead = {
  name: '開けないページの代わり',
  globals: { connection: 'offline' },
  decorators: [withPage],
  parameters: { page: { path: address }, states: ['instead'] },
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <OfflineScreen
      courses={savedCourses(languageOf(globals), 2)}
      isUnsupported={false}
      mayBeCleared={false}
      isInstead
    />
  ),
};
export const Unsupported = {
  name: '保存できないブラウザー',
  decorators: [withPage],
  parameters: { page: { path: address }, states: ['unsupported'] },
  render: () => <OfflineScreen courses={[]} isUnsupported mayBeCleared={false} isInstead={false} />,
};
export const OtherLanguage = {
  name: '英語で保存したコース',
  beforeEach: saving(() => savedCourses('en', 2)),
  ...wired(address),
};
export const English = { name: '英語', globals: english, beforeEach: many, ...wired(address) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, beforeEach: many, ...wired(address) };
export const Narrow = { name: '320px', globals: narrow, beforeEach: many, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...narrow, ...english, textSize: '2' },
  beforeEach: few,
  ...wired(address),
};
