import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { hourMs } from '#platform/india-time.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { cancelForCustomer } from '../../admin/server/cancel-for-customer.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { signConfirmLink } from '#shop/orders/server/tracking/signed-links.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { releaseOrder, theShop } from './answer-hold.ts';
import { runHolds } from './run-holds.ts';
import { answersOn, codeOf, dispatch, knowPincodes } from './testing.ts';

const { db } = await testDatabase();
await knowPincodes(db);
const newCustomers = { perNetwork: 10_000, openTogether: 10_000, network: '203.0.113.9' };
const { confirm } = answersOn(db);

let phones = 6_400_000_000;

async function order(skus: Record<string, number>, unitPaise = 50_000) {
  const customer = await makeCustomer(db);
  phones += 1;
  const lines = Object.entries(skus).map(([sku, quantity]) => ({ sku, quantity, unitPaise }));
  const body = makeOrderBody(lines, { customerPhone: String(phones) });
  const { orderNumber } = await placeOrder(db, { ...customer, order: body, newCustomers });
  const [row] = await db.select().from(orders).where(eq(orders.id, body.orderId));
  return {
    ...customer,
    orderNumber,
    orderId: body.orderId,
    held: row!.heldFor,
    token: signConfirmLink(orderNumber),
  };
}

const unconfirmedOf = async (id: number) =>
  (await db.select({ units: products.unconfirmed }).from(products).where(eq(products.id, id)))[0]!.units;
const rowOf = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]!;

/** Leaves so many units of 20 to orders, with half of them held by orders of new customers. */
async function halfHeld() {
  const { id } = await makeProduct(db, { stock: 20 });
  const first = [await order({ [id]: 6 }), await order({ [id]: 4 })];
  return { id, first };
}

describe('unconfirmed orders of new customers', () => {
  it('hold at most half of a stock of more than ten; the next one waits without stock', async () => {
    const { id, first } = await halfHeld();
    expect(first.map(({ held }) => held)).toEqual([null, null]);
    const next = await order({ [id]: 1 });
    expect(next.held).toBe('stock');
    expect(await stockOf(db, id)).toEqual({ stock: 10, movements: 10 });
    expect(await unconfirmedOf(id)).toBe(10);
    const { shipments, jobs } = await recordsOf(db, next.orderId);
    expect(shipments).toMatchObject([{ state: 'held' }]);
    expect(jobs).not.toContain('delivery.create-shipment');
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('hold at most half when forty are placed at once', async () => {
    const { id } = await makeProduct(db, { stock: 40 });
    const tryOne = (): Promise<string | null> =>
      order({ [id]: 2 }).then(
        ({ held }) => held,
        (error: unknown) => (/timeout exceeded/.test(String(error)) ? tryOne() : String(error)),
      );
    const placed = await Promise.all(Array.from({ length: 40 }, tryOne));
    expect([
      placed.filter((held) => held === null).length,
      placed.filter((held) => held === 'stock').length,
    ]).toEqual([10, 30]);
    expect(await stockOf(db, id)).toEqual({ stock: 20, movements: 20 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('sell the last unit of a new shop', async () => {
    const { id } = await makeProduct(db, { stock: 10 });
    for (let n = 0; n < 10; n += 1) expect((await order({ [id]: 1 })).held).toBeNull();
    expect(await codeOf(order({ [id]: 1 }))).toBe('out_of_stock');
    expect(await stockOf(db, id)).toEqual({ stock: 0, movements: 0 });
  });

  it('count the parts of combos', async () => {
    const { id: partId } = await makeProduct(db, { stock: 20 });
    const kit = await makeCombo(db, [{ partId, quantity: 5 }]);
    const [row] = await db.select().from(products).where(eq(products.id, kit.id));
    expect((await order({ [kit.id]: 2 }, row!.mrpPaise)).held).toBeNull();
    expect((await order({ [partId]: 1 })).held).toBe('stock');
    expect(await unconfirmedOf(partId)).toBe(10);
  });

  it('count no more once they are confirmed, packed or cancelled', async () => {
    const { id, first } = await halfHeld();
    const [six, four] = first as [(typeof first)[0], (typeof first)[0]];
    await cancelOrder(db, six);
    expect(await unconfirmedOf(id)).toBe(4);
    await db.execute(
      sql`update shipments set state = 'created', waybill = 'W1' where order_id = ${four.orderId}`,
    );
    await transitionOrder(db, { orderId: four.orderId, to: 'confirmed', actor: 'courier' });
    expect(await unconfirmedOf(id)).toBe(4);
    await transitionOrder(db, { orderId: four.orderId, to: 'packed', actor: 'staff', authorId: 1 });
    expect(await unconfirmedOf(id)).toBe(0);
    expect((await order({ [id]: 8 })).held).toBeNull();
    expect(await checkInvariants(db)).toEqual([]);
  });
});

describe('an order that waits for stock', () => {
  it('takes its stock with the confirmation of its customer, once', async () => {
    const { id } = await halfHeld();
    const { token, orderId } = await order({ [id]: 3 });
    await confirm(token);
    expect(await stockOf(db, id)).toEqual({ stock: 7, movements: 7 });
    expect(await rowOf(orderId)).toMatchObject({ heldFor: null, confirmedBy: 'customer' });
    expect(await unconfirmedOf(id)).toBe(10);
    expect(await codeOf(confirm(token))).toBe('already_answered');
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is refused its confirmation when the stock is gone, and may be confirmed later', async () => {
    const { id } = await halfHeld();
    const waits = await order({ [id]: 3 });
    const known = makeOrderBody([{ sku: `${id}`, quantity: 8, unitPaise: 50_000 }], {
      customerPhone: '6400000001',
    });
    await placeOrder(db, { ...(await makeCustomer(db)), order: known });
    expect(await codeOf(confirm(waits.token))).toBe('out_of_stock');
    expect(await rowOf(waits.orderId)).toMatchObject({ heldFor: 'stock', confirmedBy: null });
    const by = { ...theShop, userId: 1 };
    expect(await codeOf(releaseOrder(db, { orderNumber: waits.orderNumber, by, dispatch }))).toBe(
      'out_of_stock',
    );
  });

  it('gives nothing back when it is cancelled', async () => {
    const { id } = await halfHeld();
    const [one, other] = [await order({ [id]: 3 }), await order({ [id]: 2 })];
    await cancelOrder(db, one);
    await cancelForCustomer(db, {
      orderNumber: other.orderNumber,
      reason: 'Asked for',
      by: { ...theShop, userId: 1 },
    });
    expect(await stockOf(db, id)).toEqual({ stock: 10, movements: 10 });
    expect(await unconfirmedOf(id)).toBe(10);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('ends after 48 hours with an email, and an order of the budget too', async () => {
    const { id } = await halfHeld();
    const [waits, late] = [await order({ [id]: 3 }), await order({ [id]: 2 })];
    const now = new Date();
    const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
    await db
      .update(orders)
      .set({ heldAt: ago(47) })
      .where(eq(orders.id, waits.orderId));
    await db
      .update(orders)
      .set({ heldAt: ago(49) })
      .where(eq(orders.id, late.orderId));
    const crowd = await order({ [id]: 1 });
    await db
      .update(orders)
      .set({ heldFor: 'many_new', heldAt: ago(49) })
      .where(eq(orders.id, crowd.orderId));
    await runHolds(db, { now, dispatch });
    expect((await rowOf(waits.orderId)).state).toBe('placed');
    expect((await rowOf(late.orderId)).state).toBe('cancelled');
    expect((await rowOf(crowd.orderId)).state).toBe('cancelled');
    await runHolds(db, { now, dispatch });
    expect(await stockOf(db, id)).toEqual({ stock: 10, movements: 10 });
  });
});
