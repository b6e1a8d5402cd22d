import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold, gramsOf, searchTextOf, standsIn, termsOf } from '../../server/keyword.ts';
import { seeded } from '../contract/seeded.ts';
import { content, expectedCourses, idsOf, sortedIds } from './expected.ts';
import { onEachEngine, openPortal, type Portal } from './support.ts';

describe('fold', () => {
  it.each([
    ['トウキョウ', 'とうきょう'],
    ['ﾄｳｷｮｳ', 'とうきょう'],
    ['ｶﾞｰﾄﾞ', 'がーど'],
    ['ＴＯＫＹＯ　Ｔｏｗｅｒ', 'tokyo tower'],
    ['Tōkyō', 'tokyo'],
    ['が', 'が'],
    ['お茶の水・神田', 'お茶の水 神田'],
    ['１０分', '10分'],
    ['  \u3000 ', ''],
    ['a\u0000b', 'a b'],
  ])('%j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing when it is done twice', () => {
    const random = seeded(11);
    const signs = [...'アイガパーッヴヶｱｶﾞｰaZ１９Ａｚ東京都渋谷々〆ōÉßſﬁİı㍿①½Ω𠮷🍵가\u0301\u0000 \u3000・-%_\'"'];
    for (let turn = 0; turn < 2000; turn += 1) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 12) },
        () => signs[Math.floor(random() * signs.length)],
      ).join('');
      expect(fold(fold(text)), JSON.stringify(text)).toBe(fold(text));
    }
  });
});

describe('terms of a keyword', () => {
  it('cuts a text into characters and pairs, none across a space', () => {
    expect(gramsOf('上野 公園')).toEqual(['上', '野', '上野', '公', '園', '公園']);
    expect(gramsOf('𠮷野')).toEqual(['𠮷', '野', '𠮷野']);
    expect(gramsOf('')).toEqual([]);
  });

  it('takes one or two kana of a word of kana at its beginning only', () => {
    expect(gramsOf('あきはばら ばら園')).toEqual(['あ', 'あき', 'ば', 'ら', 'ばら', '園', 'ら園']);
    const text = 'あきはばら ばら園 都電とばら';
    expect(standsIn('あきはばら', 'ばら')).toBe(false);
    for (const word of ['ばら', 'あき', 'はばら', '園']) expect(standsIn(text, word), word).toBe(true);
    expect(standsIn(text, 'きは')).toBe(false);
  });

  it('keeps names apart', () => {
    expect(gramsOf(searchTextOf(['上野', '公園', null, '上野']))).not.toContain('野公');
  });

  it('reads romaji also as kana, and only when all of it can be read', () => {
    expect(termsOf('Ueno').map((readings) => readings.map(({ text }) => text))).toEqual([['ueno', 'うえの']]);
    expect(termsOf('river').map((readings) => readings.map(({ text }) => text))).toEqual([['river']]);
    expect(termsOf('上野').map((readings) => readings.map(({ text }) => text))).toEqual([['上野']]);
  });

  it('is nothing for signs alone, and at most five words', () => {
    expect(termsOf('%%% !!! 🍵')).toEqual([]);
    expect(termsOf('b c d e f g h')).toHaveLength(5);
  });
});

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  const find = async (keyword: string) => {
    const { status, body } = await portal.call('GET /search', { keyword, limit_num: 100 });
    expect(status, keyword).toBe(200);
    expect(body.total, keyword).toBeLessThanOrEqual(100 * 2);
    const rest =
      body.total > 100 ? (await portal.call('GET /search', { keyword, limit_num: 100, page_num: 2 })).body.courses : [];
    return {
      ids: sortedIds([...body.courses, ...rest]),
      total: body.total,
      first: body.courses[0]?.id,
      stations: body.stations,
    };
  };
  const coursesWith = (...words: string[]) =>
    idsOf(expectedCourses.filter(({ texts }) => words.every((word) => texts.some((text) => text.includes(word)))));

  it.each(['皇', '寺', '橋', '川', '上野', '神社', '公園', '渋谷', '八丈', '桜田門', '不忍池', '駅', '東', '浜'])(
    'finds %s wherever a name or its reading holds it, and nowhere else',
    async (keyword) => {
      const expected = coursesWith(keyword);
      expect(expected.length).toBeGreaterThan(0);
      const { ids, total } = await find(keyword);
      expect(ids).toEqual(expected);
      expect(total).toBe(expected.length);
    },
  );

  it.each(['みずべ', 'うえの', 'はばら', 'bridge', 'temple'])(
    'finds %s in either kana and either case',
    async (keyword) => {
      const plain = (text: string) =>
        text.toLowerCase().replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
      const expected = idsOf(
        expectedCourses.filter(({ texts }) => texts.some((text) => plain(text).includes(keyword))),
      );
      expect(expected.length).toBeGreaterThan(0);
      expect((await find(keyword)).ids).toEqual(expected);
    },
  );

  it('finds roses, and not the station whose reading holds them', async () => {
    for (const keyword of ['バラ', 'ばら', '薔薇', 'rose']) {
      const { ids } = await find(keyword);
      expect(ids).toEqual(expect.arrayContaining([213, 212, 218]));
      expect(ids.filter((id) => [1002, 1003, 121].includes(id))).toEqual([]);
    }
    expect((await find('アキハバラ')).ids).toEqual(expect.arrayContaining([1002, 1003]));
  });

  it('takes a sign between two words for a space', async () => {
    expect((await find('上%野')).ids).toEqual(coursesWith('上', '野'));
  });

  it.each([
    ['hiragana', 'こうきょ'],
    ['katakana', 'コウキョ'],
    ['half-width katakana', 'ｺｳｷｮ'],
    ['romaji', 'koukyo'],
    ['romaji in capitals', 'KOUKYO'],
    ['full-width romaji', 'ｋｏｕｋｙｏ'],
    ['kanji', '皇居'],
    ['one character', '皇'],
    ['English', 'Imperial Palace'],
    ['lower case', 'imperial palace'],
    ['upper case', 'IMPERIAL PALACE'],
    ['full-width letters', 'Ｉｍｐｅｒｉａｌ'],
    ['several words', '皇居 桜田門'],
    ['several words, full-width space', '皇居　桜田門'],
    ['several words, either script', 'こうきょ moat 千代田'],
    ['spaces around', '  皇居  '],
  ])('finds the moat loop by %s', async (_, keyword) => {
    expect((await find(keyword)).ids).toContain(101);
  });

  it('finds the same by every way of writing kana', async () => {
    for (const ways of [
      ['うえの', 'ウエノ', 'ｳｴﾉ'],
      ['がーど', 'ガード', 'ｶﾞｰﾄﾞ'],
      ['はちじょう', 'ハチジョウ', 'ﾊﾁｼﾞｮｳ'],
    ]) {
      const found = await Promise.all(ways.map(find));
      expect(found[0]!.total, ways[0]).toBeGreaterThan(0);
      for (const { ids } of found) expect(ids).toEqual(found[0]!.ids);
    }
  });

  it('finds a bus stop within 300 m of the way by its whole name', async () => {
    const stops = [...content.routes.values()].flatMap(({ busStops }) => busStops.map(({ ja }) => ja));
    const onlyStops = [...new Set(stops)].filter((name) => !coursesWith(name).length && /^[一-龠]{4,}$/.test(name));
    expect(onlyStops.length).toBeGreaterThan(100);
    for (const name of onlyStops.slice(0, 20)) {
      const near = [...content.routes.values()].filter(({ busStops }) => busStops.some(({ ja }) => ja === name));
      // Words that only tell where (駅前) are left out for more, so there may be others.
      expect((await find(name)).ids, name).toEqual(expect.arrayContaining(near.map(({ id }) => id)));
    }
  });

  it('wants every one of several words', async () => {
    const expected = coursesWith('神社', '川');
    expect(expected.length).toBeGreaterThan(0);
    expect((await find('神社 川')).ids).toEqual(expected);
    expect((await find('川　神社')).ids).toEqual(expected);
  });

  it.each(['ぬぬぬぬ', '存在しない場所', 'zzzzzz', '皇居 ぬぬぬぬ', '%', '_', '\u0000'])(
    'has no hit for %j but a good answer',
    async (keyword) => {
      const { ids, total, stations } = await find(keyword);
      // A keyword of signs alone says nothing: like none.
      expect(total).toBe(/[\p{L}\p{N}]/u.test(keyword) ? 0 : expectedCourses.length);
      expect(ids).toHaveLength(total);
      expect(stations).toEqual([]);
    },
  );

  it('puts courses named so first', async () => {
    const { first } = await find('皇居');
    expect(expectedCourses.find(({ id }) => id === first)!.texts[0]).toMatch(/^皇居/);
  });

  it('names stations that the keyword matches, five at most, in the language asked for', async () => {
    const { stations } = await find('新宿');
    expect(stations.length).toBe(5);
    for (const { name } of stations) expect(name).toContain('新宿');
    expect(stations[0]!.name).toBe('新宿');
    const english = (await portal.call('GET /search', { keyword: 'ウエノ', lang: 'en' })).body.stations;
    expect(english.map(({ name }) => name)).toContain('Ueno');
    expect((await portal.call('GET /search', {})).body.stations).toEqual([]);
  });

  it('combines a keyword with a facet', async () => {
    const keyword = '神社';
    const expected = idsOf(
      expectedCourses.filter(({ texts, timeBand }) => timeBand === 2 && texts.some((text) => text.includes(keyword))),
    );
    const { body } = await portal.call('GET /search', { keyword, time_band: [2], limit_num: 100 });
    expect(sortedIds(body.courses)).toEqual(expected);
  });
});
