/** What a state says, line by line, in the words of a screen reader. Pure. */
import type { Language } from '../../contract/values.ts';
import type { Words } from './screens.ts';

export interface TranscriptLine {
  lang: Language;
  /** Of a heading, 1 to 6; null: it is none. */
  level: number | null;
  text: string;
}

/** By role, or by the name of the element. What stands in neither list only groups: its words follow as they are. */
const roles: Record<string, Words> = {
  a: { ja: 'リンク', en: 'link' },
  alert: { ja: '警告', en: 'alert' },
  alertdialog: { ja: '警告のダイアログ', en: 'alert dialog' },
  button: { ja: 'ボタン', en: 'button' },
  checkbox: { ja: 'チェックボックス', en: 'checkbox' },
  combobox: { ja: '候補の出る入力欄', en: 'combo box' },
  dialog: { ja: 'ダイアログ', en: 'dialog' },
  file: { ja: 'ファイルを選ぶ欄', en: 'file field' },
  form: { ja: 'フォーム', en: 'form' },
  group: { ja: 'グループ', en: 'group' },
  img: { ja: '画像', en: 'image' },
  input: { ja: '入力欄', en: 'text field' },
  listbox: { ja: '候補', en: 'list box' },
  main: { ja: 'メインの内容', en: 'main' },
  meter: { ja: '割合', en: 'meter' },
  nav: { ja: 'ナビゲーション', en: 'navigation' },
  ol: { ja: '番号のあるリスト', en: 'numbered list' },
  option: { ja: '選択肢', en: 'option' },
  password: { ja: 'パスワードの入力欄', en: 'password field' },
  progress: { ja: '進み具合', en: 'progress' },
  progressbar: { ja: '進み具合', en: 'progress' },
  radio: { ja: 'ラジオボタン', en: 'radio button' },
  radiogroup: { ja: 'ラジオボタンのグループ', en: 'radio group' },
  region: { ja: '領域', en: 'region' },
  search: { ja: '検索', en: 'search' },
  select: { ja: '選択の欄', en: 'selection' },
  status: { ja: '状態の知らせ', en: 'status' },
  summary: { ja: '開くボタン', en: 'disclosure' },
  switch: { ja: 'スイッチ', en: 'switch' },
  tab: { ja: 'タブ', en: 'tab' },
  table: { ja: '表', en: 'table' },
  tablist: { ja: 'タブの列', en: 'tabs' },
  tabpanel: { ja: 'タブの内容', en: 'tab panel' },
  textarea: { ja: '数行の入力欄', en: 'text area' },
  ul: { ja: 'リスト', en: 'list' },
};
/** Those of an input that are not simply a text field. */
const inputTypes = new Set(['checkbox', 'file', 'password', 'radio']);
/** They have names only where they are named. */
const namedOnly = new Set(['form', 'section', 'group', 'region', 'fieldset', 'article', 'aside', 'div', 'span']);
const elementRoles: Record<string, string> = {
  section: 'region',
  aside: 'region',
  fieldset: 'group',
  article: 'region',
};

const states: Record<string, Words> = {
  'aria-expanded=true': { ja: '開いている', en: 'expanded' },
  'aria-expanded=false': { ja: '閉じている', en: 'collapsed' },
  'aria-pressed=true': { ja: '押してある', en: 'pressed' },
  'aria-pressed=false': { ja: '押していない', en: 'not pressed' },
  'aria-selected=true': { ja: '選んである', en: 'selected' },
  'aria-current=page': { ja: 'いまのページ', en: 'current page' },
  'aria-current=true': { ja: 'いまのもの', en: 'current' },
  'aria-current=step': { ja: 'いまの手順', en: 'current step' },
  'aria-checked=true': { ja: 'オン', en: 'on' },
  'aria-checked=false': { ja: 'オフ', en: 'off' },
  checked: { ja: 'オン', en: 'on' },
  'disabled=': { ja: '使えない', en: 'disabled' },
  'aria-disabled=true': { ja: '使えない', en: 'disabled' },
  'aria-invalid=true': { ja: '入力に誤り', en: 'invalid' },
  'aria-busy=true': { ja: '読み込み中', en: 'busy' },
};

/** `a aria-label=Go there href=/map`: a value may hold spaces. */
function partsOf(line: string): { name: string; attributes: readonly string[] } {
  const [name = '', ...attributes] = line.split(
    / (?=(?:aria-[a-z]+|alt|href|type|role|open|disabled|placeholder|title|lang|value)=|checked$)/,
  );
  return { name, attributes };
}

/** @param line of an element @returns null: it is not spoken of */
function elementIn(lang: Language, line: string): Omit<TranscriptLine, 'lang'> | null {
  const { name, attributes } = partsOf(line);
  const toldOf = (attribute: string) =>
    attributes.find((each) => each.startsWith(`${attribute}=`))?.slice(attribute.length + 1);
  const level = /^h([1-6])$/.exec(name)?.[1];
  const type = name === 'input' ? toldOf('type') : undefined;
  const kind = toldOf('role') ?? (type && inputTypes.has(type) ? type : (elementRoles[name] ?? name));
  const named = toldOf('aria-label') ?? toldOf('alt') ?? null;
  const isSilent =
    (name === 'a' && toldOf('href') === undefined) ||
    (name === 'img' && named === '') ||
    ((namedOnly.has(name) || namedOnly.has(kind)) && !named);
  const role = level ? { ja: `見出し${level}`, en: `heading ${level}` }[lang] : roles[kind]?.[lang];
  if (!role || isSilent) return null;
  const found = attributes.flatMap((each) => states[each]?.[lang] ?? []);
  const said = found.length && (lang === 'ja' ? `（${found.join('、')}）` : `(${found.join(', ')})`);
  const value = toldOf('value');
  return {
    level: level ? Number(level) : null,
    text: [role, said, named && quoted(lang, named), value && quoted(lang, value)]
      .filter(Boolean)
      .join(lang === 'ja' ? '' : ' '),
  };
}

const quoted = (lang: Language, text: string) => (lang === 'ja' ? `「${text}」` : `“${text}”`);

/**
 * @param said lines of a print (`seePrint.ts`): of an element, or `「words」` that stand there
 * @returns a line for each element that is spoken of, with the words in it, and one for words that stand alone
 */
export function transcriptOf(said: readonly string[]): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  // Words belong to the element before them as long as no other comes between.
  let isOpen = false;
  for (const each of said) {
    const [lang, line] = [each.slice(0, 2) as Language, each.slice(3)];
    const words = /^「(.*)」$/s.exec(line)?.[1];
    const last = lines.at(-1);
    if (words === undefined) {
      const element = elementIn(lang, line);
      if (element) lines.push({ lang, ...element });
      isOpen = element !== null;
    } else if (isOpen && last?.lang === lang) {
      last.text += `${lang === 'ja' ? '' : ' '}${quoted(lang, words)}`;
    } else {
      lines.push({ lang, level: null, text: words });
    }
  }
  return lines;
}
