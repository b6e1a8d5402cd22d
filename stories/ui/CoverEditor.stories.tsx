import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type Area, CoverEditor, type CoverEditorProps, type CoverEditorWords } from '../../ui/CoverEditor/index.ts';
import { picture } from './pictures.ts';

const ja: CoverEditorWords = {
  ...{ add: '隠すところを足す', full: 'これ以上は足せません。', empty: 'まだ、どこも隠していません。' },
  ...{ list: '隠すところ', keys: '矢印キーで動かし、Shiftと矢印で大きさを変え、Deleteで取り消します。' },
  ...{ style: '隠し方', mosaic: 'モザイク', box: '塗りつぶし', numbers: '数字で入力する', undo: '元にもどす' },
  ...{ x: '左から（％）', y: '上から（％）', width: '幅（％）', height: '高さ（％）' },
  nudgeNames: { left: '左へ', up: '上へ', down: '下へ', right: '右へ', smaller: '小さく', larger: '大きく' },
  nudge: (number, name) => `隠すところ${number}を${ja.nudgeNames[name]}`,
  area: (number) => `隠すところ${number}`,
  remove: (number) => `${number}を取り消す`,
  added: (number) => `隠すところ${number}を足しました`,
  removed: (number) => `隠すところ${number}を取り消しました`,
  restored: (number) => `隠すところ${number}を元にもどしました`,
  place: (number, { x, y, width, height }) =>
    `隠すところ${number}：左から${x}％、上から${y}％、幅${width}％、高さ${height}％`,
};
const en: CoverEditorWords = {
  ...{ add: 'Add an area', full: 'No more can be added.', empty: 'Nothing is covered yet.' },
  ...{ list: 'Areas to cover', keys: 'Arrow keys move it, Shift and arrow keys resize it, Delete removes it.' },
  ...{ style: 'How to cover it', mosaic: 'Mosaic', box: 'Plain box', numbers: 'Enter numbers', undo: 'Undo' },
  ...{ x: 'From the left (%)', y: 'From the top (%)', width: 'Width (%)', height: 'Height (%)' },
  nudgeNames: { left: 'Left', up: 'Up', down: 'Down', right: 'Right', smaller: 'Smaller', larger: 'Larger' },
  nudge: (number, name) => `${en.nudgeNames[name]}: area ${number}`,
  area: (number) => `Area ${number}`,
  remove: (number) => `Remove ${number}`,
  added: (number) => `Area ${number} has been added`,
  removed: (number) => `Area ${number} has been removed`,
  restored: (number) => `Area ${number} is back`,
  place: (number, { x, y, width, height }) =>
    `Area ${number}: ${x}% from the left, ${y}% from the top, ${width}% wide, ${height}% high`,
};

/** As a screen holds what is covered. */
function Held({ areas: first, onChange, ...props }: CoverEditorProps) {
  const [areas, setAreas] = useState(first);
  const change = (next: readonly Area[]) => {
    setAreas(next);
    onChange(next);
  };
  return <CoverEditor {...props} areas={areas} onChange={change} />;
}

const { src, width, height } = picture('waterside', 'blossom');
const meta = {
  title: '部品/入力 Input/CoverEditor 隠す範囲の編集',
  id: '部品-covereditor',
  component: CoverEditor,
  render: (args) => <Held {...args} />,
  args: {
    heading: '顔や名前を隠す',
    description: '隠したいところを写真の上でなぞるか、押してください。',
    alt: '隠すところを選ぶ写真',
    ...{ src, width, height },
    areas: [],
    onChange: () => undefined,
    words: ja,
  },
  parameters: {
    english: {
      heading: 'Cover faces and names',
      description: 'Draw over what you want to cover, or press on it.',
      alt: 'The photo to cover',
      words: en,
    },
  },
} satisfies Meta<typeof CoverEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const one: Area = { id: '1', x: 40, y: 40, width: 20, height: 20, style: 'mosaic' };

export const Plain: Story = { name: '基本' };
export const Several: Story = {
  name: 'モザイクと塗りつぶし',
  args: { areas: [one, { id: '2', x: 65, y: 10, width: 30, height: 15, style: 'box' }] },
};
export const Small: Story = { name: 'とても小さい', args: { areas: [{ ...one, width: 3, height: 3 }] } };
export const Full: Story = {
  name: 'これ以上足せない',
  args: { areas: [one, { ...one, id: '2', x: 5 }], maxAreas: 2 },
};
const tall = picture('autumn', 'waterside', 'tall');
export const Portrait: Story = {
  name: '縦長の写真',
  args: { src: tall.src, width: tall.width, height: tall.height, areas: [one] },
};
