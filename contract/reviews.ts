/** What people who review in Storybook sign: the file that they hand in, and the entries that are kept in `content/reviews`. Pure. */
import { z } from 'zod';

/** Who signed, as a role and an office. A name of a person is never kept. */
export const reviewRoles = ['staff', 'approver', 'accessibility', 'design', 'translation'] as const;
export const reviewDecisions = ['approved', 'changes'] as const;
export const wordsMaxLength = 2000;
export const officeMaxLength = 60;

const fingerprint = z.string().regex(/^[0-9a-f]{16}$/);

/** What a state says and how it looks, in all languages that it has. */
export const statePrint = z.strictObject({
  /** Of `said`. */
  tree: fingerprint,
  /** Of every element with the declarations that apply to it. */
  look: fingerprint,
  /** Roles, names and words in their order: by these one sees later what has changed. */
  said: z.array(z.string().max(2100)).max(20_000),
});
export type StatePrint = z.infer<typeof statePrint>;

/** A signature under one state of a screen or component. */
export const review = z
  .strictObject({
    /** Id of the story. */
    subject: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[\p{L}\p{N}-]+$/u, 'an id of a story'),
    decision: z.enum(reviewDecisions),
    by: z.enum(reviewRoles),
    office: z.string().trim().min(1).max(officeMaxLength),
    at: z.iso.datetime(),
    words: z.string().trim().max(wordsMaxLength),
    /** When a change of the state was recorded; a later signature holds again. */
    voided_at: z.iso.datetime().optional(),
    ...statePrint.shape,
  })
  .refine(({ decision, words }) => decision === 'approved' || words !== '', {
    path: ['words'],
    message: 'what is to be changed is not said',
  });
export type Review = z.infer<typeof review>;
/** `画面-お知らせ--plain.20261122T013000Z.staff`: by story, then by time. What is kept of a signature is called so. */
export const recordName = ({ subject, at, by }: Pick<Review, 'subject' | 'at' | 'by'>): string =>
  `${subject}.${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}.${by}`;
export type ReviewRole = Review['by'];
export type ReviewDecision = Review['decision'];

/** What the form makes: as many states of one screen or component as were looked at. */
export const reviewFile = z.strictObject({ format: z.literal(2), reviews: z.array(review).min(1).max(200) });
export type ReviewFile = z.infer<typeof reviewFile>;

export type VoidReason = 'tree' | 'look' | 'gone' | 'recorded';

export type Standing =
  /** Nobody has signed. */
  | { kind: 'open' }
  | { kind: 'signed'; review: Review }
  /** Somebody asks for a change, and it is still as they saw it. */
  | { kind: 'changes'; review: Review }
  /** Signed as it was, and not as it is. */
  | { kind: 'void'; review: Review; reasons: readonly VoidReason[] };

const byMoment = (a: Review, b: Review) => Date.parse(a.at) - Date.parse(b.at);

/** All entries of a state, the oldest first. */
export const historyOf = (reviews: readonly Review[], subject: string): Review[] =>
  reviews.filter((each) => each.subject === subject).toSorted(byMoment);

/** Why a signature does not hold any more; none when it does. @param now null: there is no such state */
export function voidReasons({ tree, look }: Pick<Review, 'tree' | 'look'>, now: StatePrint | null): VoidReason[] {
  if (!now) return ['gone'];
  return [...(now.tree === tree ? [] : ['tree' as const]), ...(now.look === look ? [] : ['look' as const])];
}

/** By the last entry: who asked for a change and approves what came of it has approved. */
export function standingOf(reviews: readonly Review[], subject: string, now: StatePrint | null): Standing {
  const last = historyOf(reviews, subject).at(-1);
  if (!last) return { kind: 'open' };
  const found = voidReasons(last, now);
  const reasons = found.length || !last.voided_at ? found : (['recorded'] as const);
  if (reasons.length) return { kind: 'void', review: last, reasons };
  return { kind: last.decision === 'approved' ? 'signed' : 'changes', review: last };
}

/** Lines that are only in one of the two, each as often as it is missing in the other, in their order. */
export function changedLines(before: readonly string[], after: readonly string[]): { gone: string[]; come: string[] } {
  const without = (all: readonly string[], others: readonly string[]) => {
    const left = new Map<string, number>();
    for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
    return all.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    });
  };
  return { gone: without(before, after), come: without(after, before) };
}
