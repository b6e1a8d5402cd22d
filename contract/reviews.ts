/** What people who review screens in Storybook sign: the file that they hand in, and the entry that is kept. */
import { z } from 'zod';

/** Who signed, as a role. A name of a person is never kept. */
export const reviewRoles = ['staff', 'approver', 'accessibility', 'design', 'translation'] as const;
export const reviewDecisions = ['approved', 'changes'] as const;

/** The first 16 digits of a SHA-256: of the accessibility trees, or of the look. */
const fingerprint = z.string().regex(/^[0-9a-f]{16}$/);

/** What a screen in one state is now. Null: nothing is kept of it, so that nobody can sign it. */
export const reviewedState = z.strictObject({ tree: fingerprint.nullable(), look: fingerprint.nullable() });
export type ReviewedState = z.infer<typeof reviewedState>;

/** A signature under one screen in one state, in both languages. */
export const review = z.strictObject({
  /** Id of the story. */
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\p{L}\p{N}-]+$/u, 'an id of a story'),
  decision: z.enum(reviewDecisions),
  by: z.enum(reviewRoles),
  at: z.iso.datetime(),
  words: z.string().trim().min(1).max(2000),
  /** What it is bound to: when one of them is another now, the signature is void. */
  tree: fingerprint,
  look: fingerprint,
});
export type Review = z.infer<typeof review>;
export type ReviewRole = Review['by'];
export type ReviewDecision = Review['decision'];

/** What the form on the review page makes: one screen, as many states as were looked at. */
export const reviewFile = z.strictObject({ format: z.literal(1), reviews: z.array(review).min(1).max(200) });
export type ReviewFile = z.infer<typeof reviewFile>;
