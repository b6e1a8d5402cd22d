/** The files of a component: code, style, stories, docs page that begins with what it must do for everybody, test. */
import type { Plan } from './plan.ts';

export const componentPlan = (name: string): Plan => ({
  files: {
    [`ui/${name}/${name}.tsx`]: `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export type ${name}Props = {
  /** says in words what this is */
  heading: ReactNode;
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
};

/** What it is for, in one sentence. */
export function ${name}({ heading, headingLevel = 2, children }: ${name}Props) {
  const Heading = \`h\${headingLevel}\` as const;
  return (
    <div className={css.root}>
      <Heading className={css.heading}>{heading}</Heading>
      {children && <div>{children}</div>}
    </div>
  );
}
`,
    [`ui/${name}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { stack } from '../layout.css.ts';

export const root = style([stack.s, { maxWidth: vars.size.measure }]);
export const heading = text.subheading;
`,
    [`ui/${name}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
    [`stories/ui/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '../../ui/${name}/index.ts';

const meta = {
  // Its group by what it is for, and what it is called in Japanese.
  title: '部品/表示 Display/${name} 新しい部品',
  id: '部品-${name.toLowerCase()}',
  component: ${name},
  args: { heading: '川ぞいを歩く', children: <p>水辺の道は、夏も風が通ります。</p> },
  parameters: {
    english: { heading: 'Along the river', children: <p>By the water there is a breeze in summer, too.</p> },
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const OnlyHeading: Story = {
  name: '題名だけ',
  args: { children: undefined },
  parameters: { english: { heading: 'Along the river', children: undefined } },
};
`,
    [`stories/ui/${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} />

# ${name}

何のための部品か。

## かならず守ること

- **役割**: \`heading\`と、その下の文章
- **名前**: \`heading\`の言葉
- **キーボード**: 操作するものはない
- **フォーカス**: 止まらない
- **読み上げ**: 変わるものはなく、知らせない
- **押せる大きさ**: 押すものはない(あれば44px以上)
- **200%・400%**: 言葉は折り返し、横にスクロールしない
- **強制カラー**: 色だけで伝えるものはない

## つかい方

いつ使い、いつ使わないか。

<Canvas of={Stories.Plain} />
<Controls of={Stories.Plain} />
`,
    [`tests/ui/${name}.test.tsx`]: `import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/${name}.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

test('is a heading and words', async () => {
  await show(composed.Plain);
  await expect.element(page.getByRole('heading', { level: 2, name: '川ぞいを歩く' })).toBeVisible();
  await expect.element(page.getByText('水辺の道は、夏も風が通ります。')).toBeVisible();
});

test('takes no focus', async () => {
  await show(composed.Plain);
  expect(document.querySelector('a, button, input, [tabindex]')).toBeNull();
});
`,
  },
  insertions: [],
  next: [
    `Write the MUSTs in stories/ui/${name}.mdx first: role, name, keyboard, focus, what is announced, sizes, forced colours.`,
  ],
});
