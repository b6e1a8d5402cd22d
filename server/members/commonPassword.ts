/** Passwords that guessing begins with: the commonest ones, and those that hold the user name. */
import { readFileSync } from 'node:fs';
import { userNameKey } from '../../contract/memberRules.ts';

/** A shorter name is part of many good passwords by chance. */
const leastName = 4;

let common: Set<string> | undefined;

/** Read when somebody first sets a password: 90 kB. */
function commonPasswords(): Set<string> {
  common ??= new Set(
    readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
}

/** Whatever its case. */
export function isEasilyGuessed(password: string, userName: string): boolean {
  const small = password.toLowerCase();
  // A password has letters and digits alone: so much of `taro_1234` as can stand in it.
  const name = userNameKey(userName).replace(/[^a-z0-9]/g, '');
  return commonPasswords().has(small) || (name.length >= leastName && small.includes(name));
}
