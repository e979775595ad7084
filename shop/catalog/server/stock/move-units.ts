import { and, inArray, sql } from 'drizzle-orm';
import { type Db, executeNamed } from '#platform/server/db.ts';
import type { StockReason } from '../../stock-reasons.ts';
import type { BatchUnits } from './first-expiring.ts';
import { batches, type batchMovements, stockMovements } from './tables.ts';
import { Refusal } from '#platform/refusal.ts';

/** Apart from the contract, which customers download. */
const refusals = {
  unitsPromised: () =>
    new Refusal(
      'units_promised',
      409,
      'So many units cannot leave: orders that are not packed yet wait for them.',
    ),
  batchHoldsLess: (number: string, units: number) =>
    new Refusal(
      'batch_holds_less',
      409,
      `${number ? `Batch ${number}` : 'The opening stock'} holds only ${units} units now.`,
    ),
};

type Move = Pick<typeof batchMovements.$inferInsert, 'batchId' | 'change' | 'reason'> & {
  orderId?: string;
  orderLineId?: number | null;
  changeId?: string;
};

/** Changes the units of batches, with a movement each, in one statement. Batches lock in the order of their ids. */
export async function moveUnits(tx: Db, moves: Move[]): Promise<void> {
  if (moves.length > 0) await executeNamed(tx, 'move_units', moving, [JSON.stringify(moves)]);
}

const moving = `
  with moves as (
    select * from jsonb_to_recordset($1) as move ("batchId" int, change int, reason text, "orderId" text, "orderLineId" int,
      "changeId" uuid)
  ), locked as (
    select id from batches where id in (select "batchId" from moves) order by id for no key update
  ), moved as (
    update batches set units = units + total
    from (select "batchId", sum(change) as total from moves group by 1) sums
    where id = "batchId" and id in (select id from locked)
  )
  insert into batch_movements (batch_id, change, reason, order_id, order_line_id, change_id)
  select "batchId", change, reason, "orderId", "orderLineId", "changeId" from moves`;

/** Locks the batches of these products that hold units, in the order of their ids. */
export async function lockBatches(tx: Db, productIds: number[]) {
  const { id, productId, number, bestBefore, units } = batches;
  return tx
    .select({ id, productId, number, bestBefore, units })
    .from(batches)
    .where(and(inArray(productId, productIds), sql`${units} > 0`))
    .orderBy(id)
    .for('no key update');
}

type StockMove = {
  productId: number;
  changeId: string;
  reason: StockReason;
  orderId?: string;
  /** The units that each batch gains, or loses with a minus. */
  units: BatchUnits[];
};

/**
 * Changes the stock of a product and the units of its batches by the same amounts, with their movements. The caller has locked the
 * product. Refuses units that a batch no longer holds or that orders wait for (409).
 */
export async function moveStock(
  tx: Db,
  { productId, changeId, reason, orderId, units }: StockMove,
): Promise<void> {
  const change = units.reduce((sum, batch) => sum + batch.units, 0);
  await refuseMissing(tx, units);
  const { rows } = await tx.execute(
    sql`update products set stock = stock + ${change} where id = ${productId} and stock + ${change} >= 0 returning stock`,
  );
  if (rows.length === 0) throw refusals.unitsPromised();
  const cause = { reason, changeId, ...(orderId ? { orderId } : {}) };
  await tx.insert(stockMovements).values({ productId, change, ...cause });
  await moveUnits(
    tx,
    units.map(({ batchId, orderLineId = null, units: moved }) => ({
      batchId,
      orderLineId,
      change: moved,
      ...cause,
    })),
  );
}

async function refuseMissing(tx: Db, units: BatchUnits[]): Promise<void> {
  const ids = units.map(({ batchId }) => batchId);
  const held = await tx
    .select({ id: batches.id, number: batches.number, units: batches.units })
    .from(batches)
    .where(inArray(batches.id, ids))
    .orderBy(batches.id)
    .for('no key update');
  for (const batch of held) {
    const moved = units.reduce((sum, one) => (one.batchId === batch.id ? sum + one.units : sum), 0);
    if (batch.units + moved < 0) throw refusals.batchHoldsLess(batch.number, batch.units);
  }
}
