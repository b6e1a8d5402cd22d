/** What is seen of a state for its signature: what a screen reader reads, and nothing twice. */
import { afterEach, expect, test } from 'vitest';
import { seePrint } from '../../stories/review/seePrint.ts';

const place = document.createElement('main');
afterEach(() => place.remove());
function saidOf(html: string): string[] {
  place.innerHTML = html;
  document.body.append(place);
  return seePrint(window).said.filter((line) => line !== 'main');
}

test('the numbers in a drawing are not read, its name is', () => {
  expect(saidOf('<svg role="img" aria-label="地図"><text>12</text></svg><p>12番</p>')).toEqual([
    'svg aria-label=地図 role=img',
    'p',
    '「12番」',
  ]);
  expect(saidOf('<svg aria-hidden="true"><text>12</text></svg>')).toEqual([]);
});

test('a value is what was entered: of a button it is not read, of a password never', () => {
  expect(saidOf('<button value="yes">はい</button>')).toEqual(['button', '「はい」']);
  expect(saidOf('<input type="password" value="aruku2026"><input type="checkbox" value="a" checked>')).toEqual([
    'input type=password',
    'input type=checkbox checked',
  ]);
  expect(saidOf('<input type="search" value="上野"><textarea>川の夕日</textarea>')).toEqual([
    'input type=search value=上野',
    'textarea value=川の夕日',
  ]);
  expect(saidOf('<select><option value="13106" selected>台東区</option></select>')[0]).toBe('select value=台東区');
});

/** @param base of the document, as where Storybook stands */
async function drawnIn(html: string, base = '/'): Promise<string[]> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<!doctype html><base href="${location.origin}${base}iframe.html"><body>${html}`;
  document.body.append(frame);
  await loaded;
  const { drawn } = seePrint(frame.contentWindow as Window & typeof globalThis);
  frame.remove();
  return drawn;
}

test('an icon looks the same in a Storybook that stands in a folder', async () => {
  const icon = (base: string, hash: string) =>
    drawnIn(`<svg><use href="${location.origin}${base}assets/icons-${hash}.svg#star"></use></svg>`, base);
  const atRoot = await icon('/', 'AbCd1234');
  expect(atRoot.join()).toContain('/assets/icons.svg#star');
  expect(await icon('/review/storybook/', 'EfGh5678')).toEqual(atRoot);
});

const styled = (rules: string, name = 'a') => drawnIn(`<style>${rules}</style><p class="${name}">歩く</p>`);

test.each([
  ['a colour', '.a { color: #345 }'],
  ['a token', ':root { --ink: #000 } .a { color: var(--ink) }'],
  ['large windows only', '.a { color: #123 } @media (min-width: 60em) { .a { display: none } }'],
  ['forced colours only', '.a { color: #123 } @media (forced-colors: active) { .a { color: LinkText } }'],
  ['what is drawn before it', '.a { color: #123 } .a::before { content: "＊" }'],
  ['the focus', '.a { color: #123 } .a:focus-visible { outline: 2px solid }'],
])('another look is seen: %s', async (_, rules) => {
  expect(await styled(rules)).not.toEqual(await styled('.a { color: #123 }'));
});

test('the name of a class is none of the look', async () => {
  expect(await styled('.b { color: #123 }', 'b')).toEqual(await styled('.a { color: #123 }'));
});
