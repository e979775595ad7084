import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { WaitingParcel } from '../../packing.ts';

const oldestFirst = { name: 'parcels', by: orders.placedAt, id: orders.id };

/**
 * Lists the parcels of some orders, the oldest first, without their customers. Orders of a state come from its index. Returns a
 * page. Refuses a foreign cursor (400).
 */
export async function listParcels(
  db: Db,
  { where, cursor }: { where: SQL | undefined; cursor?: string | undefined },
): Promise<ListPage<WaitingParcel>> {
  const page = keyset(oldestFirst, cursor);
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      placedAt: orders.placedAt,
      promisedFor: orders.estimatedDeliveryDate,
      waybill: shipments.waybill,
      position: page.position,
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        shown.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.id));
  return {
    next,
    rows: shown.map(({ id, orderNumber, placedAt, promisedFor, waybill }) => {
      const own = lines.filter(({ orderId }) => orderId === id);
      const units = own.flatMap((line) => lineUnits(line));
      return {
        orderNumber,
        placedAt: placedAt.toISOString(),
        promisedFor,
        waybill,
        packs: units.reduce((sum, each) => sum + each.units, 0),
        items: own.map(({ quantity, name }) => `${quantity} × ${name}`),
      };
    }),
  };
}
