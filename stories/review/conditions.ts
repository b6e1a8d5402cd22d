/** Conditions in which a state is shown beside itself. Pure. */
import { initialGlobals, type ToolbarGlobals } from '../../.storybook/globals.ts';
import type { Words } from './screens.ts';

/** The frame stays: it belongs to the whole page. */
export type ShownGlobals = Omit<ToolbarGlobals, 'frame'>;

export interface Shown extends Words {
  globals: ShownGlobals;
  /** Of the window, in CSS pixels. */
  width: number;
}

export const widths = [320, 768, 1280] as const;

const languages = { ja: { ja: '日本語', en: 'Japanese' }, en: { ja: '英語', en: 'English' } };
const sizes = { 1: { ja: '文字 標準', en: 'normal text' }, 2: { ja: '文字 大', en: 'large text' } };
const looks = {
  dark: { ja: '暗い画面', en: 'dark' },
  forced: { ja: '強制カラー（近いもの）', en: 'forced colours, nearly' },
  reduced: { ja: '動きを減らす', en: 'reduced motion' },
  print: { ja: '印刷', en: 'print' },
};
const others: readonly (Words & { globals: Partial<ShownGlobals> })[] = [
  { ja: 'ログイン中', en: 'logged in', globals: { member: 'member' } },
  { ja: '通信 なし', en: 'offline', globals: { connection: 'offline' } },
  { ja: 'クッキー 同意', en: 'cookies agreed', globals: { consent: 'agreed' } },
  { ja: 'クッキー 拒否', en: 'cookies rejected', globals: { consent: 'rejected' } },
];
const { frame: _, ...usual } = initialGlobals;

/** Both languages in both text sizes at every width, and every other tool once each. */
export const allConditions: readonly Shown[] = [
  ...widths.flatMap((width) =>
    (['ja', 'en'] as const).flatMap((language) =>
      (['1', '2'] as const).map((textSize) => ({
        ja: `${width}　${languages[language].ja}、${sizes[textSize].ja}`,
        en: `${width}, ${languages[language].en}, ${sizes[textSize].en}`,
        globals: { ...usual, language, textSize },
        width,
      })),
    ),
  ),
  ...(Object.keys(looks) as (keyof typeof looks)[]).map((look) => ({
    ...{ ja: `1280　${looks[look].ja}`, en: `1280, ${looks[look].en}` },
    ...{ globals: { ...usual, look }, width: 1280 },
  })),
  ...others.map(({ ja, en, globals }) => ({
    ...{ ja: `1280　${ja}`, en: `1280, ${en}` },
    ...{ globals: { ...usual, ...globals }, width: 1280 },
  })),
];

export const globalsText = (globals: Partial<ShownGlobals>): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
