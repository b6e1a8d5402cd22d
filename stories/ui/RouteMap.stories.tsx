import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenes } from '../../tokens/primitives.ts';
import { grid } from '../../ui/layout.css.ts';
import { ComparedRouteMap } from '../../ui/RouteMap/compared.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { NumberedRouteMap, type NumberedRouteMapProps } from '../../ui/RouteMap/numbered.ts';
import { SeveralRoutesMap } from '../../ui/RouteMap/several.ts';
import { lanesRoute, loopRoute, moatRoute } from './routes.ts';

const meta = {
  title: '部品/表示 Display/RouteMap 道すじの図',
  id: '部品-routemap',
  component: RouteMap,
  args: { ...moatRoute, tint: 'waterside', label: '皇居のまわりを時計まわりに一周する道' },
  parameters: { english: { label: 'A clockwise way around the Imperial Palace' } },
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Head: Story = { name: 'ページの頭', args: { size: 'head' } };
/** With numbers it is a component of its own, which only the page of a course loads. */
const numbered: Story['render'] = ({ size: _size, ...args }) => <NumberedRouteMap {...args} />;
const inWidth =
  (width: number, names: NumberedRouteMapProps['names'] = []): Story['render'] =>
  ({ size: _size, ...args }) => (
    <div style={{ width, maxWidth: '100%' }}>
      <NumberedRouteMap {...args} names={names} />
    </div>
  );
export const Full: Story = { name: '番号つき', render: numbered };

const names = [
  { name: '東京駅', lat: 35.68139, lng: 139.7661 },
  { name: '大手町駅', lat: 35.68656, lng: 139.7662 },
  { name: '半蔵門駅', lat: 35.6857, lng: 139.74163 },
  { name: '神保町駅', lat: 35.69597, lng: 139.75761 },
  { name: '有楽町駅', lat: 35.67544, lng: 139.76381 },
];
const romanNames = ['Tokyo', 'Otemachi', 'Hanzomon', 'Jimbocho', 'Yurakucho'];
const english = names.map((each, at) => ({ ...each, name: `${romanNames[at]} Station` }));
const named =
  (width: number): Story['render'] =>
  (args, context) =>
    inWidth(width, context.globals.language === 'en' ? english : names)!(args, context);
export const Named: Story = { name: '駅の名前つき', render: named(640) };
export const NamedNarrow: Story = { name: '駅の名前つき（320px）', render: named(300) };
export const BesideAPlace: Story = {
  name: '近くの公園',
  args: { points: [{ lat: 35.6916, lng: 139.751, kind: 'place' }] },
};

const compared: Story['render'] = ({ size: _size, points: _points, ...args }) => (
  <ComparedRouteMap {...args} earlier={lanesRoute.line} />
);
/** Two ways of one course: what it was, and what it is to be. */
export const Earlier: Story = { name: '変わる前の道', render: compared };

/** The narrowest screen, where numbers come closest. */
export const FullNarrow: Story = {
  name: '番号つき（320px）',
  args: { ...lanesRoute, tint: 'night' },
  render: inWidth(288),
};

/** Several ways in one picture; two begin at one place. */
const several = [moatRoute, lanesRoute, loopRoute].map(({ line }, index) => ({ line, number: index + 1 }));
const severalIn =
  (width: number): Story['render'] =>
  ({ tint, label }) => (
    <div style={{ width, maxWidth: '100%' }}>
      <SeveralRoutesMap routes={several} tint={tint} {...(label && { label })} />
    </div>
  );
const severalArgs = { args: { tint: 'park', label: '番号のついた三つの道' } } as const;
const severalEnglish = { parameters: { english: { label: 'Three ways with numbers' } } };
export const Several: Story = { name: '道がいくつか', ...severalArgs, ...severalEnglish, render: severalIn(640) };
export const SeveralNarrow: Story = {
  name: '道がいくつか（320px）',
  ...severalArgs,
  ...severalEnglish,
  render: severalIn(288),
};

export const RoundWalk: Story = { name: '一周', args: { ...loopRoute, tint: 'park' }, render: numbered };
export const NoLine: Story = { name: '道の線がない', args: { line: [] } };
export const Nothing: Story = { name: '何もない', args: { line: [], points: [] } };

export const EveryTint: Story = {
  name: 'すべての色',
  render: (args) => (
    <div className={grid.narrow}>
      {scenes.map((tint, at) => (
        <RouteMap key={tint} {...args} {...[moatRoute, lanesRoute, loopRoute][at % 3]} tint={tint} label={tint} />
      ))}
    </div>
  ),
};
