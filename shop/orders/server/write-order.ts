import { eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { OrderActor } from '../order.ts';
import { stateAfter } from '../states.ts';
import { orderEvents, orderLines, orderNotes, orders } from './tables.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type NewLine = typeof orderLines.$inferInsert;

/** Changes an order beside its state, which `transitionOrder` and `writeReopened` change. */
export async function writeOrder(
  tx: Db,
  { orderId, values }: { orderId: string; values: Partial<Omit<OrderRow, 'id' | 'orderNumber' | 'state'>> },
): Promise<void> {
  await tx.update(orders).set(values).where(eq(orders.id, orderId));
}

/** Notes that the orders of a query of ids were reminded, and returns them. */
export function writeReminded(tx: Db, { ids, now }: { ids: SQLWrapper; now: Date }): Promise<OrderRow[]> {
  return tx
    .update(orders)
    .set({ remindedAt: sql`${now.toISOString()}::timestamptz` })
    .where(inArray(orders.id, ids))
    .returning();
}

type Lines = { removed: number[]; kept: Pick<LineRow, 'id' | 'quantity'>[]; added: NewLine[] };

/** Changes the lines of an order. Amounts and stock follow in the same transaction. */
export async function writeLines(tx: Db, { removed, kept, added }: Lines): Promise<void> {
  if (removed.length > 0) await tx.delete(orderLines).where(inArray(orderLines.id, removed));
  for (const { id, quantity } of kept)
    await tx.update(orderLines).set({ quantity }).where(eq(orderLines.id, id));
  if (added.length > 0) await tx.insert(orderLines).values(added);
}

type Reopening = {
  orderId: string;
  /** The stock comes with the payment. */
  waitsForStock: boolean;
  estimatedDeliveryDate: string | null;
  actor: Exclude<OrderActor, 'staff'>;
  note: string;
  now: Date;
};

/** Puts an order whose time to pay ended back to its wait for the payment, and records the event. */
export async function writeReopened(tx: Db, given: Reopening): Promise<OrderRow> {
  const { orderId, waitsForStock, estimatedDeliveryDate, actor, note, now } = given;
  const [reopened] = await tx
    .update(orders)
    .set({
      state: stateAfter.placing,
      heldFor: 'payment',
      alsoHeldFor: waitsForStock ? 'stock' : null,
      heldAt: now,
      cancelReason: null,
      estimatedDeliveryDate,
    })
    .where(eq(orders.id, orderId))
    .returning();
  await tx.insert(orderEvents).values({ orderId, state: stateAfter.placing, actor, note });
  return reopened!;
}

type Replacement = {
  order: typeof orders.$inferInsert;
  lines: Omit<NewLine, 'orderId'>[];
  note: string;
  authorId: number;
};

/** Stores an order of staff with its lines, first event and note. Returns null when another order took its id. */
export async function writeReplacement(
  tx: Db,
  { order, lines, note, authorId }: Replacement,
): Promise<{ order: OrderRow; lines: LineRow[] } | null> {
  const [placed] = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.id })
    .returning();
  if (!placed) return null;
  const orderId = placed.id;
  const stored = await tx
    .insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId })))
    .returning();
  await tx.insert(orderEvents).values({ orderId, state: stateAfter.placing, actor: 'staff', authorId });
  if (note !== '') await tx.insert(orderNotes).values({ orderId, authorId, text: note });
  return { order: placed, lines: stored };
}
