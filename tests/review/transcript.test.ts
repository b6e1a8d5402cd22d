/** What a state says, in the words of a screen reader. */
import { expect, it } from 'vitest';
import { transcriptOf } from '../../stories/review/transcript.ts';

const textsOf = (...said: string[]) => transcriptOf(said).map(({ text }) => text);

it('says what an element is, then the words in it, each language in its own', () => {
  expect(
    transcriptOf([
      'ja h1',
      'ja 「お知らせ」',
      'ja a href=/news/1',
      'ja 「開園」',
      'en h1',
      'en 「News」',
      'en a href=/news/1',
    ]),
  ).toEqual([
    { lang: 'ja', level: 1, text: '見出し1「お知らせ」' },
    { lang: 'ja', level: null, text: 'リンク「開園」' },
    { lang: 'en', level: 1, text: 'heading 1 “News”' },
    { lang: 'en', level: null, text: 'link' },
  ]);
});

it('tells names, states and values once, also of names with spaces and signs', () => {
  expect(textsOf('en button aria-expanded=false aria-label=Choose a line = colour type=button')).toEqual([
    'button (collapsed) “Choose a line = colour”',
  ]);
  expect(textsOf('ja input aria-invalid=true type=search value=上野 の池')).toEqual([
    '入力欄（入力に誤り）「上野 の池」',
  ]);
  expect(textsOf('ja input type=checkbox checked')).toEqual(['チェックボックス（オン）']);
  expect(textsOf('ja button disabled= type=submit', 'ja 「送る」')).toEqual(['ボタン（使えない）「送る」']);
});

it('is silent of what only groups, of anchors and of pictures without words', () => {
  expect(
    textsOf('ja section', 'ja p', 'ja 「文」', 'ja img alt=', 'ja a', 'ja div aria-busy=true', 'ja 「次」'),
  ).toEqual(['文', '次']);
  expect(textsOf('ja section aria-label=天気', 'ja img alt=池の写真', 'ja svg aria-label=地図 role=img')).toEqual([
    '領域「天気」',
    '画像「池の写真」',
    '画像「地図」',
  ]);
});

it('takes no words of one language into a line of the other', () => {
  expect(textsOf('ja h2', 'en 「Words」')).toEqual(['見出し2', 'Words']);
});
