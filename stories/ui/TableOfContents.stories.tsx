import type { Meta, StoryObj } from '@storybook/react-vite';
import { stack } from '../../ui/layout.css.ts';
import { TableOfContents, type TableOfContentsItem } from '../../ui/TableOfContents/index.ts';

const contents = (words: [TableOfContentsItem['level'], string, string][]): TableOfContentsItem[] =>
  words.map(([level, id, label]) => ({ level, id, label }));

const meta = {
  title: '部品/移動 Navigation/TableOfContents 目次',
  id: '部品-tableofcontents',
  component: TableOfContents,
  args: {
    label: 'このページの目次',
    items: contents([
      [2, 'before', '歩く前に'],
      [3, 'clothes', '服と靴'],
      [3, 'water', '水と食べ物'],
      [2, 'walking', '歩くとき'],
      [3, 'posture', '姿勢'],
      [2, 'after', '歩いたあと'],
    ]),
  },
  parameters: {
    english: {
      label: 'On this page',
      items: contents([
        [2, 'before', 'Before you walk'],
        [3, 'clothes', 'Clothes and shoes'],
        [3, 'water', 'Water and food'],
        [2, 'walking', 'While you walk'],
        [3, 'posture', 'Posture'],
        [2, 'after', 'After your walk'],
      ]),
    },
  },
  render: (args) => (
    <div
      style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}
    >
      <TableOfContents {...args} />
      <article className={stack.m}>
        {args.items.map(({ id, label, level }) => {
          const Heading = `h${level}` as const;
          return (
            <section key={id} style={{ minHeight: '50vh' }}>
              <Heading id={id}>{label}</Heading>
            </section>
          );
        })}
      </article>
    </div>
  ),
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const OneLevel: Story = {
  name: '一段だけ',
  args: {
    items: contents([
      [2, 'spring', '春'],
      [2, 'summer', '夏'],
      [2, 'autumn', '秋'],
    ]),
  },
  parameters: {
    english: {
      items: contents([
        [2, 'spring', 'Spring'],
        [2, 'summer', 'Summer'],
        [2, 'autumn', 'Autumn'],
      ]),
    },
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    items: contents([
      [2, 'long', '暑い日に、無理をしないで安全に歩くために知っておいてほしいこと'],
      [3, 'longer', '熱中症の始まりに気づくための、体の変わりかたと手当てのしかた'],
    ]),
  },
  parameters: {
    english: {
      items: contents([
        [2, 'long', 'What you should know to walk safely, and without overdoing it, on hot days'],
        [3, 'longer', 'How to notice the first signs of heatstroke and what to do about them'],
      ]),
    },
  },
};
