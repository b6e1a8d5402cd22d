import { expect, test } from 'vitest';
import { reportAddress } from '../../app/reportAddress.ts';

test.each([
  ['https://example.jp/contact', 'https://example.jp/contact?about=%E5%BA%97%20(1)'],
  ['https://example.jp/contact?to=walk', 'https://example.jp/contact?to=walk&about=%E5%BA%97%20(1)'],
  ['mailto:walk@example.jp', 'mailto:walk@example.jp?subject=%E5%BA%97%20(1)'],
  ['mailto:walk@example.jp?cc=a@example.jp', 'mailto:walk@example.jp?cc=a%40example.jp&subject=%E5%BA%97%20(1)'],
])('%s', (contact, address) => {
  expect(decodeURIComponent(reportAddress(contact, '店 (1)'))).toBe(decodeURIComponent(address));
  expect(reportAddress(contact, '店 (1)')).not.toMatch(/[+ ]/);
});

test('what a page is called cannot add to the letter', () => {
  const { searchParams } = new URL(reportAddress('mailto:walk@example.jp', 'A & B&body=c'));
  expect([...searchParams]).toEqual([['subject', 'A & B&body=c']]);
});
