/** What members' forms call their fields in messages, and what they check before they are sent. */
import { type PersonalKind, passwordProblem, tidyUserName, userNameProblem } from '../../contract/memberRules.ts';
import type { FormField, FormProblem } from '../../ui/Form/index.ts';
import { messageKind } from '../forms/formProblems.ts';
import type { T } from '../i18n/i18n.ts';
import { answerRules } from './answerRules.ts';

type Field = FormField;

export const userNameFields = (t: T) => ({
  user_name: {
    label: t('member:userName'),
    messages: {
      tooLong: t('member:userNameTooLong'),
      formatInvalid: t('member:userNameFormat'),
      notValid: t('member:userNameTaken'),
    },
  } satisfies Field,
});

/** Of a password that somebody wants to have. */
export const passwordFields = (t: T, { isNew = false } = {}) => ({
  password: {
    label: t(isNew ? 'member:newPassword' : 'member:password'),
    messages: {
      formatInvalid: t('member:passwordFormat'),
      tooShort: t('member:passwordTooShort'),
      tooLong: t('member:passwordTooLong'),
      notValid: t('member:passwordNotValid'),
    },
  } satisfies Field,
  password_confirmation: {
    label: t('member:passwordAgainField'),
    messages: { notValid: t('member:passwordMismatch'), tooLong: t('member:passwordMismatch') },
  } satisfies Field,
});

export const regionFields = (t: T) => ({ region: { label: t('member:regionField'), isChosen: true } satisfies Field });
export const ageBandFields = (t: T) => ({ age_band: { label: t('member:ageBand'), isChosen: true } satisfies Field });
export const genderFields = (t: T) => ({ gender: { label: t('member:gender'), isChosen: true } satisfies Field });

const answerField = (t: T, number: 1 | 2) =>
  ({
    label: t('member:answer', { number }),
    messages: { formatInvalid: t('member:answerFormat', { number }), tooLong: t('member:answerTooLong', { number }) },
  }) satisfies Field;
const questionField = (t: T, number: 1 | 2) => ({ label: t('member:secretQuestion', { number }), isChosen: true });

export const secretFields = (t: T) => ({
  secret_question_1: questionField(t, 1) satisfies Field,
  secret_answer_1: answerField(t, 1),
  secret_question_2: { ...questionField(t, 2), messages: { notValid: t('member:sameQuestion') } } satisfies Field,
  secret_answer_2: answerField(t, 2),
});

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

export function userNameProblems(data: FormData): FormProblem<'user_name'>[] {
  const kind = userNameProblem(tidyUserName(textOf(data, 'user_name')));
  return kind ? [{ name: 'user_name', kind: messageKind[kind] }] : [];
}

export function passwordProblems(data: FormData): FormProblem<'password' | 'password_confirmation'>[] {
  const [password, again] = [textOf(data, 'password'), textOf(data, 'password_confirmation')];
  const kind = passwordProblem(password);
  return [
    ...(kind ? [{ name: 'password' as const, kind: messageKind[kind] }] : []),
    ...(again && password !== again ? [{ name: 'password_confirmation' as const, kind: 'notValid' as const }] : []),
  ];
}

/** Whether the answers are hiragana is found here only when their rules have loaded; the server looks in any case. */
export function secretProblems(data: FormData): FormProblem<keyof ReturnType<typeof secretFields>>[] {
  const rules = answerRules();
  const answers = (['secret_answer_1', 'secret_answer_2'] as const).flatMap((name) => {
    const kind = rules?.secretAnswerProblem(rules.tidySecretAnswer(textOf(data, name)));
    return kind ? [{ name, kind: messageKind[kind] }] : [];
  });
  const [one, other] = [textOf(data, 'secret_question_1'), textOf(data, 'secret_question_2')];
  return [
    ...answers,
    ...(one && one === other ? [{ name: 'secret_question_2' as const, kind: 'notValid' as const }] : []),
  ];
}

/** What a name seems to tell about a person, in words; empty when nothing. It warns, and stops nobody. */
export const personalWarning = (t: T, kind: PersonalKind | null): string => (kind ? t(`member:personal_${kind}`) : '');
