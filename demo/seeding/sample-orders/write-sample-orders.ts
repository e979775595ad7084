import { desc, gt } from 'drizzle-orm';
import { dayMs, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { getPricedProducts, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { lineUnits, packsOf } from '#shop/catalog/stock-units.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import { invoiceSettings, sellerOf } from '#shop/invoices/server/settings.ts';
import { sampleOrders } from '#shop/opening/server/tables.ts';
import { columnsOf, toRows } from '#shop/orders/server/amounts/write-amounts.ts';
import { orderAdjustments } from '#shop/orders/server/amounts/tables.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';
import { stateAfter, statesThat } from '#shop/orders/states.ts';
import { toShipmentRequest } from '#shop/orders/to-shipment-request.ts';
import { usualMethod } from '#shop/payments/methods.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { type Price, priceOf } from '#shop/pricing/price-of.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { continueIds, insertRows } from '../insert-rows.ts';
import { planOrders, type PlannedOrder } from './plan-orders.ts';
import { writeCash } from './write-cash.ts';
import { writeDocuments } from './write-documents.ts';
import { writeSampleReturns } from './write-returns.ts';
import { writeStock } from './write-stock.ts';

/** Products among which the sample orders choose. */
const maxProducts = 60;

type LineRow = typeof orderLines.$inferInsert & { id: number; units: { productId: number; units: number }[] };

export type SampleOrder = PlannedOrder<PricedProduct> & { price: Price; rows: LineRow[] };

/**
 * Writes sample orders of 60 days in every state, with their parcels, cash, documents and returns, in bulk and marked. No job, email or
 * courier hears of them, and the stock that customers see stays. The caller's transaction fills the demo, and its role owns the tables.
 */
export async function writeSampleOrders(tx: Db, { now }: { now: Date }): Promise<number> {
  const planned = planOrders({ products: await listProducts(tx), today: dayOf(now), now });
  let lastLine = 0;
  const made = planned.map((order): SampleOrder => {
    const items = order.lines.map(({ product, quantity }) => ({
      product,
      quantity,
      unitPaise: unitPaise(product, {}),
      categories: product.categories,
    }));
    const price = priceOf(items, usualCharges);
    const rows = items.map((item) => toLine(order, { ...item, id: (lastLine += 1) }));
    return Object.assign(order, { price, rows });
  });
  await writeOrders(tx, made);
  await writeStock(tx, made);
  await writeCash(tx, made, now);
  const seller = sellerOf(parseSettings(invoiceSettings, {}));
  const documents = await writeDocuments(tx, { orders: made, seller });
  await writeSampleReturns(tx, { orders: made, documents, now });
  await continueIds(tx, orderLines);
  return made.length;
}

/** A sold-out product sells no sample, since its batch does not exist. */
async function listProducts(tx: Db): Promise<(PricedProduct & { createdAt: Date })[]> {
  const listed = await tx
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(gt(products.stock, 0))
    .orderBy(desc(products.popularity), products.id)
    .limit(maxProducts);
  const priced = await getPricedProducts(
    tx,
    listed.map(({ id }) => id),
  );
  return listed.map(({ id, createdAt }) => Object.assign(priced.get(id)!, { createdAt }));
}

type Item = { id: number; product: PricedProduct; quantity: number; unitPaise: number };

function toLine(order: { id: string }, { id, product, quantity, unitPaise: paise }: Item): LineRow {
  const packs = packsOf(product);
  return {
    id,
    orderId: order.id,
    productId: product.id,
    sku: String(product.id),
    name: product.name,
    imageUrl: product.imageUrl,
    plan: '60',
    frequencyDays: 0,
    quantity,
    unitPaise: paise,
    packs,
    parts: [],
    units: lineUnits({ productId: product.id, quantity, packs, parts: [] }),
  };
}

async function writeOrders(tx: Db, made: SampleOrder[]): Promise<void> {
  await insertRows(tx, orders, made.map(toOrder));
  await insertRows(
    tx,
    sampleOrders,
    made.map(({ id }) => ({ orderId: id })),
  );
  await insertRows(
    tx,
    orderLines,
    made.flatMap(({ rows }) => rows.map(({ units: _units, ...row }) => row)),
  );
  await insertRows(
    tx,
    orderAdjustments,
    made.flatMap(({ id, price }) => toRows(price.lines, { orderId: id })),
  );
  await insertRows(
    tx,
    orderEvents,
    made.flatMap(({ id, events }) =>
      events.map(({ state, at, note }) => ({ orderId: id, state, at, note, actor: 'system' as const })),
    ),
  );
  await insertRows(tx, shipments, made.map(toParcel));
}

function toOrder(order: SampleOrder): typeof orders.$inferInsert {
  const { id, orderNumber, state, placedAt, estimatedDeliveryDate, heldFor, courier, address, price } = order;
  return {
    id,
    orderNumber,
    // By phone and without an email, so that no email can leave.
    channel: 'phone',
    bodyHash: '',
    state,
    subtotalPaise: price.subtotalPaise,
    ...columnsOf(price.lines),
    fixedDiscountPaise: usualCharges.fixedDiscountPaise,
    totalPaise: price.payablePaise,
    charges: usualCharges,
    paymentMode: usualMethod,
    address,
    courier,
    buyNow: false,
    estimatedDeliveryDate,
    heldFor,
    heldAt: heldFor ? placedAt : null,
    cancelReason: statesThat('isCancelled').includes(state) ? 'change' : null,
    ofNewCustomer: false,
    response: { success: true, remarks: `Order ${orderNumber} is placed.`, orderNumber, waybill: null },
    placedAt,
  };
}

function toParcel(order: SampleOrder): typeof shipments.$inferInsert {
  const { id, orderNumber, state, placedAt, waybill, courier, heldFor, events, price, rows } = order;
  const last = events.at(-1)!;
  const hasEnded = statesThat('hasArrived', 'cameBack', 'isLost', 'isCancelled').includes(state);
  return {
    id,
    orderId: id,
    orderNumber,
    waybill,
    courier: waybill ? 'manual' : '',
    handCourier: courier,
    chosenCourier: '',
    state: waybill ? 'created' : heldFor ? 'held' : stateAfter.cancelling,
    attempts: waybill ? 1 : 0,
    revision: 1,
    request: toShipmentRequest({ ...order, paymentMode: usualMethod, totalPaise: price.payablePaise }, rows),
    reportAt: new Date(placedAt.getTime() + dayMs),
    checkAt: placedAt,
    endedAt: hasEnded ? last.at : null,
    createdAt: placedAt,
    updatedAt: last.at,
  };
}
