/** The registration as a browser without JavaScript goes it: what a form that comes back still holds. */
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { memberDrafts, members } from '../../server/members/members.table.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { answers, browserAfter, registration } from './memberSupport.ts';
import { pageServerOf } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

let portal: Portal;
let app: Hono;
let browser: Record<string, string>;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  app = pageServerOf(portal.context);
});
afterAll(() => portal.close());
beforeEach(async () => {
  for (const table of [throttles, members, memberDrafts]) await portal.context.db.delete(table);
  browser = browserAfter((await portal.call('POST /user_draft', registration('Taro'))).headers);
});

async function post(path: string, values: Record<string, string>) {
  const response = await app.request(`http://localhost${path}`, {
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...browser },
  });
  return { status: response.status, text: await response.text() };
}

const entered = (text: string, name: string) => {
  const input = text.match(/<input[^>]*>/g)!.find((each) => each.includes(`name="${name}"`))!;
  return /value="([^"]*)"/.exec(input)?.[1] ?? '';
};
const isTicked = (text: string) =>
  text.match(/<input[^>]*>/g)!.some((each) => each.includes('name="terms"') && each.includes('checked'));
const chosen = (text: string, name: string) => {
  const select = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(text)![0];
  return select
    .match(/<option[^>]*>/g)!
    .filter((each) => /\sselected\b/.test(each))
    .map((each) => /value="([^"]*)"/.exec(each)![1]);
};

it('gives no answer of the draft to the question that has been chosen since', async () => {
  const { terms: _, ...before } = registration('Jiro') as Record<string, string>;
  const changed = { ...before, secret_question_1: 'pet', secret_answer_1: 'ぽち', password: 'short' };
  const { status, text } = await post('/register?step=change', changed);
  expect(status).toBe(422);
  expect(chosen(text, 'secret_question_1')).toEqual(['pet']);
  expect([entered(text, 'secret_answer_1'), entered(text, 'secret_answer_2')]).toEqual(['', '']);
  expect(entered(text, 'user_name')).toBe('Jiro');
  expect(isTicked(text)).toBe(false);
  expect(text).toContain('パスワードと秘密の質問の答えは、もう一度入力してください');
  expect(text).not.toContain('ぽち');
});

it('keeps the answers of the draft when its name has been taken since', async () => {
  await createMember({ userName: 'TARO', password: 'password1' }, portal.context);
  const { status, text } = await post('/register?step=confirm', { intent: 'save' });
  expect(status).toBe(422);
  expect(chosen(text, 'secret_question_1')).toEqual([answers.secret_question_1]);
  expect(entered(text, 'secret_answer_1')).toBe(answers.secret_answer_1);
  expect(isTicked(text)).toBe(true);
  expect(text).toContain('パスワードは、もう一度入力してください');
});
