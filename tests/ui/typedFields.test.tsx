/** What is put back after a page has reloaded itself: what was typed into its own fields, and nothing secret. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from '../../app/offline/startWorker.ts';
import { keepTyped, restoreTyped } from '../../app/offline/typedFields.ts';
import { fakeApi } from '../../stories/fixtures/api.ts';

const fields = `
  <input name="title"><textarea name="comment"></textarea>
  <select name="month"><option value="1">1</option><option value="2">2</option></select>
  <input type="checkbox" name="scene" value="a"><input type="checkbox" name="scene" value="b">
  <input type="radio" name="sort" value="near" checked><input type="radio" name="sort" value="short">
  <input type="password" name="login"><input name="current_password"><input name="secret_answer_1"><input name="staff_token">
  <input type="hidden" name="version" value="3"><input type="file" name="image"><input aria-label="nameless">`;
const secrets = ['login', 'current_password', 'secret_answer_1', 'staff_token'];

let main: HTMLElement;
const field = (name: string, at = 0) => main.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[at]!;
const stored = () => sessionStorage.getItem('typed-fields');
beforeEach(() => {
  main = document.createElement('main');
  main.innerHTML = fields;
  document.body.append(main);
});
afterEach(() => {
  main.remove();
  sessionStorage.clear();
});

function type(): void {
  field('title').value = '秋の坂道';
  field('comment').value = '川の\n夕日';
  field('month').value = '2';
  field('scene', 1).checked = true;
  field('sort', 1).checked = true;
  for (const name of secrets) field(name).value = 'ひみつ';
}

test('what was typed is there again, in fields of one name each in its own', () => {
  type();
  keepTyped();
  main.innerHTML = fields;
  restoreTyped();
  expect([field('title').value, field('comment').value, field('month').value]).toEqual(['秋の坂道', '川の\n夕日', '2']);
  expect([field('scene', 0).checked, field('scene', 1).checked]).toEqual([false, true]);
  expect([field('sort', 0).checked, field('sort', 1).checked]).toEqual([false, true]);
});

test('passwords, answers, keys, hidden values and files are never kept', () => {
  type();
  keepTyped();
  expect(stored()).toContain('秋の坂道');
  expect(stored()).not.toContain('ひみつ');
  const names = (JSON.parse(stored()!) as { fields: { name: string }[] }).fields.map(({ name }) => name);
  expect(names).toEqual(['title', 'comment', 'month', 'scene', 'scene', 'sort', 'sort']);
});

test('it is put back once, and on the page that it was typed on alone', () => {
  type();
  keepTyped();
  const elsewhere = stored()!.replace(/"address":"[^"]*"/, '"address":"/elsewhere"');
  restoreTyped();
  expect(stored()).toBeNull();
  sessionStorage.setItem('typed-fields', elsewhere);
  main.innerHTML = fields;
  restoreTyped();
  expect([field('title').value, stored()]).toEqual(['', null]);
});

test('it waits while another page stands there instead, and while pages come from the device', () => {
  type();
  keepTyped();
  const kept = stored()!;
  main.innerHTML = '';
  restoreTyped();
  expect(stored()).toBe(kept);
  const elsewhere = kept.replace(/"address":"[^"]*"/, '"address":"/elsewhere"');
  sessionStorage.setItem('typed-fields', elsewhere);
  main.innerHTML = '<script type="application/json" id="page-state">{"path":"/offline"}</script>';
  restoreTyped();
  expect(stored()).toBe(elsewhere);
  main.innerHTML = fields;
  sessionStorage.setItem('typed-fields', kept);
  restoreTyped();
  expect([field('title').value, stored()]).toEqual(['秋の坂道', null]);
});

test.each([
  ['is switched off', false, undefined],
  ['waits where data is saved', true, { saveData: true }],
])('without a worker, too: it %s', async (_, hasWorker, connection) => {
  vi.stubEnv('DEV', false);
  const listen = vi.spyOn(window, 'addEventListener');
  const register = vi.spyOn(navigator.serviceWorker, 'register');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  type();
  keepTyped();
  main.innerHTML = fields;
  startWorker(
    hasWorker,
    async () => false,
    fakeApi('ja'),
    () => undefined,
  );
  await expect.poll(() => field('title').value).toBe('秋の坂道');
  // And kept when the page reloads itself.
  await expect.poll(() => listen.mock.calls.map(([event]) => event)).toContain('pagehide');
  expect(register).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
