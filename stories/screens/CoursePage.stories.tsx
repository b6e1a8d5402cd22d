import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CoursePageData, CoursePageScreen } from '../../app/screens/CoursePage/CoursePageScreen.tsx';
import { byStation } from '../../app/screens/CoursePage/groups.ts';
import { pageOf } from '../../app/screens/CoursePage/pages.ts';
import type { Language } from '../../contract/values.ts';
import { coursesOf } from '../fixtures/courses.ts';
import { municipalityList } from '../fixtures/places.ts';
import { articleList } from '../fixtures/reading.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/コースの特集',
  component: CoursePageScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CoursePageScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const texts = import.meta.glob<{ html: string }>('../../content/pages/*.md', { eager: true });
const pageSize = 20;

const cardsOf = (path: string, lang: Language, page = 1): CoursePageData['list'] => {
  const courses = coursesOf(pageOf(path).category, lang);
  return {
    kind: 'cards',
    courses: courses.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount: Math.ceil(courses.length / pageSize),
  };
};
const stationsOf = (path: string, lang: Language): CoursePageData['list'] => {
  const groups = byStation(coursesOf(pageOf(path).category, lang));
  return {
    kind: 'stations',
    groups: groups.slice(0, pageSize),
    page: 1,
    pageCount: Math.ceil(groups.length / pageSize),
  };
};

const at = (
  path: string,
  list: (lang: Language) => CoursePageData['list'],
  more: Pick<Story, 'globals'> & { query?: string; change?: Partial<CoursePageData> } = {},
): Story => {
  const { query, change, ...story } = more;
  return {
    ...story,
    parameters: { page: { path, query } },
    render: (_, { globals }) => {
      const lang = languageOf(globals);
      const { key } = pageOf(path);
      const towns = key === 'tamaTosho' ? municipalityList(lang).filter(({ area }) => area !== 'special_wards') : [];
      const article = articleList(lang).find(({ href }) => href === path) ?? null;
      const { html } = texts[`../../content/pages${path}.${lang}.md`]!;
      return <CoursePageScreen {...{ page: key, html, list: list(lang), wrong: null, article, towns }} {...change} />;
    },
  };
};

const line = (tab: 'yamanote' | 'oedo') => (lang: Language) =>
  ({ kind: 'line', tab, courses: coursesOf(tab, lang) }) as const;
const ten = '/10minutes-course';
const cards = (path: string) => (lang: Language) => cardsOf(path, lang);
const narrow = { viewport: { value: 'narrow' } };

export const Plain: Story = { name: '10分コース（山手線）', ...at(ten, line('yamanote')) };
export const Oedo: Story = { name: '10分コース（大江戸線）', ...at(ten, line('oedo'), { query: 'tab=oedo' }) };
export const UnknownLine: Story = {
  name: '10分コース（ない路線、422）',
  ...at(ten, line('yamanote'), { query: 'tab=chuo', change: { wrong: 'tab' } }),
};
export const TenMinutesEnglish: Story = {
  name: '10分コース（英語）',
  ...at(ten, line('yamanote'), { globals: { language: 'en' } }),
};
export const TenMinutesNarrow: Story = {
  name: '10分コース（320px・文字サイズ大）',
  ...at(ten, line('oedo'), { globals: { ...narrow, textSize: '2' } }),
};
export const Tokotoko: Story = { name: 'とことこウォーク', ...at('/tokotoko-walk', cards('/tokotoko-walk')) };
export const TokotokoEnglish: Story = {
  name: 'とことこウォーク（英語）',
  ...at('/tokotoko-walk', cards('/tokotoko-walk'), { globals: { language: 'en' } }),
};
export const Riverside: Story = { name: '川辺のウォーキング', ...at('/kawabe-walking', cards('/kawabe-walking')) };
export const SecondPage: Story = {
  name: '川辺のウォーキング（2ページ目）',
  ...at('/kawabe-walking', (lang) => cardsOf('/kawabe-walking', lang, 2), { query: 'page=2' }),
};
export const WrongPage: Story = {
  name: '川辺のウォーキング（ないページ、422）',
  ...at('/kawabe-walking', () => ({ kind: 'cards', courses: [], page: 0, pageCount: 0 }), {
    query: 'page=99',
    change: { wrong: 'page' },
  }),
};
export const Machisanpo: Story = {
  name: 'まち散歩',
  ...at('/tokotoko-machisanpo', (lang) => stationsOf('/tokotoko-machisanpo', lang)),
};
export const MachisanpoNarrow: Story = {
  name: 'まち散歩（320px・英語）',
  ...at('/tokotoko-machisanpo', (lang) => stationsOf('/tokotoko-machisanpo', lang), {
    globals: { ...narrow, language: 'en' },
  }),
};
export const TamaTosho: Story = { name: '多摩・島しょ', ...at('/tama_tosho', cards('/tama_tosho')) };
export const TamaToshoLarge: Story = {
  name: '多摩・島しょ（文字サイズ大・英語）',
  ...at('/tama_tosho', cards('/tama_tosho'), { globals: { textSize: '2', language: 'en' } }),
};
