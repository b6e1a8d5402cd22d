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
