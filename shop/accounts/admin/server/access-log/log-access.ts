import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { AccessKind } from '../../../access-kinds.ts';
import { accessLog } from '../../../server/tables.ts';

type Look = {
  /** The staff member who looks. */
  userId: number;
  what: AccessKind;
  orderId?: string;
  /** The object of an access without an order, such as a month. Never personal data. */
  about?: string;
};

/** Stores that a staff member sees personal data of customers. Every function that reads such data for staff calls it first. */
export async function logAccess(db: Db, { userId, what, orderId, about = '' }: Look): Promise<void> {
  await db.insert(accessLog).values({ userId, what, orderId: orderId ?? null, about });
}

/** Stores that a staff member prints personal data of the customers of several orders. */
export async function logAccesses(
  db: Db,
  { orderIds, userId, what }: { orderIds: string[]; userId: number; what: AccessKind },
): Promise<void> {
  if (orderIds.length === 0) return;
  // A print may wait for a change of the address, and comes after it.
  const at = sql`clock_timestamp()`;
  await db.insert(accessLog).values(orderIds.map((orderId) => ({ orderId, userId, what, at })));
}
