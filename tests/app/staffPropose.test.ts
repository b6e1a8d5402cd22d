/** What the form of one thing sends: rows in the order of their numbers, without those that go and those left empty. */
import { expect, test, vi } from 'vitest';
import type { ActionInput } from '../../app/page.ts';
import { action } from '../../app/screens/StaffPropose/data.ts';
import { ApiError } from '../../contract/apiError.ts';

const revision = { id: 31, kind: 'course' };
async function send(values: Record<string, string>, query: string, api = vi.fn(async () => ({ revision }))) {
  const input = { api, values, query: new URLSearchParams(query) } as unknown as ActionInput;
  return { to: await action(input), calls: api.mock.calls as unknown as [string, { rows: object[] }][] };
}
const course = {
  ...{ form: 'fields', rows: 'item,point,point,point,fact,point,point,fact', known: '5', based_on: '7' },
  ...{ 'r0.name_ja': '池', 'r0.scenes.0': '水辺', 'r0.scenes.3': '紅葉' },
  ...{
    'r1.-order': '1',
    'r1.name_ja': '駅',
    'r2.-order': '３',
    'r2.name_ja': '橋',
    'r3.-order': '2',
    'r3.name_ja': '門',
  },
  ...{
    'r4.fact': 'トイレ',
    'r5.-order': '2',
    'r5.name_ja': '新しい',
    'r6.-order': '',
    'r6.name_ja': ' ',
    'r7.fact': '',
  },
};

test('points come in the order of their numbers, a new one before the one whose number it has', async () => {
  const { to, calls } = await send(course, 'kind=course&id=101');
  expect(to).toBe('/approve/course?id=31&done=proposed');
  expect(calls).toEqual([
    [
      'POST /staff/content_propose',
      {
        ...{ kind: 'course', id: '101', based_on: 7, note: '' },
        rows: [
          { name: 'r0', of: 'item', cells: { name_ja: '池', scenes: '水辺\n紅葉' } },
          { name: 'r1', of: 'point', cells: { name_ja: '駅' } },
          { name: 'r5', of: 'point', cells: { name_ja: '新しい' } },
          { name: 'r3', of: 'point', cells: { name_ja: '門' } },
          { name: 'r2', of: 'point', cells: { name_ja: '橋' } },
          { name: 'r4', of: 'fact', cells: { fact: 'トイレ' } },
        ],
      },
    ],
  ]);
});

test('a row that goes is left out, and one without a number stands at the end', async () => {
  const { calls } = await send({ ...course, 'r1.-remove': '1', 'r3.-order': '' }, 'kind=course&id=101');
  expect(calls[0]![1].rows.map((row) => (row as { name: string }).name)).toEqual(['r0', 'r5', 'r2', 'r3', 'r4']);
});

test('a new thing has no number, and a removal no fields', async () => {
  const { calls } = await send({ form: 'fields', rows: 'item', 'r0.title_ja': 'あ' }, 'kind=link&id=new');
  expect(calls[0]![1]).toEqual({
    ...{ kind: 'link', based_on: null, note: '', rows: [{ name: 'r0', of: 'item', cells: { title_ja: 'あ' } }] },
  });
  const removal = await send({ form: 'remove', intent: 'remove', note: '終わった' }, 'kind=course&id=101');
  expect(removal.calls).toEqual([
    ['POST /staff/revision_propose', { kind: 'course', content_id: '101', note: '終わった' }],
  ]);
});

test('where nothing would change, the form says so; what has changed meanwhile is told at the form', async () => {
  const same = vi.fn(() => Promise.reject(new ApiError('E409', 'Nothing would change')));
  expect((await send(course, 'kind=course&id=101', same as never)).to).toBe(
    '/staff/propose?kind=course&id=101&done=same',
  );
  const fields = [{ field: 'form', kind: 'step_mismatch' as const }];
  const meanwhile = vi.fn(() => Promise.reject(new ApiError('E409', 'Changed', { fields })));
  await expect(send(course, 'kind=course&id=101', meanwhile as never)).rejects.toMatchObject({ fields });
});
