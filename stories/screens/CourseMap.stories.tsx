import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseMap } from '../../app/map/CourseMap.tsx';
import { MapUnsupported } from '../../app/map/loadMap.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { courseDetail } from '../fixtures/courseDetail.ts';
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
  await context.canvas.findByRole('group', {}, { timeout: 10_000 });
};

export const Closed: Story = {};
export const Opened: Story = { play: open };
export const OpenedInEnglish: Story = { play: open, globals: { language: 'en' } };
export const OpenedNarrowWithLargeText: Story = {
  play: open,
  globals: { textSize: '2', viewport: { value: 'narrow', isRotated: false } },
};

export const PlaceChosen: Story = {
  play: async (context) => {
    await open(context);
    const list = context.canvas.getAllByRole('list').at(-1)!;
    await context.userEvent.click(list.querySelectorAll('button')[3]!);
  },
};

export const Opening: Story = { play: press, args: { load: () => new Promise(() => {}) } };

export const NoWebGl: Story = {
  play: press,
  args: { load: () => Promise.reject(new MapUnsupported()) },
};

export const Failed: Story = {
  play: press,
  args: { load: () => Promise.reject(new Error('the part of the site could not be fetched')) },
};
