/** A state on the page of the review: what a void signature says has changed. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Review, standingOf } from '../../contract/reviews.ts';
import { printFrom } from '../../stories/review/print.ts';
import { State } from '../../stories/review/State.tsx';

const state = { id: '画面-お知らせ--plain', ja: '1ページ目', en: 'First page' };
const printWith = (heading: string) => printFrom({ ja: { said: ['h1', `「${heading}」`], drawn: ['h1 {}'] } });
const review: Review = {
  ...{ subject: state.id, decision: 'approved', by: 'staff', office: '健康推進課', at: '2026-11-20T01:00:00.000Z' },
  ...{ words: '', ...printWith('お知らせ') },
};
/** What is there to compare; parsed, so that nothing of it loads here. */
function looks(now: ReturnType<typeof printWith> | null, picture: string | null): Element | undefined {
  const html = renderToStaticMarkup(
    <State
      {...{ state, reviews: [review], print: now, standing: standingOf([review], state.id, now) }}
      pictureOf={(each) => (each === review ? picture : null)}
      {...{
        ...{ isSelected: false, isWanted: false },
        onSelect: () => undefined,
        words: '',
        onWords: () => undefined,
        onLook: () => undefined,
      }}
    />,
  );
  const all = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('details');
  return [...all].find(({ textContent }) => textContent.includes('前と後の見た目'));
}
const linkTo = (part: Element, name: string) =>
  [...part.querySelectorAll('a')].find(({ textContent }) => textContent.includes(name))?.getAttribute('href');

test('stands beside what it was when it was signed, once it has changed', () => {
  const part = looks(printWith('新しいお知らせ'), '/picture.webp')!;
  expect(linkTo(part, '署名したとき')).toBe('/picture.webp');
  expect(linkTo(part, 'いま')).toContain('path=/story/');
  expect(part.querySelector('img')!.getAttribute('src')).toBe('/picture.webp');
  expect(part.querySelector('iframe')!.getAttribute('src')).toContain(encodeURIComponent(state.id));
});

test('that is gone is shown as it was alone', () => {
  const part = looks(null, '/picture.webp')!;
  expect(part.querySelector('img')).not.toBeNull();
  expect(part.querySelector('iframe')).toBeNull();
});

test('has nothing to compare as long as the signature holds, or where no picture was kept', () => {
  expect(looks(printWith('お知らせ'), '/picture.webp')).toBeUndefined();
  expect(looks(printWith('新しいお知らせ'), null)).toBeUndefined();
});
