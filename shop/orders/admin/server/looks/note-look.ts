import type { Db } from '#platform/server/db.ts';
import { contactLooks } from '../../../server/tables.ts';

/** Stores that a staff member saw personal data of an order's customer. */
export async function noteLook(
  db: Db,
  { orderId, userId }: { orderId: string; userId: number },
): Promise<void> {
  await db.insert(contactLooks).values({ orderId, userId });
}
