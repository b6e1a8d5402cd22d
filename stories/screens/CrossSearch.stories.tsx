import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CrossSearchData, CrossSearchScreen } from '../../app/screens/CrossSearch/CrossSearchScreen.tsx';
import type { Language } from '../../contract/values.ts';
import { courseSummaries } from '../fixtures/courses.ts';
import { municipalityList } from '../fixtures/places.ts';
import { parkList } from '../fixtures/reading.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/市区町村まるごと検索',
  component: CrossSearchScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/map/cross_search', query: 'municipality=chiyoda' } },
} satisfies Meta<typeof CrossSearchScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const dataOf = (lang: Language, slug: string | null): CrossSearchData => {
  const municipalities = municipalityList(lang);
  const courses = slug ? courseSummaries(lang) : [];
  return {
    ...{ municipalities, town: municipalities.find((each) => each.slug === slug) ?? null, wrong: null },
    ...{ courses, total: courses.length, page: 1, pageCount: 1 },
    parks: parkList(lang).filter(({ municipality }) => municipality.slug === slug),
  };
};
const show =
  (slug: string | null, change: Partial<CrossSearchData> = {}): Story['render'] =>
  (_, { globals }) => <CrossSearchScreen {...dataOf(languageOf(globals), slug)} {...change} />;
const pageOf = (query: string) => ({ page: { path: '/map/cross_search', query } });

export const Plain: Story = { name: 'コースと公園', render: show('chiyoda') };
export const NoneChosen: Story = { name: '選ぶ前', parameters: pageOf(''), render: show(null) };
export const SeveralPages: Story = {
  name: 'コースが多い',
  render: show('chiyoda', { total: 43, page: 2, pageCount: 3 }),
};
export const NoCourses: Story = {
  name: 'コースがない',
  parameters: pageOf('municipality=mikurajima'),
  render: show('mikurajima', { courses: [], total: 0, pageCount: 0 }),
};
export const NoParks: Story = { name: '公園がない', render: show('chiyoda', { parks: [] }) };
export const Unknown: Story = {
  name: 'ない区市町村（422）',
  parameters: pageOf('municipality=kyoto'),
  render: show(null, { wrong: 'municipality' }),
};
export const WrongPage: Story = {
  name: 'ないページ（422）',
  parameters: pageOf('municipality=chiyoda&page=99'),
  render: show('chiyoda', { wrong: 'page', courses: [], total: 0, pageCount: 0 }),
};
export const English: Story = { name: '英語', globals: { language: 'en' }, render: show('chiyoda') };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show('chiyoda') };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } }, render: show('chiyoda') };
