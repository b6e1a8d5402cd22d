import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FavouriteButton } from '../../app/favourites/FavouriteButton.tsx';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { recommendedCourses } from '../fixtures/courses.ts';
import { institutionsOfKind } from '../fixtures/institutions.ts';
import { clearDevice, keeping, visitOfCourse } from '../fixtures/kept.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/お気に入りボタン',
  component: FavouriteButton,
  decorators: [
    (Story) => (
      <PageWidth>
        <Story />
      </PageWidth>
    ),
    withPage,
  ],
  beforeEach: () => {
    clearDevice();
    return clearDevice;
  },
  args: { kind: 'course', id: 101, name: '上野の森と不忍池をめぐる' },
  parameters: {
    layout: 'none',
    page: { path: '/map/detail/101' },
    english: { name: 'Ueno woods and Shinobazu Pond' },
  },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses once the device has been read, and waits for what it has done. */
const press: Story['play'] = async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: /^(お気に入り：|Favourite: )/ });
  const before = button.getAttribute('aria-pressed');
  await userEvent.click(button);
  await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  expect([before, button.getAttribute('aria-pressed')]).toContain('false');
};
const twelve = (lang: 'ja' | 'en') =>
  recommendedCourses(lang)
    .filter(({ id }) => id !== 101)
    .slice(0, 12);

export const Plain: Story = { name: '入れていない' };
export const Kept: Story = { name: '入れてある', beforeEach: keeping(() => ({ favourites: { course: [101] } })) };
export const AddedFirst: Story = { name: 'はじめて入れた', play: press };
export const AddedFirstMember: Story = {
  name: 'はじめて入れた（英語）',
  play: press,
  globals: { language: 'en' },
};
export const Added: Story = {
  name: '入れた',
  play: press,
  beforeEach: keeping(() => ({ favourites: { course: [102] } })),
};
export const Dropped: Story = {
  name: '13件目を入れた',
  play: press,
  beforeEach: keeping((lang) => ({ favourites: { course: twelve(lang).map(({ id }) => id) } })),
};
export const DroppedByName: Story = {
  name: '13件目を入れた（外した名前がわかる、320px・文字サイズ大）',
  play: press,
  globals: { textSize: '2', viewport: { value: 'narrow', isRotated: false } },
  beforeEach: keeping((lang) => ({
    favourites: { course: twelve(lang).map(({ id }) => id) },
    visits: { course: twelve(lang).map((course) => visitOfCourse(course, lang)) },
  })),
};
export const Undone: Story = {
  name: '13件目を取り消した',
  play: async (context) => {
    await press(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^(元にもどす|Undo)$/ }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
  beforeEach: keeping((lang) => ({ favourites: { course: twelve(lang).map(({ id }) => id) } })),
};
/** A shop or facility at its address; the button keeps each kind in a list of its own. */
const buttonOf = (kind: InstitutionKind, folder: string): Story => {
  const { id, name } = institutionsOfKind(kind, 'ja')[0]!;
  return {
    play: press,
    args: { kind, id, name },
    parameters: {
      page: { path: `/area_guide/${folder}/${id}` },
      english: { name: institutionsOfKind(kind, 'en')[0]!.name },
    },
  };
};
export const OfCooperation: Story = { name: '健康づくり協力店', ...buttonOf('cooperation', 'kyoryoku') };
export const OfSponsor: Story = { name: '協賛店', ...buttonOf('sponsor', 'kyosan') };
export const OfPlayground: Story = { name: '健康遊具', ...buttonOf('playground', 'yugu') };
export const OfPlaygroundEnglish: Story = {
  name: '健康遊具（英語）',
  ...buttonOf('playground', 'yugu'),
  globals: { language: 'en' },
};
export const TakenOff: Story = {
  name: '外した',
  play: press,
  beforeEach: keeping(() => ({ favourites: { course: [101] } })),
};
export const NotKept: Story = {
  name: '端末に残せない',
  play: press,
  beforeEach: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
};
