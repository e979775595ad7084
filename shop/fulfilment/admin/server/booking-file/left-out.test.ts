// §9 a file for the bulk booking of a portal leaves parcels out that the portal would refuse, and names each with the reason
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { readLeftOut, writeLeftOut } from '../../booking-file.ts';
import { makeHandParcel } from '../testing.ts';
import { writeIndiaPostFile, writeShiprocketFile } from './write-booking-file.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'packer');
const sender = {
  name: 'Sita Woods',
  address: '4 Temple Road, Channapatna 562160',
  city: 'Ramanagara',
  state: 'Karnataka',
  pincode: '562160',
  phone: '9876543210',
};
const all = {
  orders: { matching: {} },
  box: { lengthCm: 20, breadthCm: 15, heightCm: 10 },
  spareGrams: null,
  userId,
  sender,
};

async function hand(body: Partial<{ customerName: string; addressLine: string }> = {}, weightGrams = 250) {
  const product = await makeProduct(db);
  await db.update(products).set({ weightGrams }).where(eq(products.id, product.id));
  return makeHandParcel(db, { skus: [[String(product.id), 2]], body });
}

const changeAddress = (orderId: string, part: object) =>
  db
    .update(orders)
    .set({ address: sql`${orders.address} || ${JSON.stringify(part)}::jsonb` })
    .where(eq(orders.id, orderId));

describe('a booking file of all that wait', () => {
  beforeEach(async () => {
    await db.update(shipments).set({ state: 'cancelled' });
    await db.delete(accessLog);
  });

  it('leaves out and names with its reason each parcel that India Post refuses', async () => {
    const fine = await hand();
    const long = await hand({ addressLine: 'Temple Road '.repeat(15).trim() });
    const landline = await hand();
    await changeAddress(landline.orderId, { phone: '0802345678' });
    const name = await hand({ customerName: 'Meera '.repeat(10).trim() });
    const erased = await hand();
    await changeAddress(erased.orderId, { name: '' });
    const weightless = await hand({}, 0);
    const paise = await hand();
    const more = { totalPaise: sql`total_paise + 50`, feePaise: sql`fee_paise + 50` };
    await db.update(orders).set(more).where(eq(orders.id, paise.orderId));
    const last = await hand();

    const { leftOut, hasMore } = await writeIndiaPostFile(db, all);
    expect(leftOut.map(({ orderNumber, problem }) => [orderNumber, problem.slice(0, 20)])).toEqual([
      [long.orderNumber, 'The address does not'],
      [landline.orderNumber, 'India Post wants a m'],
      [name.orderNumber, 'The name is longer t'],
      [erased.orderNumber, 'the customer is eras'],
      [weightless.orderNumber, 'a product has no wei'],
      [paise.orderNumber, 'India Post collects '],
    ]);
    expect(hasMore).toBe(false);
    const accesses = await db.select().from(accessLog);
    expect(accesses.map(({ orderId }) => orderId)).toEqual([fine.orderId, last.orderId]);

    const booked = inArray(shipments.orderId, [fine.orderId, last.orderId]);
    await db.update(shipments).set({ state: 'cancelled' }).where(booked);
    await expect(writeIndiaPostFile(db, all)).rejects.toMatchObject({ code: 'parcels_not_bookable' });
  });

  it('leaves a parcel without a weight out for Shiprocket, and writes the others', async () => {
    const [weightless, fine] = [await hand({}, 0), await hand()];
    const { file, leftOut } = await writeShiprocketFile(db, all);
    expect(leftOut.map(({ orderNumber }) => orderNumber)).toEqual([weightless.orderNumber]);
    const text = Buffer.from(file).toString();
    expect([text.includes(fine.orderNumber), text.includes(weightless.orderNumber)]).toEqual([true, false]);
  });

  it('holds 200 good parcels, whatever lies before them, and says that more wait', async () => {
    const { orderId } = await hand();
    await db.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
        'order_number', 'AR-7' || lpad(n::text, 5, '0'), 'placed_at', o.placed_at + make_interval(secs => n),
        'address', case when n <= 205 then o.address || '{"name":""}' else o.address end))).*
      from orders o, generate_series(1, 410) n where o.id = ${orderId}`);
    await db.execute(sql`
      insert into shipments select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id,
        'order_number', o.order_number, 'waybill', o.order_number || '-x'))).*
      from shipments s, orders o where s.order_id = ${orderId} and o.order_number like 'AR-7%' and o.id <> ${orderId}
        and o.placed_at > (select placed_at from orders where id = ${orderId})`);
    await db.execute(sql`
      insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise)
      select o.id, l.product_id, l.sku, l.name, l.quantity, l.unit_paise from order_lines l, orders o
      where l.order_id = ${orderId} and o.id <> ${orderId} and o.order_number like 'AR-7%'`);
    const { leftOut, hasMore } = await writeIndiaPostFile(db, all);
    expect([leftOut.length, hasMore]).toEqual([205, true]);
    expect(await db.select().from(accessLog)).toHaveLength(200);
  });
});

describe('the header of a file that lacks parcels', () => {
  it('counts what is left out, names sixty with reasons, and is ASCII', () => {
    const leftOut = Array.from({ length: 75 }, (_, at) => ({
      orderNumber: `AR-${at}`,
      problem: at % 2 ? 'The address – “long” – is cut.' : 'It has no weight.',
    }));
    const header = writeLeftOut({ leftOut, hasMore: true });
    expect(header).toMatch(/^[\x20-\x7e]{1,1500}$/);
    const read = readLeftOut(header)!;
    expect([read.count, read.hasMore, read.leftOut.length]).toEqual([75, true, 60]);
    expect(read.leftOut).toContainEqual(leftOut[1]);
  });

  it('says nothing when every parcel is in the file', () =>
    expect(readLeftOut(writeLeftOut({ leftOut: [], hasMore: false }))).toBeNull());
});
