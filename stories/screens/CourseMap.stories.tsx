import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseMap } from '../../app/map/CourseMap.tsx';
import { MapUnsupported } from '../../app/map/loadMap.ts';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import type { Language } from '../../contract/values.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { courseDetail } from '../fixtures/courseDetail.ts';
import { foundInstitutions } from '../fixtures/institutions.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/コースの地図',
  component: CourseMap,
  // As wide as on its page, where there is room for the focus around it.
  decorators: [
    (Story) => (
      <PageWidth>
        <Story />
      </PageWidth>
    ),
    withPage,
  ],
  // React Aria keeps an announcement for seconds; it must not speak of the button of a story that is gone.
  beforeEach: () => () => document.querySelector('[data-live-announcer]')?.remove(),
  args: { course: courseDetail('ja') },
  parameters: {
    layout: 'none',
    page: { path: '/map/detail/101' },
    english: { course: courseDetail('en') },
  },
} satisfies Meta<typeof CourseMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the person would do. The map is there once its first place has become a button. */
const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};
const open: Story['play'] = async (context) => {
  await press(context);
  await context.canvas.findByRole('group');
};

export const Closed: Story = { name: '閉じている' };
export const Opened: Story = { name: '開いている', play: open };
export const OpenedInEnglish: Story = { name: '開いている（英語）', play: open, globals: { language: 'en' } };
export const OpenedNarrowWithLargeText: Story = {
  name: '開いている（320px・文字サイズ大）',
  play: open,
  globals: { textSize: '2', viewport: { value: 'narrow', isRotated: false } },
};

/** Another shape for each kind, and what the shapes mean. */
const withShops = (lang: Language) => ({
  institutions: institutionKinds.flatMap((kind) =>
    foundInstitutions({ course_id: 101, category: kind }, lang).institutions.slice(0, 2),
  ),
});
export const WithShops: Story = {
  name: '近くのお店と健康遊具',
  play: open,
  args: withShops('ja'),
  parameters: { english: withShops('en') },
};
export const ShopChosen: Story = {
  name: 'お店を選んだ',
  args: withShops('ja'),
  parameters: { english: withShops('en') },
  play: async (context) => {
    await open(context);
    const list = context.canvas.getAllByRole('list').at(-1)!;
    await context.userEvent.click(list.querySelectorAll('button')[2]!);
  },
};

export const PlaceChosen: Story = {
  name: '場所を選んだ',
  play: async (context) => {
    await open(context);
    const list = context.canvas.getAllByRole('list').at(-1)!;
    await context.userEvent.click(list.querySelectorAll('button')[3]!);
  },
};

export const Opening: Story = { name: '読み込み中', play: press, args: { load: () => new Promise(() => {}) } };

export const NoWebGl: Story = {
  name: '地図を出せないブラウザー',
  play: press,
  args: { load: () => Promise.reject(new MapUnsupported()) },
};

export const Failed: Story = {
  name: '読み込めなかった',
  play: press,
  args: { load: () => Promise.reject(new Error('the part of the site could not be fetched')) },
};
