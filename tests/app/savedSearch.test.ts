import { expect, test } from 'vitest';
import { isFound } from '../../app/screens/Offline/isFound.ts';

const course = { words: '皇居おほりひとめぐりコース 千代田区 東京駅 大手町駅 歴史・寺社 二重橋 Nijubashi Bridge' };

test.each(['', ' ', '皇居', '東京駅　歴史', 'オホリ', 'こーす', 'ｎｉｊｕｂａｓｈｉ', 'BRIDGE 千代田'])(
  'finds by %o, however it is written',
  (keyword) => expect(isFound(course, keyword)).toBe(true),
);

test.each(['上野', '皇居 上野', 'Nijubashi Ueno'])('does not find by %o: every word has to be there', (keyword) =>
  expect(isFound(course, keyword)).toBe(false),
);
