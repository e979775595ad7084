import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { subscriptionPercent } from '#shop/catalog/contract.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { amountLines } from '#shop/cart/amount-lines.ts';
import { priceLines } from '#shop/cart/server/price-lines.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { withCategories } from './with-categories.ts';
import { orderLines, orders } from '../tables.ts';

const maxCarts = 3;

type Totals = ReturnType<typeof amountLines>;

type PricedCart = {
  name: string;
  units: number;
  /** The products that it holds, with their units. */
  goods: { productId: number | undefined; quantity: number }[];
  now: Totals;
  typed: Totals;
};

type Cart = { name: string; state: string | null; items: Parameters<typeof amountLines>[0] };

/** Returns what real carts cost by two sets of charges: the newest orders, or one unit of the first products in a shop without orders. */
export async function previewCharges(
  db: Db,
  charges: { now: Charges; typed: Charges },
): Promise<PricedCart[]> {
  const { now, typed } = charges;
  const ordered = await newestOrders(db, typed.delivery?.freeCategories || typed.offers ? typed : now);
  const carts = ordered.length > 0 ? ordered : await firstProducts(db);
  return carts.map(({ name, state, items }) => ({
    name,
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: items.map(({ productId, quantity }) => ({ productId, quantity })),
    now: amountLines(items, chargesTo(now, state)),
    typed: amountLines(items, chargesTo(typed, state)),
  }));
}

/** A replacement costs nothing, so it is left out. */
async function newestOrders(db: Db, charges: Charges): Promise<Cart[]> {
  const found = await db
    .select({
      id: orders.id,
      name: orders.orderNumber,
      state: sql<string | null>`${orders.address} ->> 'state'`,
    })
    .from(orders)
    .where(gt(orders.totalPaise, 0))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(maxCarts);
  const stored = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map(({ id }) => id),
      ),
    );
  const lines = await withCategories(db, stored, charges);
  return found.map(({ id, name, state }) => ({
    name,
    state,
    items: lines.filter(({ orderId }) => orderId === id).map(toItem),
  }));
}

type Line = typeof orderLines.$inferSelect & { isCombo: boolean; categories?: string[] };

/** The order keeps no price without the subscription, so the preview takes it from the percent. */
function toItem({
  unitPaise,
  quantity,
  productId,
  isCombo,
  frequencyDays,
  categories = [],
}: Line): Cart['items'][number] {
  const item = {
    name: '',
    takesCash: true,
    price: toRupees(unitPaise),
    quantity,
    productId,
    isCombo,
    categories,
  };
  const plainPaise = Math.round((unitPaise * 100) / (100 - subscriptionPercent));
  return frequencyDays > 0 ? { ...item, plainPaise } : item;
}

async function firstProducts(db: Db): Promise<Cart[]> {
  const found = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.published, true), gt(products.mrpPaise, 0)))
    .orderBy(asc(products.id))
    .limit(maxCarts);
  const lines = await priceLines(
    db,
    found.map(({ id }) => ({ sku: String(id), quantity: 1 })),
  );
  return lines.map(({ sku, ...item }) => ({
    name: found.find(({ id }) => String(id) === sku)?.name ?? '',
    state: null,
    items: [item],
  }));
}
