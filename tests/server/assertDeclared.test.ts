import { expect, test } from 'vitest';
import { z } from 'zod';
import { assertDeclared } from '../../server/assertDeclared.ts';

const output = z.object({ member: z.object({ user_name: z.string(), region: z.string().optional() }) });

test('an answer may hold what the contract names', () => {
  assertDeclared(output, { member: { user_name: 'Walker', region: undefined } });
});

test('a field too many, a wrong one and a missing one are errors', () => {
  const tooMany = { member: { user_name: 'Walker', password_hash: 'x' } };
  expect(() => assertDeclared(output, tooMany)).toThrow('not as the contract says');
  expect(() => assertDeclared(output, { member: { user_name: 1 } })).toThrow();
  expect(() => assertDeclared(output, { member: {} })).toThrow();
});
