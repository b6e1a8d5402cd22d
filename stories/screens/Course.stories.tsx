import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseScreen } from '../../app/screens/Course/CourseScreen.tsx';
import type { CourseDetail, CourseSummary } from '../../contract/courses.ts';
import type { Language } from '../../contract/values.ts';
import { courseDetail } from '../fixtures/courseDetail.ts';
import { courseSummaries } from '../fixtures/courses.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/コース詳細',
  component: CourseScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/map/detail/101', crumb: { ja: 'コース', en: 'Course' } } },
} satisfies Meta<typeof CourseScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

interface Change {
  course?: (course: CourseDetail, lang: Language) => Partial<CourseDetail>;
  related?: (lang: Language) => CourseSummary[] | null;
}

const show =
  ({ course: change = () => ({}), related = () => null }: Change = {}): Story['render'] =>
  (_, { globals }) => {
    const lang = languageOf(globals);
    const course = courseDetail(lang);
    return <CourseScreen course={{ ...course, ...change(course, lang) }} related={related(lang)} />;
  };

const inLanguage = (ja: string, en: string) => (lang: Language) => (lang === 'ja' ? ja : en);
const note = inLanguage(
  '12月25日まで、橋の工事のため通れません。',
  'The bridge is closed for repairs until 25 December.',
);
const longName = inLanguage(
  'とても長い名前のコースでも行が折り返して読めることを確かめるためのコース',
  'A course with a very long name, to be sure that it wraps and can still be read',
);

export const Plain: Story = { name: '同意の前（おすすめなし）', render: show() };
export const WithRelated: Story = {
  name: '同意した人（おすすめあり）',
  globals: { consent: 'agreed' },
  render: show({ related: (lang) => courseSummaries(lang).slice(0, 4) }),
};
export const Closed: Story = {
  name: '通行止め',
  render: show({ course: (_, lang) => ({ status: 'closed', status_note: note(lang) }) }),
};
export const Changed: Story = {
  name: '一部変更',
  render: show({ course: () => ({ status: 'changed', status_note: null }) }),
};
export const Confirmed: Story = {
  name: '設備が確認できている',
  render: show({
    course: (_, lang) => ({
      facilities: { step_free: 'yes', toilet: 'yes', bench: 'no' },
      surface: lang === 'ja' ? '舗装' : 'Paved',
      elevation: { up_m: 12, down_m: 12 },
    }),
  }),
};
export const NoRouteLine: Story = {
  name: '道の線がない',
  render: show({ course: ({ points }) => ({ points: [points[0]!, points.at(-1)!], line: [] }) }),
};
export const LongWords: Story = {
  name: '長い名前',
  render: show({ course: (_, lang) => ({ name: longName(lang), caution: note(lang) }) }),
};
export const Offline: Story = { name: 'オフライン', globals: { connection: 'offline' }, render: show() };
export const English: Story = { name: '英語', globals: { language: 'en' }, render: show() };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show() };
export const NarrowAndLarge: Story = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  render: show(),
};
