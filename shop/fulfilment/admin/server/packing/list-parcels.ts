import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { WaitingParcel } from '../../packing.ts';

const oldestFirst = { name: 'parcels', by: orders.placedAt, id: orders.id };

/**
 * Lists the parcels of some orders, the oldest first, with the name and city of the recipient, and the other orders of the same customer that
 * wait too. Holds neither phone nor address. Orders of a state come from its index. Returns a page. Refuses a foreign cursor (400).
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
      estimatedDeliveryDate: orders.estimatedDeliveryDate,
      address: orders.address,
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
  const byPhone = await numbersByPhone(db, { where, phones: shown.map(({ address }) => address.phone) });
  return {
    next,
    rows: shown.map(
      ({ id, orderNumber, placedAt, estimatedDeliveryDate, waybill, address: { name, city, phone } }) => {
        const own = lines.filter(({ orderId }) => orderId === id);
        const units = own.flatMap((line) => lineUnits(line));
        return {
          orderNumber,
          placedAt: placedAt.toISOString(),
          estimatedDeliveryDate,
          waybill,
          packs: units.reduce((sum, each) => sum + each.units, 0),
          items: own.map((line) => `${line.quantity} × ${line.name}`),
          customerName: name,
          city,
          sameCustomer: (byPhone.get(phone) ?? []).filter((other) => other !== orderNumber),
        };
      },
    ),
  };
}

/** Returns the numbers of the waiting orders of each phone. An erased customer has none. */
async function numbersByPhone(
  db: Db,
  { where, phones }: { where: SQL | undefined; phones: string[] },
): Promise<Map<string, string[]>> {
  const known = [...new Set(phones)].filter(Boolean);
  if (known.length === 0) return new Map();
  const phone = sql<string>`${orders.address}->>'phone'`;
  const rows = await db
    .select({ orderNumber: orders.orderNumber, phone })
    .from(orders)
    .where(and(where, inArray(phone, known)))
    .orderBy(asc(orders.placedAt), asc(orders.id));
  const grouped = Map.groupBy(rows, (row) => row.phone);
  return new Map([...grouped].map(([key, own]) => [key, own.map(({ orderNumber }) => orderNumber)]));
}
