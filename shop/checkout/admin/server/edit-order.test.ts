// §9 staff and customers find a product by the SKU or GTIN of its packet, with blanks or without; staff by its beginning, and by words in any order
// §9 an order is edited until it is packed: kept lines keep their price, stock moves, one email says the new amount, the first response stays
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { listFormerParcels } from '#shop/shipping/server/shipments/former-parcels.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { storeScans } from '#shop/shipping/server/tracking/store-scans.ts';
import { delhiveryScan } from '#shop/shipping/testing/delhivery-scan.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { placeOrder } from '../../server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { applyScans } from '#shop/fulfilment/server/tracking/apply-scans.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import type { EditFields } from '../edit.ts';
import { editOrder, openEdit } from './edit-order.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };

let customer: Awaited<ReturnType<typeof makeCustomer>>;
let [tea, oil, kit] = [0, 0, 0];
let placed: { orderNumber: string; orderId: string; body: ReturnType<typeof makeOrderBody> };

beforeAll(async () => {
  await db.insert(pincodes).values([
    { pincode: '560058', district: 'Bengaluru', state: 'Karnataka', latitude: 13, longitude: 77.5 },
    { pincode: '110001', district: 'New Delhi', state: 'Delhi', latitude: 28.6, longitude: 77.2 },
  ]);
});

beforeEach(async () => {
  customer = await makeCustomer(db);
  tea = (await makeProduct(db, { name: 'Tulsi Tea' })).id;
  oil = (await makeProduct(db, { name: 'Bhringraj Oil', mrpPaise: 30_000 })).id;
  kit = (await makeCombo(db, [{ partId: oil, quantity: 2 }], { name: 'Hair Kit' })).id;
  const body = makeOrderBody([
    { sku: `${tea}`, quantity: 2, unitPaise: 50_000 },
    { sku: `${kit}`, quantity: 1, unitPaise: 50_000 },
  ]);
  const { orderNumber } = await placeOrder(db, { ...customer, order: body });
  placed = { orderNumber, orderId: body.orderId, body };
});

const edit = async (fields: Partial<EditFields>, version?: number) =>
  editOrder(db, {
    orderNumber: placed.orderNumber,
    version: version ?? (await openEdit(db, { orderNumber: placed.orderNumber, userId: 7 })).version,
    fields,
    dispatch,
    by,
  });
const shown = () => getOrder(db, { ...customer, orderNumber: placed.orderNumber });
const emails = async () =>
  (await queuedEmails(db, customer.email)).filter(({ template }) => template === 'order-changed');

describe('an edit of the recipient', () => {
  it('changes order, parcel and email, and the log holds no name, phone or address', async () => {
    await edit({ name: 'Lata Rao', phone: '9811122233', addressLine: '7 Hill Street' });
    expect((await shown()).address).toMatchObject({ customerName: 'Lata Rao', customerPhone: '9811122233' });
    const { shipments: parcels, order } = await recordsOf(db, placed.orderId);
    expect(parcels[0]!.request.recipient).toEqual(order!.address);
    const mails = await emails();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.data).toMatchObject({ name: 'Lata Rao', totalPaise: order!.totalPaise });
    const logged = await db.select().from(changeLog).where(eq(changeLog.entityId, placed.orderNumber));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/Lata|98111|Hill|Meera|98765/);
  });

  it('makes the estimate of a new pincode anew, and has no date for an unknown one', async () => {
    await edit({ pincode: '110001', city: 'New Delhi', state: 'Delhi' });
    const { estimatedDeliveryDate, address } = await shown();
    expect([address.pincode, estimatedDeliveryDate]).toEqual(['110001', expect.stringMatching(/^20/)]);
    await edit({ pincode: '999999' });
    expect(await shown()).toMatchObject({ estimatedDeliveryDate: null, address: { pincode: '999999' } });
  });

  it('sends one email for one save, and none for a save without a difference', async () => {
    await edit({ name: 'Lata Rao' });
    await edit({ name: 'Lata Rao' });
    expect(await emails()).toHaveLength(1);
  });
});

describe('an edit of the items', () => {
  const line = (sku: number, quantity: number) => ({ sku: `${sku}`, quantity });

  it('keeps the price of kept lines, prices added ones today, and moves stock', async () => {
    await db.update(products).set({ mrpPaise: 90_000 }).where(eq(products.id, tea));
    const { totalAmount } = await edit({ lines: [line(tea, 3), line(oil, 1)] });
    const order = await shown();
    expect(order.items).toMatchObject([
      { sku: `${tea}`, quantity: 3, price: 500 },
      { sku: `${oil}`, quantity: 1, price: 300 },
    ]);
    expect([totalAmount, order.totalAmount, order.subtotal]).toEqual([1_797, 1_797, 1_800]);
    const { shipments: parcels, movements, order: row } = await recordsOf(db, placed.orderId);
    expect(parcels[0]!.request).toMatchObject({ totalPaise: 179_700 });
    expect(row!.totalPaise).toBe(179_700);
    const edited = movements.filter(({ reason }) => reason === 'edited');
    expect(new Map(edited.map(({ productId, change }) => [productId, change]))).toEqual(
      new Map([
        [tea, -1],
        [oil, 1],
      ]),
    );
    expect([await stockOf(db, tea), await stockOf(db, oil)]).toEqual([
      { stock: 7, movements: 7 },
      { stock: 9, movements: 9 },
    ]);
    expect((await emails())[0]!.data).toMatchObject({ totalPaise: 179_700 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is taken back whole when the order is cancelled after two edits', async () => {
    await edit({ lines: [line(tea, 5), line(kit, 2)] });
    await edit({ lines: [line(kit, 1), line(oil, 3)] });
    await cancelOrder(db, { ...customer, orderNumber: placed.orderNumber });
    expect([await stockOf(db, tea), await stockOf(db, oil)]).toEqual([
      { stock: 10, movements: 10 },
      { stock: 10, movements: 10 },
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is refused beyond the stock and leaves nothing behind', async () => {
    const before = await recordsOf(db, placed.orderId);
    for (const lines of [[line(tea, 13)], [line(tea, 1), line(oil, 11)], [line(kit, 6)]])
      await expect(edit({ lines })).rejects.toMatchObject({ status: 409 });
    expect(await recordsOf(db, placed.orderId)).toEqual(before);
  });

  it('reduces a product that is no longer sold, and does not raise it', async () => {
    await db.update(products).set({ onSale: false }).where(eq(products.id, tea));
    await expect(edit({ lines: [line(tea, 3)] })).rejects.toMatchObject({ status: 409 });
    await edit({ lines: [line(tea, 1)] });
    expect((await shown()).items).toMatchObject([{ quantity: 1, price: 500 }]);
  });

  it('starts no subscription', async () => {
    const lines = [line(tea, 1), { sku: `${tea}-s30`, quantity: 1 }];
    await expect(edit({ lines })).rejects.toMatchObject({ status: 409 });
  });

  it('leaves the first answer to a repeated order', async () => {
    await edit({ lines: [line(tea, 1)] });
    const again = await placeOrder(db, { ...customer, order: placed.body });
    expect(again.orderNumber).toBe(placed.orderNumber);
    expect((await shown()).items).toHaveLength(1);
  });
});

describe('an order can be edited', () => {
  it('until it is packed, sent or cancelled', async () => {
    const { orderId } = placed;
    await transitionOrder(db, { orderId, to: 'confirmed', actor: 'courier' });
    await edit({ name: 'Lata Rao' });
    const { version } = await openEdit(db, { orderNumber: placed.orderNumber, userId: 7 });
    await transitionOrder(db, { orderId, to: 'packed', actor: 'staff', authorId: 1 });
    await acceptParcel(orderId);
    await expect(edit({ name: 'Too Late' }, version)).rejects.toMatchObject({ code: 'too_late_to_edit' });
    await transitionOrder(db, { orderId, to: 'cancelled', actor: 'staff', authorId: 1 });
    await expect(openEdit(db, { orderNumber: placed.orderNumber, userId: 7 })).rejects.toMatchObject({
      code: 'too_late_to_edit',
    });
  });

  it('by one of two staff at once; the other learns what changed', async () => {
    const { version } = await openEdit(db, { orderNumber: placed.orderNumber, userId: 7 });
    const saves = await Promise.allSettled([
      edit({ name: 'Lata Rao' }, version),
      edit({ phone: '9811122233' }, version),
    ]);
    const refused = saves.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'changed_meanwhile', status: 409 } }]);
    expect(await emails()).toHaveLength(1);
  });

  it('or cancelled at the same moment, and never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const body = makeOrderBody([{ sku: `${oil}`, quantity: 1, unitPaise: 30_000 }]);
      const { orderNumber } = await placeOrder(db, { ...customer, order: body });
      const [edited] = await Promise.allSettled([
        editOrder(db, { orderNumber, version: 0, fields: { lines: [line2(oil)] }, dispatch, by }),
        cancelOrder(db, { ...customer, orderNumber }),
      ]);
      const { movements, order } = await recordsOf(db, body.orderId);
      expect(order!.state).toBe('cancelled');
      expect(movements.reduce((sum, { change }) => sum + change, 0)).toBe(0);
      if (edited.status === 'rejected') expect(edited.reason).toMatchObject({ code: 'too_late_to_edit' });
    }
    expect(await checkInvariants(db)).toEqual([]);
    expect(await db.select().from(products).where(eq(products.id, oil))).toMatchObject([{ stock: 8 }]);
  });

  it('or leave with the courier at the same moment, and never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const body = makeOrderBody([{ sku: `${oil}`, quantity: 1, unitPaise: 30_000 }]);
      const { orderNumber } = await placeOrder(db, { ...customer, order: body });
      const { orderId } = body;
      const waybill = await acceptParcel(orderId);
      await transitionOrder(db, { orderId, to: 'confirmed', actor: 'courier' });
      const scans = [delhiveryScan({ type: 'UD', status: 'In Transit', code: 'X-PPOM', place: 'Bengaluru' })];
      const [edited] = await Promise.allSettled([
        editOrder(db, { orderNumber, version: 0, fields: { lines: [line2(oil)] }, dispatch, by }),
        storeScans(db, { waybill, scans }, applyScans),
      ]);
      const { order, shipments: parcels } = await recordsOf(db, orderId);
      const former = await listFormerParcels(db, { orderId });
      if (edited.status === 'rejected') {
        expect(edited.reason).toMatchObject({ code: 'too_late_to_edit' });
        expect([order!.state, parcels[0]!.waybill, former]).toEqual(['shipped', waybill, []]);
      } else {
        expect([order!.state, parcels[0]!.waybill]).toEqual(['confirmed', null]);
        expect(former).toMatchObject([{ waybill, state: 'editing' }]);
      }
    }
    expect(await checkInvariants(db)).toEqual([]);
  });

  const line2 = (sku: number) => ({ sku: `${sku}`, quantity: 2 });
});

/** Does what the courier's answer does to a parcel. Returns its waybill. */
async function acceptParcel(orderId: string): Promise<string> {
  const waybill = `W${orderId}`;
  await db
    .update(shipments)
    .set({ state: 'created', attempts: 1, waybill })
    .where(eq(shipments.orderId, orderId));
  return waybill;
}
