import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { openPickupStates } from '../../pickup.ts';
import { returnPickups, type returns } from '../tables.ts';

export type PickupRow = typeof returnPickups.$inferSelect;

/** Returns the newest pickup of a return, or null. */
export async function findPickup(db: Db, { returnId }: { returnId: number }): Promise<PickupRow | null> {
  const [row] = await db
    .select()
    .from(returnPickups)
    .where(eq(returnPickups.returnId, returnId))
    .orderBy(desc(returnPickups.createdAt))
    .limit(1);
  return row ?? null;
}

/** The condition of the open pickup of a return. It has one at most. */
export function isOpenPickupOf(returnId: number) {
  return and(eq(returnPickups.returnId, returnId), inArray(returnPickups.state, [...openPickupStates]));
}

/** Whether a courier may still fetch the parcel of a return. */
export function takesPickup({
  state,
  inspectionId,
}: Pick<typeof returns.$inferSelect, 'state' | 'inspectionId'>): boolean {
  return state === 'approved' || (state === 'replaced' && inspectionId === null);
}
