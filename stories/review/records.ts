/** What is kept in git about stories: signatures, and the summary of the accessibility run. */
import type { AccessibilitySummary } from '../../contract/accessibilitySummary.ts';
import type { Review } from '../../contract/reviews.ts';

export type Summary = Pick<AccessibilitySummary, 'subjects'>;

export const reviews = Object.values(
  import.meta.glob<Review>('../../content/reviews/*.json', { eager: true, import: 'default' }),
);

/** The file is there once the accessibility run was kept. */
const summaries = import.meta.glob<Summary>('../../content/accessibility/summary.json', { import: 'default' });

export const readSummary = async (): Promise<Summary | null> => (await Object.values(summaries)[0]?.()) ?? null;
