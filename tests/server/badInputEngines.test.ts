/** What reaches the database of all that a caller may send: taken as text, on both engines. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '../contract/seeded.ts';
import { calls, fieldsOf, nasty } from './badInputCases.ts';
import { isPost, json, openAsker, origin, routeOf } from './badInputSupport.ts';
import { onEachEngine } from './support.ts';

onEachEngine((engine) => {
  let asker: Awaited<ReturnType<typeof openAsker>>;
  let before: unknown;
  beforeAll(async () => {
    asker = await openAsker(engine);
    before = await asker.stored();
  });
  afterAll(async () => {
    expect(await asker.stored()).toEqual(before);
    await asker.close();
  });

  it('stands everything nasty as a word, an address and a user name', async () => {
    for (const value of nasty.map(encodeURIComponent)) {
      const keyword = await asker.ask(`${origin}/api/search?keyword=${value}`);
      const place = await asker.ask(`${origin}/api/park?municipality[]=${value}`);
      const name = await asker.ask(`${origin}/api/user_check?user_name=${value}`);
      expect([keyword, place, name].filter(({ status }) => ![200, 422].includes(status))).toEqual([]);
    }
  });

  it('takes text that looks like SQL or HTML as text: for the words in it', async () => {
    const idsFor = async (keyword: string) => {
      const { status, body } = await asker.ask(`${origin}/api/search?keyword=${encodeURIComponent(keyword)}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('<script');
      return body.courses.map(({ id }: { id: number }) => id);
    };
    for (const [keyword, words] of [
      ["'; delete from courses; --", 'delete from courses'],
      ["%' or '1'='1", 'or 1 1'],
      ['<script>alert(1)</script>', 'script alert 1 script'],
      ["上野'||'", '上野'],
      ['上野\\', '上野'],
      ["上野'::tsquery) or true --", '上野 tsquery or true'],
      ['上野:*|!', '上野'],
      ['{"}', ''],
    ] as const)
      expect(await idsFor(keyword), keyword).toEqual(await idsFor(words));
    expect(await idsFor('上野')).not.toEqual([]);
    expect(await idsFor("'; delete from courses; --")).toEqual([]);
  });

  it('stands 300 random requests', async () => {
    const seed = 20_261_120;
    const random = seeded(seed);
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
    const characters = [...'abcXYZ019-_.,;:\'"\\/<>{}[]()%&=+#?! あア漢字ｱ１　🍵\u0000\n\r\t\uFFFD\u202E\u0301'];
    const text = () => Array.from({ length: Math.floor(random() * 20) }, () => oneOf(characters)).join('');
    const value = () =>
      oneOf([
        () => text(),
        () => oneOf(nasty),
        () => String(Math.floor((random() - 0.2) * 10 ** Math.floor(random() * 14))),
        () => String(random() * 200),
        () => oneOf(['chiyoda', 'history', 'ja', 'en', 'walked', 'near', 'short', '101']),
      ])();
    const bodyValue = (): unknown =>
      oneOf([
        value,
        () => Math.floor(random() * 1e6) - 10,
        () => null,
        () => [value(), value()],
        () => ({ [text()]: value() }),
        () => random() < 0.5,
      ])();
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 300; turn += 1) {
      const call = oneOf(calls);
      const names = Array.from({ length: Math.floor(random() * 5) }, () =>
        oneOf([...fieldsOf(call), ...fieldsOf(call), text()]),
      );
      const query = names
        .map((name) => `${encodeURIComponent(random() < 0.3 ? `${name}[]` : name)}=${encodeURIComponent(value())}`)
        .join('&');
      const { status } = await (isPost(call) && random() < 0.7
        ? asker.ask(routeOf(call), json(JSON.stringify(Object.fromEntries(names.map((name) => [name, bodyValue()])))))
        : asker.askWith(call, query)
      ).catch((error: Error) => {
        throw new Error(`seed ${seed}, turn ${turn}: ${call} ${query}: ${error.message}`);
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => ![200, 401, 404, 422].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(25);
    expect(statuses.get(422)).toBeGreaterThan(25);
  });
});
