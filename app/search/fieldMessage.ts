import { keywordMaxLength } from '../../contract/bands.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { T } from '../i18n/i18n.ts';

/** What is wrong with a condition, in words: which one, and how to put it right. */
export function fieldMessage(field: string, kind: FieldError['kind'], t: T): string {
  const messages: Record<FieldError['kind'], string> = {
    required: t('errorRequired'),
    format_incorrect: t('errorBadInput'),
    format_invalid: t('errorBadInput'),
    too_long: t('errorTooLong', { max: keywordMaxLength }),
    too_short: t('errorBadInput'),
    step_mismatch: t('errorBadInput'),
    below_minimum: t('errorOutOfRange'),
    above_maximum: t('errorOutOfRange'),
    bad_input: t('errorBadInput'),
    not_valid: t('errorUnknownValue'),
  };
  return t('search:fieldMessage', { field, message: messages[kind] });
}
