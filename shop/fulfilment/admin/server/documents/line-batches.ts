import { inArray } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { firstExpiring } from '#shop/catalog/server/stock/first-expiring.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { unitsOfOrders } from '#shop/catalog/server/stock/take-batches.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import type { ParcelLine } from './read-parcels.ts';

export type LineBatch = {
  orderId: string;
  orderLineId: number | null;
  productId: number;
  number: string;
  /** False while the parcel is not packed: the batch is the one to take. */
  isPacked: boolean;
};

type Params = { orderIds: string[]; lines: ParcelLine[]; now: Date };

/**
 * Returns the batches of the lines of parcels. A packed parcel has the batches that it was packed from. The others get the batches that
 * expire first, one parcel after another.
 */
export async function readLineBatches(db: Db, { orderIds, lines, now }: Params): Promise<LineBatch[]> {
  const ids = lines.flatMap((line) => lineUnits(line).map(({ productId }) => productId));
  const held = await db.select().from(batches).where(inArray(batches.productId, ids));
  const numberOf = (id: number) => held.find((batch) => batch.id === id)?.number ?? '';
  const taken = Map.groupBy(await unitsOfOrders(db, { orderIds }), ({ orderId }) => orderId);
  const found: LineBatch[] = [];
  for (const orderId of orderIds) {
    const packed = taken.get(orderId) ?? [];
    for (const { orderLineId, productId, batchId } of packed)
      found.push({ orderId, orderLineId, productId, number: numberOf(batchId), isPacked: true });
    if (packed.length > 0) continue;
    for (const line of lines.filter((each) => each.orderId === orderId))
      for (const { productId, units } of lineUnits(line)) {
        const own = held.filter((batch) => batch.productId === productId);
        for (const { batchId, units: moved } of firstExpiring(own, units, dayOf(now))) {
          held.find(({ id }) => id === batchId)!.units -= moved;
          const number = numberOf(batchId);
          found.push({ orderId, orderLineId: line.id, productId, number, isPacked: false });
        }
      }
  }
  return found;
}
