/** What is kept in git about stories: signatures, and the summary of the accessibility run. */
import type { AccessibilitySummary } from '../../contract/accessibilitySummary.ts';
import { type Review, recordName } from '../../contract/reviews.ts';

export type Summary = Pick<AccessibilitySummary, 'subjects'>;

export const reviews = Object.values(
  import.meta.glob<Review>('../../content/reviews/*.json', { eager: true, import: 'default' }),
);

const pictures = import.meta.glob<string>('../../content/reviews/*.webp', {
  ...{ eager: true, query: '?url', import: 'default' },
});

/** The address of what a state looked like when it was signed; null when somebody has signed it later. */
export const pictureOf = (review: Review): string | null =>
  pictures[`../../content/reviews/${recordName(review)}.webp`] ?? null;

/** The file is there once the accessibility run was kept. */
const summaries = import.meta.glob<Summary>('../../content/accessibility/summary.json', { import: 'default' });

/** Ids of stories that are not as they were tested; beside a built Storybook. null: nobody knows, as in a running one. */
export async function readChanged(): Promise<ReadonlySet<string> | null> {
  const response = await fetch(new URL('changed.json', document.baseURI)).catch(() => null);
  return response?.ok ? new Set((await response.json()) as string[]) : null;
}

export const readSummary = async (): Promise<Summary | null> => (await Object.values(summaries)[0]?.()) ?? null;
