import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { batches, batchMovements, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { stateAfter, statesThat } from '#shop/orders/states.ts';
import { insertRows } from '../insert-rows.ts';
import type { SampleOrder } from './write-sample-orders.ts';

/** The units of a sample come to the shop and leave it again, so that the stock stays as the demo shows it. */
export async function writeStock(tx: Db, made: SampleOrder[]): Promise<void> {
  const isGone = (order: SampleOrder) => !statesThat('isCancelled').includes(order.state);
  const isPacked = ({ state }: SampleOrder) =>
    !statesThat('awaitsCourier', 'isPackable', 'isCancelled').includes(state);
  const moves = made.flatMap((order) =>
    order.rows.flatMap(({ id, units }) =>
      units.map((each) => ({
        order,
        orderLineId: id,
        orderId: order.id,
        createdAt: order.placedAt,
        ...each,
      })),
    ),
  );
  await insertRows(
    tx,
    stockMovements,
    moves.flatMap(({ order, productId, units, orderId, createdAt }) => {
      const row = { productId, orderId, createdAt };
      const back = {
        ...row,
        change: units,
        reason: isGone(order) ? ('sample' as const) : stateAfter.cancelling,
      };
      return [back, { ...row, change: -units, reason: 'ordered' as const }];
    }),
  );
  const ids = [...new Set(moves.map(({ productId }) => productId))];
  const shelf = await tx
    .select({ id: batches.id, productId: batches.productId })
    .from(batches)
    .where(inArray(batches.productId, ids));
  const batchOf = new Map(shelf.map(({ id, productId }) => [productId, id]));
  await insertRows(
    tx,
    batchMovements,
    moves
      .filter(({ order }) => isGone(order))
      .flatMap(({ order, productId, units, orderId, orderLineId, createdAt }) => {
        const row = { batchId: batchOf.get(productId)!, orderId, createdAt };
        const came = { ...row, change: units, reason: 'sample' as const, orderLineId: null };
        return isPacked(order)
          ? [came, { ...row, change: -units, reason: stateAfter.packing, orderLineId }]
          : [came];
      }),
  );
  await tx.execute(sql`
    update ${batches} set units = units + moved.change from (
      select batch_id, sum(change)::int as change from ${batchMovements} where order_id is not null group by 1
    ) moved where ${batches.id} = moved.batch_id and moved.change <> 0`);
}
