import type { Preview } from '@storybook/react-vite';

/** What the toolbars set; stories read it from `context.globals`. */
export type ToolbarGlobals = {
  language: 'ja' | 'en';
  textSize: '1' | '2';
  member: 'visitor' | 'member';
  connection: 'online' | 'offline';
  consent: 'undecided' | 'agreed' | 'rejected';
  /** Screens with the frame that all pages share, or by themselves. */
  frame: 'page' | 'content';
  /** In the colours of the screen, or as elsewhere. */
  look: 'screen' | 'dark' | 'forced' | 'reduced' | 'print';
};

export const initialGlobals: ToolbarGlobals = {
  language: 'ja',
  textSize: '1',
  member: 'visitor',
  connection: 'online',
  consent: 'undecided',
  frame: 'page',
  look: 'screen',
};

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<GlobalTypes[string]['toolbar']>['icon'];

type Choice = [label: string, english: string];

/** A choice says by itself what it is about: the toolbar shows nothing else. English stands at the end of its line. */
const toolbar = (title: string, icon: Icon, items: Record<string, Choice>): GlobalTypes[string] => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, [label, english]]) => ({ value, title: label, right: english })),
    dynamicTitle: true,
  },
});

export const globalTypes: GlobalTypes & Record<keyof ToolbarGlobals, unknown> = {
  language: toolbar('言語', 'globe', { ja: ['日本語', 'Japanese'], en: ['English', 'English'] }),
  textSize: toolbar('文字の大きさ', 'zoom', { '1': ['文字 標準', 'Normal text'], '2': ['文字 大', 'Large text'] }),
  member: toolbar('会員', 'user', { visitor: ['ログイン前', 'Logged out'], member: ['ログイン中', 'Logged in'] }),
  connection: toolbar('通信', 'lightning', {
    online: ['通信 あり', 'Online'],
    offline: ['通信 なし', 'Offline'],
  }),
  consent: toolbar('クッキー', 'lock', {
    undecided: ['クッキー 未選択', 'Cookies: not chosen'],
    agreed: ['クッキー 同意', 'Cookies: agreed'],
    rejected: ['クッキー 拒否', 'Cookies: rejected'],
  }),
  frame: toolbar('画面のまわり', 'browser', {
    page: ['ページ全体', 'Whole page'],
    content: ['本文だけ', 'Content only'],
  }),
  look: toolbar('見え方', 'contrast', {
    screen: ['見え方 ふつう', 'As usual'],
    dark: ['暗い画面', 'Dark'],
    forced: ['強制カラー（近いもの）', 'Forced colours, nearly'],
    reduced: ['動きを減らす', 'Reduced motion'],
    print: ['印刷', 'Print'],
  }),
};
