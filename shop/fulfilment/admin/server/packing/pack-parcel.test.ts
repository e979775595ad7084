// §9 the pack screen refuses wrong items in words, packs with the last tick, takes it back until the hand-over, and a reload loses no tick
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { packedBatches } from '#shop/catalog/server/stock/take-batches.ts';
import { makeBatch, makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { editOrder } from '#shop/checkout/admin/server/edit-order.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { applyScans } from '../../../server/tracking/apply-scans.ts';
import { storeScans } from '#shop/shipping/server/tracking/store-scans.ts';
import { delhiveryScan } from '#shop/shipping/testing/delhivery-scan.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { makeParcel } from '../testing.ts';
import { findParcel } from './find-parcel.ts';
import { listParcels } from './list-parcels.ts';
import { packParcel, unpackParcel } from './pack-parcel.ts';

const { db } = await testDatabase();

const pickedUp = async (waybill: string) =>
  storeScans(
    db,
    {
      waybill,
      scans: [delhiveryScan({ type: 'UD', status: 'In Transit', code: 'X-PPOM', place: 'Bengaluru' })],
    },
    applyScans,
  );

const held = async (productId: number) =>
  Object.fromEntries(
    (await db.select().from(batches).where(eq(batches.productId, productId))).map(({ number, units }) => [
      number,
      units,
    ]),
  );

const isSound = async () =>
  expect((await checkInvariants(db)).filter(({ number }) => [1, 2, 4, 10].includes(number))).toEqual([]);

const statesOf = async (orderId: string) => (await recordsOf(db, orderId)).events.map(({ state }) => state);

async function packed(given: Awaited<ReturnType<typeof makeParcel>>) {
  const { items } = await findParcel(db, { code: given.waybill });
  return packParcel(db, { orderNumber: given.orderNumber, items, authorId: 1 });
}

describe('a parcel on the pack screen', () => {
  it('says when food lies beside other goods, in lines and in a combo', async () => {
    const make = (productClass: 'food' | 'cosmetic' | 'general') =>
      makeProduct(db, { productClass, stock: 30 });
    const [tea, honey, oil, comb] = [
      await make('food'),
      await make('food'),
      await make('cosmetic'),
      await make('general'),
    ];
    const gift = await makeCombo(db, [
      { partId: tea.id, quantity: 1 },
      { partId: comb.id, quantity: 1 },
    ]);
    const isMixed = async (...goods: { id: number }[]) => {
      const skus = goods.map(({ id }): [string, number, number] => [`${id}`, 1, 50_000]);
      const { waybill } = await makeParcel(db, { skus });
      return (await findParcel(db, { code: waybill })).isMixedFood;
    };
    expect(await isMixed(tea, oil)).toBe(true);
    expect(await isMixed(gift)).toBe(true);
    expect(await isMixed(tea, honey)).toBe(false);
    expect(await isMixed(oil, comb)).toBe(false);
  });

  it('is found by its waybill and its number, and says packs of supplies and combos', async () => {
    const oil = await makeProduct(db, { stock: 30, name: 'Oil' });
    const comb = await makeProduct(db, { stock: 30, name: 'Comb' });
    const combo = await makeCombo(
      db,
      [
        { partId: oil.id, quantity: 2 },
        { partId: comb.id, quantity: 1 },
      ],
      { name: 'Hair Duo' },
    );
    const { waybill, orderNumber } = await makeParcel(db, {
      skus: [
        [`${oil.id}-180`, 2, 100_000],
        [`${combo.id}-120`, 1, 75_000],
      ],
    });
    const parcel = await findParcel(db, { code: waybill });
    expect(parcel.items.map(({ name, units, note }) => [name, units, note])).toEqual([
      ['Oil', 6, '2 × 180-day supply of 3 packs'],
      ['Oil', 4, 'part of 1 × Hair Duo, 2 packs each'],
      ['Comb', 2, 'part of 1 × Hair Duo, 2 packs each'],
    ]);
    expect(await findParcel(db, { code: orderNumber.toLowerCase() })).toEqual(parcel);
    expect(await findParcel(db, { code: orderNumber.slice(3) })).toEqual(parcel);
    expect(
      JSON.stringify([parcel, await listParcels(db, { where: eq(orders.state, 'confirmed') })]),
    ).not.toMatch(/9876543210|Temple/);
    expect(JSON.stringify(parcel)).not.toContain('Meera');
  });

  it('is refused when unknown, cancelled, not accepted or with an old label', async () => {
    await expect(findParcel(db, { code: '404' })).rejects.toMatchObject({ code: 'unknown_parcel' });
    const changed = await makeParcel(db);
    await editOrder(db, {
      orderNumber: changed.orderNumber,
      version: 0,
      fields: { name: 'Asha Rao' },
      dispatch: { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 },
      by: { userId: 1, namesOf: async () => new Map() },
    });
    await expect(findParcel(db, { code: changed.waybill })).rejects.toMatchObject({ code: 'old_label' });
    await expect(findParcel(db, { code: changed.orderNumber })).rejects.toMatchObject({ code: 'no_waybill' });
    const cancelled = await makeParcel(db);
    await cancelOrder(db, cancelled);
    await expect(packed(cancelled)).rejects.toMatchObject({
      code: 'not_to_pack',
      message: `Order ${cancelled.orderNumber} is cancelled. Do not pack it.`,
    });
  });
});

describe('packing', () => {
  it('takes the batches once, and an undo gives them back to the same batches', async () => {
    const { id } = await makeProduct(db, { stock: 1 });
    await makeBatch(db, id, { number: 'B7', bestBefore: '2030-01-01', units: 5 });
    const parcel = await makeParcel(db, { skus: [[String(id), 3]] });
    await packed(parcel);
    expect((await packed(parcel)).isPacked).toBe(true);
    expect(await held(id)).toEqual({ '': 0, B7: 3 });
    await isSound();
    for (const _ of [1, 2])
      expect(await unpackParcel(db, { ...parcel, authorId: 1 })).toMatchObject({ isPacked: false });
    expect(await held(id)).toEqual({ '': 1, B7: 5 });
    await isSound();
    await packed(parcel);
    expect(await held(id)).toEqual({ '': 0, B7: 3 });
    const shown = await packedBatches(db, parcel);
    expect(shown.map(({ number, units }) => [number, units])).toEqual([
      ['', 1],
      ['B7', 2],
    ]);
    expect(await statesOf(parcel.orderId)).toEqual(['placed', 'confirmed', 'packed', 'confirmed', 'packed']);
    await cancelOrder(db, parcel);
    expect(await held(id)).toEqual({ '': 1, B7: 5 });
    await isSound();
  });

  it('refuses an order that was changed meanwhile, and other items than its own', async () => {
    const { id } = await makeProduct(db);
    const parcel = await makeParcel(db, { skus: [[String(id), 2]] });
    const { items } = await findParcel(db, { code: parcel.waybill });
    const wrong = [{ ...items[0]!, units: 1 }];
    await expect(packParcel(db, { ...parcel, authorId: 1, items: wrong })).rejects.toMatchObject({
      code: 'order_changed',
    });
    await expect(packParcel(db, { ...parcel, authorId: 1, items: [] })).rejects.toMatchObject({
      code: 'order_changed',
    });
    expect(await statesOf(parcel.orderId)).toEqual(['placed', 'confirmed']);
  });

  it('cannot be undone after the courier has scanned the parcel', async () => {
    const parcel = await makeParcel(db);
    await packed(parcel);
    await pickedUp(parcel.waybill);
    await expect(unpackParcel(db, { ...parcel, authorId: 1 })).rejects.toMatchObject({ code: 'has_left' });
    expect((await recordsOf(db, parcel.orderId)).order!.state).toBe('shipped');
  });

  it('is not undone by a late confirmation of the courier', async () => {
    const parcel = await makeParcel(db);
    await packed(parcel);
    const at = new Date().toISOString();
    const late = delhiveryScan({ at, type: 'UD', status: 'Manifested', code: 'X-UCI' });
    await storeScans(db, { waybill: parcel.waybill, scans: [late] }, applyScans);
    expect((await recordsOf(db, parcel.orderId)).order!.state).toBe('packed');
  });
});

type Race = Awaited<ReturnType<typeof makeParcel>>;

const acts = {
  pack: (parcel: Race) => packed(parcel),
  undo: (parcel: Race) => unpackParcel(db, { ...parcel, authorId: 1 }),
  cancel: (parcel: Race) => cancelOrder(db, parcel),
  scan: (parcel: Race) => pickedUp(parcel.waybill),
  edit: (parcel: Race) =>
    editOrder(db, {
      orderNumber: parcel.orderNumber,
      version: 0,
      fields: { name: 'Asha Rao' },
      dispatch: { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 },
      by: { userId: 1, namesOf: async () => new Map() },
    }),
};

type Act = keyof typeof acts;
const names = Object.keys(acts) as Act[];
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

describe('a race', () => {
  it.each(
    pairs.flatMap(
      ([one, other]) =>
        [
          [one, other, 'confirmed'],
          [one, other, 'packed'],
        ] as const,
    ),
  )('of %s and %s of a %s order keeps stock, batches and events right', async (one, other, state) => {
    const { id } = await makeProduct(db, { stock: 2 });
    await makeBatch(db, id, { number: 'A', bestBefore: '2030-01-01', units: 4 });
    const parcel = await makeParcel(db, { skus: [[String(id), 3]] });
    if (state === 'packed') await packed(parcel);
    const done = await Promise.allSettled([acts[one](parcel), acts[other](parcel)]);
    for (const each of done)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ name: 'Refusal' });
    const {
      order,
      shipments: [shipment],
    } = await recordsOf(db, parcel.orderId);
    const units = Object.values(await held(id)).reduce((sum, each) => sum + each, 0);
    const hasLeft = order!.state === 'packed' || order!.state === 'shipped';
    expect([order!.state, units]).toEqual([order!.state, hasLeft ? 3 : 6]);
    if (order!.state === 'cancelled') expect(shipment!.state).toBe('withdrawn');
    await isSound();
  });
});

it('lists what waits, the oldest first, with its packs', async () => {
  const first = await makeParcel(db);
  await db
    .update(shipments)
    .set({ waybill: null, state: 'waiting' })
    .where(eq(shipments.orderId, first.orderId));
  const { rows } = await listParcels(db, { where: eq(orders.state, 'confirmed') });
  const row = rows.find(({ orderNumber }) => orderNumber === first.orderNumber)!;
  expect(row).toMatchObject({ waybill: null, packs: 2, customerName: 'Meera Iyer', city: 'Bengaluru' });
  expect(rows.map(({ placedAt }) => placedAt)).toEqual(rows.map(({ placedAt }) => placedAt).toSorted());
});
