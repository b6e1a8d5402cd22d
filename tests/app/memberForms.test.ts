import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadAnswerRules } from '../../app/members/answerRules.ts';
import { labelOf, loadMemberChoices, regionsOf } from '../../app/members/choices.ts';
import { passwordProblems, secretProblems, userNameProblems } from '../../app/members/formFields.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../app/screens/Register/deviceDraft.ts';
import { fakeApi } from '../../stories/fixtures/api.ts';

const dataOf = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe('before a form is sent', () => {
  test.each([
    ['はなこ', []],
    ['お茶🍵', [{ name: 'user_name', kind: 'formatInvalid' }]],
    ['名'.repeat(21), [{ name: 'user_name', kind: 'tooLong' }]],
  ])('the user name %s', (name, problems) => {
    expect(userNameProblems(dataOf({ user_name: name }))).toEqual(problems);
  });

  test.each([
    ['aruku2026', 'aruku2026', []],
    ['aruku', 'aruku', [{ name: 'password', kind: 'tooShort' }]],
    ['あるく', '', [{ name: 'password', kind: 'formatInvalid' }]],
    ['aruku2026', 'aruku2027', [{ name: 'password_confirmation', kind: 'notValid' }]],
    // That it is missing is found without us.
    ['aruku2026', '', []],
  ])('the passwords %s and %s', (password, again, problems) => {
    expect(passwordProblems(dataOf({ password, password_confirmation: again }))).toEqual(problems);
  });

  test('the secret answers, once their rules have loaded', async () => {
    const data = dataOf({
      ...{ secret_question_1: 'school', secret_answer_1: '上野小' },
      ...{ secret_question_2: 'school', secret_answer_2: 'Ueno' },
    });
    const same = { name: 'secret_question_2', kind: 'notValid' };
    await loadAnswerRules();
    expect(secretProblems(data)).toEqual([{ name: 'secret_answer_1', kind: 'formatInvalid' }, same]);
  });
});

test('the regions are in groups, each once', async () => {
  const choices = await loadMemberChoices(fakeApi('ja'));
  expect(choices.municipalities.map(({ area, options }) => [area, options.length])).toEqual([
    ['special_wards', 23],
    ['cities', 30],
    ['islands', 9],
  ]);
  expect(choices.otherRegions.map(({ value }) => value)).toEqual(['outside', 'unregistered']);
  expect(regionsOf(choices)).toHaveLength(64);
  expect([labelOf(regionsOf(choices), 'taito'), labelOf(choices.genders, 'nobody')]).toEqual(['台東区', '']);
});

describe('what this tab keeps of a registration', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => stored.set(name, value),
        removeItem: (name: string) => stored.delete(name),
      },
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  const open = { user_name: 'はなこ', region: 'taito', age_band: '70s', gender: 'female' };

  test('is nothing that is secret', () => {
    keepDraft({ ...open, password: 'aruku2026', secret_question_1: 'school', secret_answer_1: 'うえの', terms: '1' });
    expect([...stored.values()].map((text) => JSON.parse(text))).toEqual([open]);
    expect(keptDraft()).toEqual(open);
    forgetDraft();
    expect(keptDraft()).toBeNull();
  });

  test.each(['', 'no JSON', 'null', '7', '[]', '{"region":"taito"}', '{"user_name":7}'])('is nothing in %j', (text) => {
    stored.set('registration-draft', text);
    expect(keptDraft()).toBeNull();
  });

  test('is only what it may be', () => {
    stored.set('registration-draft', JSON.stringify({ ...open, gender: 7, password: 'x', __proto__: null }));
    const { gender: _, ...rest } = open;
    expect(keptDraft()).toEqual(rest);
  });
});
