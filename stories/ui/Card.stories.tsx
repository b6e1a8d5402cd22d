import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../ui/Button/index.ts';
import { Card } from '../../ui/Card/index.ts';
import { grid } from '../../ui/layout.css.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { StatNumbers } from '../../ui/StatNumbers/index.ts';
import { lanesRoute, loopRoute, moatRoute } from './routes.ts';

const numbers = (language: 'ja' | 'en') => (
  <StatNumbers
    size="s"
    items={
      language === 'ja'
        ? [
            { label: '時間', value: '93', unit: '分' },
            { label: '距離', value: '6.2', unit: 'km' },
            { label: '歩数', value: '8,860', unit: '歩' },
          ]
        : [
            { label: 'Time', value: '93', unit: 'min' },
            { label: 'Distance', value: '6.2', unit: 'km' },
            { label: 'Steps', value: '8,860', unit: 'steps' },
          ]
    }
  />
);

const meta = {
  title: '部品/表示 Display/Card カード',
  id: '部品-card',
  component: Card,
  args: {
    heading: '皇居おほりひとめぐりコース',
    href: '#101',
    figure: <RouteMap {...moatRoute} tint="waterside" />,
    children: numbers('ja'),
  },
  parameters: { english: { heading: 'Imperial Palace Moat Loop', children: numbers('en') } },
  render: (args) => (
    <div style={{ maxWidth: '22rem' }}>
      <h2 hidden>{args.heading}</h2>
      <Card headingLevel={2} {...args} />
    </div>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const WithoutPicture: Story = { name: '絵がない', args: { figure: undefined } };
export const WithoutLink: Story = { name: 'リンクがない', args: { href: undefined } };

export const WithAction: Story = {
  name: 'ボタンつき',
  args: { footer: <Button variant="quiet">お気に入りに追加</Button> },
  parameters: { english: { footer: <Button variant="quiet">Add to favourites</Button> } },
};

export const Several: Story = {
  name: 'いくつか',
  render: (args) => (
    <div className={grid.cards}>
      <Card {...args} headingLevel={2} />
      <Card {...args} headingLevel={2} figure={<RouteMap {...lanesRoute} tint="night" />} />
      <Card {...args} headingLevel={2} figure={<RouteMap {...loopRoute} tint="blossom" />} />
    </div>
  ),
};
