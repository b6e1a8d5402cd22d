/** What a screen reader meets in stories, as it is kept in `tests/speech/`: written, read, found, and put into Japanese. Pure. */
import type { Language } from '../../contract/values.ts';

/** What is said in one story, in order. */
export interface Said {
  id: string;
  name: string;
  phrases: string[];
}

export interface SpeechFile {
  path: string;
  /** `部品/Button`. */
  title: string;
  /** `Button`: what an English reader searches for. */
  english: string;
  lang: Language;
}

/** `部品-Button.Button.ja.txt`; a title has one slash and no dot. */
export const speechFileName = (title: string, english: string, lang: Language): string =>
  `${title.replaceAll('.', '').replace('/', '-')}.${english}.${lang}.txt`;

export function readFileName(path: string): SpeechFile | null {
  const [, title, english, lang] = /([^/]+)\.([^./]+)\.(ja|en)\.txt$/.exec(path) ?? [];
  if (!title || !english) return null;
  return { path, title: title.replace('-', '/'), english, lang: lang as Language };
}

/** What is searched for may be Japanese or English, in any case; nothing finds everything. */
export function isFound({ title, english }: SpeechFile, asked: string): boolean {
  const wanted = asked.normalize('NFKC').trim().toLowerCase();
  return [title, english, english.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')].some((each) =>
    each.normalize('NFKC').toLowerCase().includes(wanted),
  );
}

/** A story's name and id, then a line for each phrase; stories are parted by an empty line. */
export const speechText = (all: readonly Said[]): string =>
  all.map(({ id, name, phrases }) => `# ${name} (${id})\n${phrases.map(asLine).join('\n')}\n`).join('\n');

/** A phrase is one line, and never looks like the head of a story. */
const asLine = (phrase: string): string => phrase.replace(/\s+/g, ' ').trim().replace(/^#/, '＃');

export function parseSpeech(text: string): Said[] {
  return text.split(/^(?=# )/m).flatMap((part) => {
    const [head = '', ...lines] = part.split('\n');
    const [, name, id] = /^# (.*) \(([^()]+)\)$/.exec(head) ?? [];
    return name && id ? [{ id, name, phrases: lines.filter(Boolean) }] : [];
  });
}

/** The reader speaks of roles and states in English only. */
const japanese: Record<string, string> = {
  ...{
    document: '文書',
    heading: '見出し',
    link: 'リンク',
    button: 'ボタン',
    navigation: 'ナビゲーション',
    main: '本文',
  },
  ...{ banner: 'ページの頭', contentinfo: 'ページの末尾', region: '領域', search: '検索', form: 'フォーム' },
  ...{ list: 'リスト', listitem: 'リストの項目', paragraph: '段落', article: '記事', img: '画像', figure: '図' },
  ...{
    textbox: '入力欄',
    searchbox: '検索欄',
    checkbox: 'チェックボックス',
    radio: 'ラジオボタン',
    switch: 'スイッチ',
  },
  ...{ combobox: '選択欄', listbox: '選択肢の一覧', option: '選択肢', radiogroup: 'ラジオボタンの組', group: '組' },
  ...{ table: '表', rowgroup: '行の組', row: '行', cell: 'セル', columnheader: '列の見出し', rowheader: '行の見出し' },
  ...{ caption: '題', dialog: 'ダイアログ', alertdialog: '警告のダイアログ', alert: '警告', status: '状態の知らせ' },
  ...{ progressbar: '進みぐあい', meter: 'メーター', tab: 'タブ', tablist: 'タブの一覧', tabpanel: 'タブの中身' },
  ...{ term: '用語', definition: '説明', separator: '区切り', time: '時刻', strong: '強調', emphasis: '強調' },
  ...{ complementary: '補足', menu: 'メニュー', menuitem: 'メニューの項目', code: 'コード', blockquote: '引用' },
  ...{ checked: 'チェックあり', 'not checked': 'チェックなし', required: '必須', 'not required': '必須ではない' },
  ...{ expanded: '開いている', 'not expanded': '閉じている', selected: '選択中', 'not selected': '選択なし' },
  ...{ disabled: '使えない', invalid: '誤り', 'not invalid': '誤りなし', busy: '処理中', modal: 'モーダル' },
  ...{
    'current page': '今のページ',
    'current step': '今の手順',
    pressed: '押されている',
    'not pressed': '押されていない',
    'current item': '今の項目',
    end: '終わり',
  },
  ...{
    image: '画像',
    'not busy': '処理中ではない',
    'has popup listbox': '一覧が開く',
    'has popup menu': 'メニューが開く',
  },
  ...{ 'orientated vertically': '縦の並び', 'orientated horizontally': '横の並び' },
};

/** Words that come with a number. */
const numbered: Record<string, string> = {
  ...{ level: 'レベル', position: '順番', 'set size': '全部で' },
  ...{ 'min value': '最小', 'max value': '最大', 'current value': '今の値' },
};

/** Roles and states in Japanese; what a page says itself stays as it is. */
export function inJapanese(phrase: string): string {
  const word = (text: string) => {
    const [, name, number] = /^([a-z ]+) (\d.*)$/.exec(text) ?? [];
    return japanese[text] ?? (name && numbered[name] ? `${numbered[name]}${number}` : text);
  };
  const [, ended, ...rest] = /^end of ([a-z]+)(?:, (.*))?$/.exec(phrase) ?? [];
  if (ended) return [`${word(ended)}の終わり`, ...(rest[0]?.split(', ').map(word) ?? [])].join('、');
  const [, politeness, said] = /^(polite|assertive): (.*)$/.exec(phrase) ?? [];
  if (politeness) return `${politeness === 'polite' ? 'あとで' : 'すぐに'}知らせる：${said}`;
  return phrase.split(', ').map(word).join('、');
}
