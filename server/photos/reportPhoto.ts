/** Reports of visitors, which put a published photo back into the queue of the bureau. */
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../contract/apiError.ts';
import type { PhotoReportReason } from '../../contract/photoRules.ts';
import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { changePhoto, holdPhoto } from './changePhoto.ts';
import { photoReports, photos } from './photos.table.ts';

/** More say nothing new to whoever has to decide: they are taken, and not stored. */
const openReportsAtMost = 20;

/** @throws ApiError E404 when the photo is not published, E429 */
export async function reportPhoto(
  { id, reason, comment }: { id: number; reason: PhotoReportReason; comment: string },
  context: RequestContext,
): Promise<void> {
  const { db, now, address } = context;
  await throttle('photoReportByAddress', networkOf(address), context).count();
  await inTransaction(db, async (tx) => {
    const photo = await holdPhoto(tx, id);
    if (photo?.state !== 'published') throw notFound('photo');
    const open = await tx.$count(photoReports, and(eq(photoReports.photoId, id), isNull(photoReports.closedAt)));
    if (open >= openReportsAtMost) return;
    await tx.insert(photoReports).values({ photoId: id, reason, comment, reportedAt: now() });
    // A decision closes all open reports: whoever has not seen this one must not decide.
    if (photo.isReported)
      await tx
        .update(photos)
        .set({ version: photo.version + 1 })
        .where(eq(photos.id, id));
    else await changePhoto(tx, photo, [{ event: { type: 'REPORT' } }], now());
  });
}
