import type { FieldErrorKind } from '../../contract/fieldErrors.ts';
import type { Problem } from '../../contract/problem.ts';
import type { FormProblem, MessageKind } from '../../ui/Form/index.ts';
import type { T } from '../i18n/i18n.ts';

/** The contract's kinds as the form component names them. */
export const messageKind: Record<FieldErrorKind, MessageKind> = {
  required: 'required',
  format_incorrect: 'formatIncorrect',
  format_invalid: 'formatInvalid',
  too_short: 'tooShort',
  too_long: 'tooLong',
  step_mismatch: 'stepMismatch',
  below_minimum: 'belowMinimum',
  above_maximum: 'aboveMaximum',
  bad_input: 'badInput',
  not_valid: 'notValid',
};

function sentence(problem: Exclude<Problem, { kind: 'refused' }>, t: T): string {
  switch (problem.kind) {
    case 'offline':
      return t('formOffline');
    case 'unauthorised':
      return t('formUnauthorised');
    case 'unavailable':
      return problem.retryAfter === undefined
        ? t('formUnavailable')
        : t('formTooMany', { minutes: Math.ceil(problem.retryAfter / 60) });
    case 'failed':
      return t('formFailed');
  }
}

/**
 * A problem as the form shows it: each field's, or one sentence about the form as a whole.
 * @param own sentences of the form itself, such as that of a wrong password
 */
export function formProblems(
  problem: Problem | null,
  t: T,
  own: Partial<Record<Problem['kind'], string>> = {},
): FormProblem[] {
  if (!problem) return [];
  if (problem.kind === 'refused')
    return problem.fields.map(({ field, kind }) => ({ name: field, kind: messageKind[kind] }));
  return [{ message: own[problem.kind] ?? sentence(problem, t) }];
}
