import { asc, eq, inArray } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { isBundled } from '#shop/catalog/declarations/fact-fields.ts';
import { packedBatches } from '#shop/catalog/server/stock/take-batches.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { packsText } from '#shop/catalog/stock-units.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { amountsOf, withAmounts } from '#shop/orders/server/amounts/read-amounts.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { challanRefusals } from '../challan.ts';
import { hasInvoice, type Invoice, refusals, usualPrefix } from '../invoice.ts';
import { isTaxed, type Seller } from '../seller.ts';
import { namedSeller } from './named-seller.ts';
import { invoiceLines, roundOffOf } from '../tax/invoice-lines.ts';
import type { RateRow } from '../tax/law-rows.ts';
import { decidingGoods } from '../tax/rate-of.ts';
import { nextNumber } from './next-number.ts';
import { readRateRows } from './rates/read-rate-rows.ts';
import { invoices } from './tables.ts';

type Params = { orderId: string; seller: Seller; now?: Date };

/**
 * Issues the invoice of an order once after the handover, with the year's next number. Returns it, also on later calls.
 * Number and invoice share a transaction, so numbers have no gaps. Refuses an order before the handover,
 * a replacement, which has a delivery challan, and an order to another state of a seller without tax lines (409).
 */
export async function issueInvoice(db: Db, { orderId, seller, now = new Date() }: Params): Promise<Invoice> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select(withAmounts).from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) throw orderRefusals.orderNotFound();
    const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
    if (known) return known.content;
    if (order.replaces) throw challanRefusals.noInvoice();
    if (!hasInvoice(order.state)) throw refusals.notYet();
    refuseOtherState(order.address, seller);
    const day = dayOf(now);
    const rows = isTaxed(seller) ? await readRateRows(tx) : [];
    const sold = await soldIn(tx, { orderId, rows, day });
    const amounts = amountsOf(order, { ...order, lines: sold });
    const lines = invoiceLines({
      sold,
      rows,
      amounts,
      sameState: order.address.state === seller.state,
      isTaxed: isTaxed(seller),
      day,
    });
    const { number, ...place } = await nextNumber(tx, seller.invoicePrefix ?? usualPrefix, day);
    const content = {
      number,
      day,
      orderNumber: order.orderNumber,
      seller: await namedSeller(tx, { orderId, seller }),
      buyer: order.address,
      ...(order.registered ? { registered: order.registered } : {}),
      lines,
      totalPaise: order.totalPaise,
      ...roundOffOf(amounts),
      paymentMode: order.paymentMode,
    };
    await tx.insert(invoices).values({ orderId, ...place, content, issuedAt: now });
    return content;
  });
}

/** An order from before the seller's new status may go to another state, which no document without tax may name. */
function refuseOtherState({ state }: { state: string }, seller: Seller): void {
  if (!isTaxed(seller) && state !== seller.state) throw refusals.otherState(state, seller.state);
}

type SoldIn = {
  orderId: string;
  /** The rates of GST. A seller who charges none has none. */
  rows: readonly RateRow[];
  day: string;
};

/** Returns the lines of an order with the goods that decide their rates. */
export async function soldIn(tx: Db, { orderId, rows, day }: SoldIn) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const taxed = await tx
    .select({
      id: products.id,
      hsn: products.hsn,
      facts: products.facts,
      productClass: products.productClass,
    })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.flatMap(({ productId, parts }) => [productId, ...parts.map((part) => part.productId)]),
      ),
    );
  const factsOf = new Map(
    taxed.map(({ id, hsn, facts, productClass }) => [id, { hsn, productClass, ...facts }]),
  );
  const packed = await packedBatches(tx, { orderId });
  return lines.map(({ id, name, productId, quantity, unitPaise, packs, parts }) => {
    const own = factsOf.get(productId)!;
    const goods = parts.map((part) => factsOf.get(part.productId)!);
    const deciding =
      rows.length > 0 ? decidingGoods(rows, { own, parts: goods, isBundled: isBundled(own) }, day) : own;
    const { hsn, gstGoods, reference } = deciding;
    const shownName = packs > 1 ? `${name} (${packsText(packs)})` : name;
    const sold = { name: shownName, hsn, gstGoods, reference, quantity, unitPaise };
    return Object.assign(sold, {
      fssai: licencesOf([own, ...goods]),
      batches: distinct(packed.filter(({ orderLineId }) => orderLineId === id).map(({ number }) => number)),
    });
  });
}

/** The licence numbers of the food in a line, which its bill names (FSSAI, order of 8 June 2021). */
function licencesOf(goods: { productClass: string; fssai?: string }[]): string[] {
  const food = goods.filter(({ productClass }) => productClass === 'food');
  return distinct(food.map(({ fssai = '' }) => fssai.trim()));
}

const distinct = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];
