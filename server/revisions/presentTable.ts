/** What there is of a kind, as the table that an import reads: to be changed, and imported again. */
import { asc, eq } from 'drizzle-orm';
import type { ImportKind } from '../../contract/importFaults.ts';
import type { Language } from '../../contract/values.ts';
import type { StaffContext } from '../context.ts';
import { toCsv } from '../import/template.ts';
import { contentItems } from './revisions.table.ts';
import { isOfOffice, type Proposer } from './sources.ts';

/** Only what who asks may change: of another office's things an import would take nothing. */
export async function presentTable(
  kind: ImportKind,
  lang: Language,
  context: Proposer & Pick<StaffContext, 'db'>,
): Promise<string> {
  const items = await context.db
    .select({ source: contentItems.source })
    .from(contentItems)
    .where(eq(contentItems.kind, kind))
    .orderBy(asc(contentItems.key));
  return toCsv(
    kind,
    items.filter(({ source }) => isOfOffice({ kind, before: source, after: null }, context)),
    lang,
  );
}
