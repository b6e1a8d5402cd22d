/** The words of both pages, the same for every library. */
export const registration = {
  title: '会員登録',
  summaryHeading: '入力を確かめてください（6件）',
  required: '必須',
  submit: '登録する',
  nickname: {
    label: 'ニックネーム',
    description: '20文字までで入力してください。本名は使わないでください。',
    error: 'ニックネームを入力してください。',
  },
  email: {
    label: 'メールアドレス',
    description: '確認のメールを送ります。',
    error: 'メールアドレスを正しい形式で入力してください。',
  },
  password: {
    label: 'パスワード',
    description: '半角の英字と数字を使って8文字以上で入力してください。',
    error: 'パスワードは8文字以上で入力してください。',
    show: '表示する',
    hide: '隠す',
    shown: 'パスワードを表示しています',
    hidden: 'パスワードを隠しています',
  },
  region: {
    label: 'お住まいの地域',
    error: 'お住まいの地域を選んでください。',
    options: [
      { value: '', label: '選んでください' },
      { value: 'chiyoda', label: '千代田区' },
      { value: 'taito', label: '台東区' },
      { value: 'sumida', label: '墨田区' },
      { value: 'hachioji', label: '八王子市' },
      { value: 'okutama', label: '奥多摩町' },
      { value: 'oshima', label: '大島町' },
      { value: 'other', label: '東京都の外' },
    ],
  },
  purposes: {
    label: '歩く目的',
    description: 'あてはまるものを全部選んでください。',
    options: [
      { value: 'health', label: '健康のため' },
      { value: 'nature', label: '自然を見るため' },
      { value: 'history', label: '歴史にふれるため' },
      { value: 'friends', label: '仲間と過ごすため' },
    ],
  },
  age: {
    label: '年代',
    description: '統計だけに使います。',
    error: '年代を選んでください。',
    options: [
      { value: '30', label: '30代まで' },
      { value: '40', label: '40代' },
      { value: '50', label: '50代' },
      { value: '60', label: '60代' },
      { value: '70', label: '70代以上' },
    ],
  },
  terms: { label: '利用規約に同意します', error: '登録するには、利用規約への同意が必要です。' },
} as const;

export const results = {
  title: 'コースをさがす',
  tabs: { label: '表示のしかた', list: '一覧', areas: '地域', saved: 'お気に入り' },
  areasText: '地域を選ぶと、その地域のコースだけを表示します。',
  savedText: 'お気に入りのコースはまだありません。',
  filterHeading: '絞り込み',
  keyword: { label: 'キーワード', clear: '入力を消す' },
  sort: {
    label: '並び順',
    options: [
      { value: 'recommended', label: 'おすすめ順' },
      { value: 'short', label: '短い順' },
      { value: 'long', label: '長い順' },
    ],
  },
  scenes: {
    label: '景色',
    options: [
      { value: 'park', label: '公園' },
      { value: 'waterside', label: '水辺' },
      { value: 'history', label: '歴史' },
      { value: 'shopping', label: '商店街' },
    ],
  },
  apply: '絞り込む',
  more: 'くわしい条件を開く',
  listHeading: '600件のうち1件目から50件目まで',
  dialog: {
    title: 'くわしい条件',
    text: '時間を選ぶと、その時間で歩けるコースだけを表示します。',
    label: '時間',
    options: [
      { value: '30', label: '30分まで' },
      { value: '60', label: '60分まで' },
      { value: '90', label: '90分まで' },
    ],
    close: '閉じる',
    apply: 'この条件でさがす',
  },
  pagination: {
    label: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    page: (page: number) => `${page}ページ`,
    count: 12,
    current: 3,
  },
} as const;

/** Address of a page of results, a link in every library that can make one. */
export const addressOfPage = (page: number) => `?page=${page}`;

/** Fields of the same kind, for how long many take. */
export const manyFields = Array.from({ length: 500 }, (_, at) => ({
  id: `field-${at + 1}`,
  label: `項目${at + 1}`,
  description: `${at + 1}番目の項目に入力してください。`,
}));
