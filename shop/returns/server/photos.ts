import { and, eq, inArray, lt } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { refusals } from '../contract.ts';
import { maxPhotos } from '../rules.ts';
import { returnStates } from '../states.ts';
import { lockReturn, refuseOther } from './change-return.ts';
import { returnPhotos, returns } from './tables.ts';

const keptDays = 90;

/** Adds a stored photo to a return. `orderId` is that of the customer's link; staff name none. Refuses too many (409). */
export async function addPhoto(
  db: Db,
  { id, orderId, path }: { id: number; orderId?: string; path: string },
): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const { state } = await (orderId ? refuseOther(tx, { id, orderId }) : lockReturn(tx, id));
    if (state !== 'requested') throw refusals.moved(returnStates[state].label);
    if ((await tx.$count(returnPhotos, eq(returnPhotos.returnId, id))) >= maxPhotos)
      throw refusals.tooManyPhotos();
    await tx.insert(returnPhotos).values({ returnId: id, path });
  });
}

/** Returns the path of a photo below /uploads. Refuses an unknown one (404). */
export async function findPhoto(db: Db, { id }: { id: number }): Promise<string> {
  const [photo] = await db.select().from(returnPhotos).where(eq(returnPhotos.id, id));
  if (!photo) throw refusals.notFound();
  return photo.path;
}

/** Returns which of these pictures belong to a return. */
export async function returnPictures(db: Db, paths: string[]): Promise<string[]> {
  const rows = await db
    .select({ path: returnPhotos.path })
    .from(returnPhotos)
    .where(inArray(returnPhotos.path, paths));
  return rows.map(({ path }) => path);
}

/** Deletes the photos of returns that ended 90 days ago. */
export async function deleteOldPhotos(db: Db, { now }: { now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: returns.id })
      .from(returns)
      .innerJoin(returnPhotos, eq(returnPhotos.returnId, returns.id))
      .where(
        and(
          inArray(returns.state, ['refunded', 'replaced', 'refused', 'withdrawn']),
          lt(returns.since, new Date(now.getTime() - keptDays * dayMs)),
        ),
      )
      .limit(1_000);
    await deletePhotos(
      tx,
      old.map(({ id }) => id),
    );
  });
}

/** Deletes the photos of these returns, their files after the transaction. */
export async function deletePhotos(tx: Db, returnIds: number[]): Promise<void> {
  const removed = await tx
    .delete(returnPhotos)
    .where(inArray(returnPhotos.returnId, returnIds))
    .returning({ path: returnPhotos.path });
  for (const { path } of removed) await removePictureLater(tx, path);
}
