/** The ten kinds of what can be wrong: from the browser's own findings, from zod's, and in the words of both languages. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import { formWords, kindOfValidity, type MessageKind, messageKinds, problemsOfIssues } from '../../ui/Form/index.ts';

test('there are ten', () => {
  expect(messageKinds).toHaveLength(10);
});

describe('from the browser', () => {
  const control = (attributes: Record<string, string>, value = '') => {
    const input = document.body.appendChild(document.createElement('input'));
    for (const [name, text] of Object.entries(attributes)) input.setAttribute(name, text);
    input.value = value;
    return input;
  };
  const kindOf = (input: HTMLInputElement) => {
    const kind = kindOfValidity(input.validity);
    input.remove();
    return kind;
  };

  test.each<[MessageKind, Record<string, string>, string]>([
    ['required', { required: '' }, ''],
    ['formatIncorrect', { type: 'email' }, 'sakura'],
    ['formatInvalid', { pattern: '[a-z]*' }, 'さくら'],
    ['belowMinimum', { type: 'number', min: '3' }, '2'],
    ['aboveMaximum', { type: 'date', max: '2025-11-24' }, '2025-11-25'],
    ['stepMismatch', { type: 'number', step: '10' }, '15'],
  ])('%s: %j', (kind, attributes, value) => {
    expect(kindOf(control(attributes, value))).toBe(kind);
  });

  test('too short, as it is typed', async () => {
    const input = control({ minlength: '8' });
    await userEvent.type(input, 'asagao');
    expect(kindOf(input)).toBe('tooShort');
  });

  test('what cannot be read comes before what is missing', async () => {
    const input = control({ type: 'number', required: '' });
    await userEvent.type(input, '-');
    expect(kindOf(input)).toBe('badInput');
  });

  test('what a program says is not valid', () => {
    const input = control({});
    input.setCustomValidity('no');
    expect(kindOf(input)).toBe('notValid');
  });

  test('too long cannot be typed, and is known', () => {
    expect(kindOfValidity({ tooLong: true })).toBe('tooLong');
  });

  test('nothing', () => {
    expect(kindOf(control({ required: '' }, 'sakura'))).toBeUndefined();
  });
});

describe('from zod', () => {
  const problemsOf = (schema: z.ZodType, value: unknown, isEntryKnown: boolean) => {
    const entered = value === undefined ? {} : { field: value };
    const { issues } = z.object({ field: schema }).safeParse(entered).error!;
    // As it comes over the wire.
    return problemsOfIssues(JSON.parse(JSON.stringify(issues)), isEntryKnown ? entered : undefined);
  };

  test.each<[MessageKind, number | undefined, z.ZodType, unknown]>([
    ['required', undefined, z.string(), undefined],
    ['required', undefined, z.string().min(1), ''],
    ['required', undefined, z.array(z.string()).min(1), []],
    ['formatIncorrect', undefined, z.email(), 'sakura'],
    ['formatIncorrect', undefined, z.iso.date(), '2025/11/24'],
    ['formatInvalid', undefined, z.string().regex(/^[ぁ-ん]+$/), 'サクラ'],
    ['tooShort', 8, z.string().min(8), 'asagao'],
    ['tooShort', 2, z.array(z.string()).min(2), ['a']],
    ['tooLong', 20, z.string().max(20), 'a'.repeat(21)],
    ['tooLong', 3, z.array(z.string()).max(3), ['a', 'b', 'c', 'd']],
    ['stepMismatch', 10, z.number().multipleOf(10), 15],
    ['belowMinimum', 18, z.number().min(18), 17],
    ['belowMinimum', undefined, z.number().gt(0), 0],
    ['aboveMaximum', 120, z.coerce.number().max(120), '121'],
    ['badInput', undefined, z.coerce.number(), 'twelve'],
    ['notValid', undefined, z.enum(['taito']), 'kyoto'],
    ['notValid', undefined, z.string().refine(() => false), 'sakura'],
  ])('%s (%s)', (kind, limit, schema, value) => {
    const problem = { name: 'field', kind, ...(limit !== undefined && { limit }) };
    expect(problemsOf(schema, value, true)).toEqual([problem]);
    expect(problemsOf(schema, value, false)).toEqual([problem]);
  });

  test('an empty entry is missing, whatever rule it breaks, when the entry is known', () => {
    const required = [{ name: 'field', kind: 'required' }];
    expect(problemsOf(z.string().min(8), '', true)).toEqual(required);
    expect(problemsOf(z.email(), ' ', true)).toEqual(required);
    expect(problemsOf(z.literal('1'), undefined, true)).toEqual(required);
    expect(problemsOf(z.enum(['taito']), '', true)).toEqual(required);
    expect(problemsOf(z.string().min(8), '', false)).toEqual([{ name: 'field', kind: 'tooShort', limit: 8 }]);
  });

  test('an entry that zod reports is known', () => {
    const { issues } = z.object({ field: z.email() }).safeParse({ field: '' }, { reportInput: true }).error!;
    expect(problemsOfIssues(issues)).toEqual([{ name: 'field', kind: 'required' }]);
  });

  test('what is deep in a field belongs to the field, what is about all to the form', () => {
    const schema = z.object({ days: z.array(z.string().min(2)) }).refine(() => false);
    expect(problemsOfIssues(schema.safeParse({ days: ['aa', 'b'] }).error!.issues)).toEqual([
      { name: 'days', kind: 'tooShort', limit: 2 },
      { kind: 'notValid' },
    ]);
  });
});

describe('in words', () => {
  const cases = messageKinds.flatMap((kind) =>
    [undefined, 8, '2025-11-24'].flatMap((limit) => [false, true].map((isChosen) => ({ kind, limit, isChosen }))),
  );

  test.each(cases)('$kind $limit $isChosen names the field in both languages', ({ kind, limit, isChosen }) => {
    const ja = formWords.ja.messages[kind]({ label: '歩数', limit, isChosen });
    const en = formWords.en.messages[kind]({ label: 'Steps', limit, isChosen });
    expect(ja).toMatch(/^歩数.*。$|^[^。]*歩数[^。]*。$/);
    expect(en).toMatch(/\bsteps\b.*\.$/);
    expect(ja + en).not.toMatch(/undefined|null/);
  });

  test('each kind has words of its own', () => {
    for (const { messages } of [formWords.ja, formWords.en])
      expect(new Set(messageKinds.map((kind) => messages[kind]({ label: '歩数', limit: 8 }))).size).toBe(10);
  });

  test('of something typed, of something chosen', () => {
    expect(formWords.ja.messages.required({ label: 'ユーザー名' })).toBe('ユーザー名を入力してください。');
    expect(formWords.en.messages.required({ label: 'User name' })).toBe('Enter your user name.');
    expect(formWords.ja.messages.required({ label: '年代', isChosen: true })).toBe('年代を選んでください。');
    expect(formWords.en.messages.required({ label: 'Age', isChosen: true })).toBe('Choose your age.');
  });

  test('of one character, of an abbreviation, of a day', () => {
    expect(formWords.en.messages.tooShort({ label: 'Title', limit: 1 })).toBe(
      'Your title must have at least 1 character.',
    );
    expect(formWords.en.messages.required({ label: 'URL' })).toBe('Enter your URL.');
    expect(formWords.ja.messages.belowMinimum({ label: '歩いた日', limit: '2025-04-01' })).toContain('2025-04-01以降');
  });

  test('of how many there are', () => {
    expect(formWords.en.heading(1)).toBe('There is 1 thing to correct');
    expect(formWords.en.heading(2)).toBe('There are 2 things to correct');
    expect(formWords.ja.heading(2)).toBe('入力を確かめてください（2件）');
  });
});
