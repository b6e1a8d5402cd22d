import { type FormEvent, useState } from 'react';
import { registration } from './words.ts';

export interface Entered {
  nickname: string;
  email: string;
  password: string;
  region: string;
  purposes: string[];
  age: string;
  terms: boolean;
}

/** What the summary of errors lists, in the order of the page; `id` is that of the field. */
export const problems = (['nickname', 'email', 'password', 'region', 'age', 'terms'] as const).map((id) => ({
  id,
  message: registration[id].error,
}));

export const keepPage = (event: FormEvent) => event.preventDefault();

/** The page holds what was entered, as forms in every library's documentation do: a keystroke renders the page again. */
export function useRegistration() {
  const [entered, setEntered] = useState<Entered>({
    nickname: '',
    email: 'hanako@',
    password: '123',
    region: '',
    purposes: ['health'],
    age: '',
    terms: false,
  });
  const set = <Key extends keyof Entered>(key: Key, value: Entered[Key]) =>
    setEntered((before) => ({ ...before, [key]: value }));
  const toggle = (purpose: string) =>
    setEntered((before) => ({
      ...before,
      purposes: before.purposes.includes(purpose)
        ? before.purposes.filter((each) => each !== purpose)
        : [...before.purposes, purpose],
    }));
  return { entered, set, toggle };
}
