import { eq, sql } from 'drizzle-orm';
import { toPaise } from '#platform/money.ts';
import { type Db, prepared } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { takeFromCart } from '#shop/cart/server/take-from-cart.ts';
import { type Totals, totalsOf } from '#shop/cart/totals.ts';
import { takeStock } from '#shop/catalog/server/take-stock.ts';
import { requestShipment } from '#shop/delivery/server/shipments/request-shipment.ts';
import { type PlacedAnswer, type PlaceOrderBody, refusals } from '../contract.ts';
import { answerAgain, type OpenedOrder, openOrder } from './open-order.ts';
import { changesOf, type PricedItem, priceItems } from './price-items.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

/**
 * Places a cash-on-delivery order in one transaction (section 7, POST /api/delivery/create): all of it or nothing.
 * The orderId again gives the first answer. Refuses prices and totals that moved, and too little stock (409), and an
 * orderId that belongs to another body (422). An unknown commit is thrown as `CommitUnknown`.
 */
export async function placeOrder(
  db: Db,
  given: { personId: number; order: PlaceOrderBody },
): Promise<PlacedAnswer> {
  const { personId, order } = given;
  const place = async (tx: Db) => {
    const opened = await openOrder(tx, given);
    if (!opened) return answerAgain(tx, given);
    const items = await priceItems(tx, order.items);
    const totals = totalsOf(items);
    if (totals.payablePaise !== toPaise(order.totalAmount))
      throw refusals.totalChanged(totals.payablePaise, changesOf(items, order.items));
    await takeStock(tx, { orderId: order.orderId, units: unitsOf(items) });
    await writeLines(tx, order.orderId, items);
    const placed = { ...opened, order, items, totals };
    await requestShipment(tx, shipmentOf(placed));
    await queueOrderMail(tx, placed);
    if (!order.buyNow) await takeFromCart(tx, { personId, choices: items.map(({ choice }) => choice) });
    return closeOrder(tx, placed);
  };
  return retryTransaction(db, place, { lockMs: 2_000, statementMs: 5_000 });
}

/** Stock is counted by product: lines of one product in several choices are summed. */
function unitsOf(items: PricedItem[]) {
  const units = new Map<number, number>();
  for (const { choice, quantity } of items)
    units.set(choice.productId, (units.get(choice.productId) ?? 0) + quantity);
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}

async function writeLines(tx: Db, orderId: string, items: PricedItem[]): Promise<void> {
  await tx
    .insert(orderLines)
    .values(items.map(({ choice, weightGrams: _grams, ...line }) => ({ ...line, orderId, ...choice })));
  await prepared(tx, 'note_placed', (on) =>
    on.insert(orderEvents).values({ orderId: sql.placeholder('orderId'), state: 'placed', actor: 'shopper' }),
  ).execute({ orderId });
}

export type PlacedOrder = OpenedOrder & {
  order: PlaceOrderBody;
  items: PricedItem[];
  totals: Totals;
};

function shipmentOf({ orderNumber, placedAt, order, items, totals }: PlacedOrder) {
  return {
    orderId: order.orderId,
    orderNumber,
    placedAt: placedAt.toISOString(),
    paymentMode: order.paymentMode,
    totalPaise: totals.payablePaise,
    recipient: {
      name: order.customerName,
      mobileNumber: order.customerPhone,
      addressLine: order.addressLine,
      city: order.city,
      state: order.state,
      pincode: order.pincode,
      country: order.country,
    },
    items: items.map(({ sku, name, quantity, unitPaise, weightGrams }) => ({
      sku,
      name,
      quantity,
      unitPricePaise: unitPaise,
      weightGrams,
    })),
  };
}

async function closeOrder(tx: Db, { orderNumber, order, totals }: PlacedOrder): Promise<PlacedAnswer> {
  const answer: PlacedAnswer = {
    success: true,
    remarks: `Order ${orderNumber} is placed.`,
    orderNumber,
    waybill: null,
  };
  await prepared(tx, 'close_order', (on) =>
    on
      .update(orders)
      .set({
        subtotalPaise: sql`${sql.placeholder('subtotalPaise')}`,
        discountPaise: sql`${sql.placeholder('discountPaise')}`,
        feePaise: sql`${sql.placeholder('feePaise')}`,
        totalPaise: sql`${sql.placeholder('payablePaise')}`,
        answer: sql`${sql.placeholder('answer')}`,
      })
      .where(eq(orders.id, sql.placeholder('orderId'))),
  ).execute({ orderId: order.orderId, ...totals, answer });
  return answer;
}
