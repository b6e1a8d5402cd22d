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
};

export const initialGlobals: ToolbarGlobals = {
  language: 'ja',
  textSize: '1',
  member: 'visitor',
  connection: 'online',
  consent: 'undecided',
  frame: 'page',
};

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<GlobalTypes[string]['toolbar']>['icon'];

const toolbar = (title: string, icon: Icon, items: Record<string, string>): GlobalTypes[string] => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

export const globalTypes: GlobalTypes & Record<keyof ToolbarGlobals, unknown> = {
  language: toolbar('言語', 'globe', { ja: '日本語', en: 'English' }),
  textSize: toolbar('文字サイズ', 'zoom', { '1': '標準', '2': '大' }),
  member: toolbar('会員', 'user', { visitor: 'ログイン前', member: 'ログイン中' }),
  connection: toolbar('接続', 'lightning', { online: 'オンライン', offline: 'オフライン' }),
  consent: toolbar('クッキー', 'lock', { undecided: '未選択', agreed: '同意', rejected: '拒否' }),
  frame: toolbar('画面のまわり', 'browser', { page: 'ページ全体', content: '本文だけ' }),
};
