import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ParksData, ParksScreen } from '../../app/screens/Parks/ParksScreen.tsx';
import type { Area } from '../../contract/bands.ts';
import type { Language } from '../../contract/values.ts';
import { municipalityList } from '../fixtures/places.ts';
import { parkList } from '../fixtures/reading.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/公園',
  component: ParksScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/parks' } },
} satisfies Meta<typeof ParksScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const dataOf = (lang: Language, area: Area, slug?: string): ParksData => {
  const towns = municipalityList(lang).filter((each) => each.area === area);
  const parks = parkList(lang).filter(
    (park) => park.area === area && (slug === undefined || park.municipality.slug === slug),
  );
  return { area, towns, town: towns.find((each) => each.slug === slug) ?? null, parks, wrong: null };
};
const show =
  (area: Area, slug?: string, change: Partial<ParksData> = {}): Story['render'] =>
  (_, { globals }) => <ParksScreen {...dataOf(languageOf(globals), area, slug)} {...change} />;
const pageOf = (query: string) => ({ page: { path: '/parks', query } });

export const Plain: Story = { name: '23区', render: show('special_wards') };
export const Cities: Story = { name: '多摩地域', parameters: pageOf('area=cities'), render: show('cities') };
export const Islands: Story = { name: '島しょ', parameters: pageOf('area=islands'), render: show('islands') };
export const One: Story = {
  name: '一つの区',
  parameters: pageOf('area=special_wards&municipality=taito'),
  render: show('special_wards', 'taito'),
};
export const Empty: Story = {
  name: '公園がない',
  parameters: pageOf('area=islands&municipality=toshima-mura'),
  render: (_, { globals }) => {
    const data = dataOf(languageOf(globals), 'islands');
    return <ParksScreen {...data} town={data.towns[1]!} parks={[]} />;
  },
};
export const Unknown: Story = {
  name: 'ない区市町村（422）',
  parameters: pageOf('municipality=kyoto'),
  render: show('special_wards', undefined, { wrong: 'municipality' }),
};
export const UnknownArea: Story = {
  name: 'ない地域（422）',
  parameters: pageOf('area=north'),
  render: show('special_wards', undefined, { wrong: 'area' }),
};
export const English: Story = { name: '英語', globals: { language: 'en' }, render: show('special_wards') };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show('cities') };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } }, render: show('islands') };
