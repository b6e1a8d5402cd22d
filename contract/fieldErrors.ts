/** What can be wrong with an entry: the ten kinds of specification section 5. Free of zod: forms use them. */
export const fieldErrorKinds = [
  'required',
  'format_incorrect',
  'format_invalid',
  'too_short',
  'too_long',
  'step_mismatch',
  'below_minimum',
  'above_maximum',
  'bad_input',
  'not_valid',
] as const;
export type FieldErrorKind = (typeof fieldErrorKinds)[number];
