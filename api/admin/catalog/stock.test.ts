// §9 stock in batches: deliveries, counts, old stock out at night, who got a batch
import { randomUUID } from 'node:crypto';
import { stockOf } from '#shop/orders/server/testing.ts';
import { describe, expect, it } from 'vitest';
import { makeBatch, makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import type { StockRow } from '#shop/catalog/admin/stock.ts';
import { readProductSales } from '#shop/reports/admin/server/sales/read-product-sales.ts';
import { dailySales } from '#shop/reports/admin/server/tables.ts';
import { openStock } from '../testing.ts';

const { db, ask, order, change, inDays, read, receive, count, isSound } = await openStock();

describe('a delivery', () => {
  it('is a batch whose units are for sale, and leaves by its best before day', async () => {
    const { id } = await makeProduct(db, { stock: 2 });
    await receive(id, 'B2', inDays(400), 10);
    const { status } = await receive(id, 'B1', inDays(200), 5);
    expect(status).toBe(200);
    expect(await read(id)).toMatchObject({
      stock: 17,
      onShelf: 17,
      nearestBestBefore: inDays(200),
      batches: [
        { number: '', units: 2, leavesOn: null },
        { number: 'B1', units: 5, leavesOn: inDays(200 - 44) },
        { number: 'B2', units: 10 },
      ],
    });
    await receive(id, 'B1', inDays(200), 1);
    expect((await read(id)).batches[1]).toMatchObject({ units: 6 });
    await isSound();
  });

  it('counts once when the request is repeated, and never with other details', async () => {
    const { id } = await makeProduct(db, { stock: 0 });
    const asked = { id: randomUUID(), reason: 'received', number: 'R', madeOn: null, bestBefore: null };
    const send = (units: number) => ask('POST', `stock/${id}/changes`, { ...asked, units });
    const all = await Promise.all([send(4), send(4), send(4)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(5)).body.code).toBe('change_id_taken');
    expect(await stockOf(db, id)).toEqual({ stock: 4, movements: 4 });
  });

  it('is refused with impossible days, other days for a known number, and for a combo', async () => {
    const { id } = await makeProduct(db);
    expect((await receive(id, 'X', inDays(44), 1)).body.code).toBe('too_old_already');
    const late = { reason: 'received', number: 'Y', madeOn: inDays(1), bestBefore: null, units: 1 };
    expect((await change(id, late)).body.code).toBe('made_later');
    await receive(id, 'Z', inDays(300), 1);
    expect((await receive(id, 'Z', inDays(301), 1)).body.code).toBe('batch_differs');
    const combo = await makeCombo(db, [{ partId: id, quantity: 1 }]);
    expect((await receive(combo.id, 'C', null, 1)).body.code).toBe('combo_stock');
    expect((await receive(999_999, 'C', null, 1)).status).toBe(404);
    expect((await ask('GET', 'stock/999999')).body.code).toBe('product_not_found');
    expect((await receive(id, '', null, 0)).status).toBe(400);
    expect(await stockOf(db, id)).toEqual({ stock: 11, movements: 11 });
    await isSound();
  });
});

describe('a count', () => {
  it('is of the shelf, with the units that unpacked orders wait for', async () => {
    const { id } = await makeProduct(db, { stock: 10 });
    await order(id, 3);
    expect(await read(id)).toMatchObject({ stock: 7, onShelf: 10 });
    expect((await count(id, 8, 10)).status).toBe(200);
    expect(await read(id)).toMatchObject({ stock: 5, onShelf: 8 });
    expect((await count(id, 2, 8)).body.code).toBe('below_promised');
    expect((await count(id, 9, 8)).status).toBe(200);
    expect(await read(id)).toMatchObject({ stock: 6, onShelf: 9 });
    await isSound();
  });

  it('is right while twenty orders come in', async () => {
    const { id } = await makeProduct(db, { stock: 40 });
    const buying = Array.from({ length: 20 }, () => order(id, 1));
    const counting = [count(id, 37, 40), ...Array.from({ length: 3 }, () => count(id, 37, 37))];
    const results = await Promise.all(counting);
    await Promise.all(buying);
    expect(results[0]!.status).toBe(200);
    for (const { status, body } of results.slice(1))
      expect(status === 200 || body.code === 'shelf_changed').toBe(true);
    expect(await read(id)).toMatchObject({ stock: 17, onShelf: 37 });
    await isSound();
  });

  it('is refused with the new number when a parcel was packed meanwhile', async () => {
    const { id } = await makeProduct(db, { stock: 10 });
    const { pass } = await order(id, 2);
    await pass('confirmed', 'packed');
    const refused = await count(id, 10, 10);
    expect(refused.body).toMatchObject({ code: 'shelf_changed', onShelf: 8 });
    expect((await count(id, 8, 8)).status).toBe(200);
    await isSound();
  });

  it('gives found units of an empty product to its newest batch, or opens its stock', async () => {
    const { id } = await makeProduct(db, { stock: 0 });
    await count(id, 3, 0);
    expect((await read(id)).batches).toMatchObject([{ number: '', units: 3 }]);
  });
});

describe('units that are lost', () => {
  it('leave the chosen or first expiring batch, and never batches of orders', async () => {
    const { id } = await makeProduct(db, { stock: 0 });
    await makeBatch(db, id, { number: 'late', bestBefore: inDays(900), units: 5 });
    const soon = await makeBatch(db, id, { number: 'soon', bestBefore: inDays(300), units: 5 });
    await change(id, { reason: 'damaged', units: 2, batchId: null });
    await change(id, { reason: 'given_away', units: 1, batchId: soon });
    expect((await read(id)).batches).toMatchObject([{ units: 2 }, { units: 5 }]);
    const beyond = await change(id, { reason: 'expired', units: 3, batchId: soon });
    expect(beyond.body).toMatchObject({ code: 'not_that_many', message: 'Only 2 units are there.' });
    await order(id, 6);
    expect((await change(id, { reason: 'damaged', units: 2, batchId: null })).body.code).toBe(
      'units_promised',
    );
    const other = await makeProduct(db);
    expect((await change(other.id, { reason: 'damaged', units: 1, batchId: soon })).status).toBe(404);
    await isSound();
  });
});

describe('a return', () => {
  it('comes back to the batch that the order got, at most once', async () => {
    const { id } = await makeProduct(db, { stock: 0 });
    await makeBatch(db, id, { number: 'R1', bestBefore: inDays(300), units: 2 });
    await makeBatch(db, id, { number: 'R2', bestBefore: inDays(400), units: 5 });
    const { orderNumber, pass } = await order(id, 3, 'confirmed');
    const back = (units: number) => change(id, { reason: 'returned', units, orderNumber });
    expect((await back(1)).body.code).toBe('not_sent');
    await pass('shipped', 'returned');
    expect((await read(id)).batches).toMatchObject([{ number: 'R2', units: 4 }]);
    const both = await Promise.all([back(2), back(2)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await back(1)).status).toBe(200);
    expect((await back(1)).body.code).toBe('not_in_order');
    expect((await read(id)).batches).toMatchObject([
      { number: 'R1', units: 2 },
      { number: 'R2', units: 5 },
    ]);
    expect((await change(id, { reason: 'returned', units: 1, orderNumber: 'AR-1' })).status).toBe(404);
    await isSound();
  });
});

describe('how long a stock lasts', () => {
  it('is said as the reports say it, and the list finds what runs out before a day', async () => {
    const soap = await makeProduct(db, { stock: 45, name: 'Pace Soap' });
    const tea = await makeProduct(db, { stock: 400, name: 'Pace Tea' });
    await makeProduct(db, { name: 'Pace Rest' });
    const sold = (id: number, units: number): typeof dailySales.$inferInsert => ({
      split: 'product',
      day: inDays(-3),
      key: String(id),
      orders: 1,
      units,
      grossPaise: 0,
      returnedPaise: 0,
      deliveredPaise: 0,
      taxPaise: 0,
    });
    await db.insert(dailySales).values([sold(soap.id, 30), sold(tea.id, 30)]);
    const list = async (query: string) =>
      ((await ask('GET', `stock?q=Pace${query}`)).body.rows as StockRow[]).map(({ name, daysLeft }) => [
        name,
        daysLeft,
      ]);
    expect(await list('')).toEqual([
      ['Pace Rest', null],
      ['Pace Soap', 45],
      ['Pace Tea', 400],
    ]);
    expect(await list(`&before=${inDays(46)}`)).toEqual([['Pace Soap', 45]]);
    expect(await list(`&before=${inDays(45)}`)).toEqual([]);
    const { rows } = await readProductSales(db, {
      from: inDays(-9),
      to: inDays(0),
      show: 'sold',
      now: new Date(),
    });
    expect(rows.find(({ id }) => id === soap.id)?.daysLeft).toBe((await read(soap.id)).daysLeft);
  });
});

describe('one delivery of several products', () => {
  const row = (productId: number, number: string, units = 3) => {
    return { id: randomUUID(), productId, number, madeOn: null, bestBefore: inDays(300), units };
  };
  const deliver = (rows: object[]) => ask('POST', 'stock/deliveries', { note: 'Invoice 7', rows });

  it('is received as a batch of each, once however often it is sent', async () => {
    const [soap, tea] = [await makeProduct(db, { stock: 1 }), await makeProduct(db, { stock: 0 })];
    const rows = [row(tea.id, 'T1', 5), row(soap.id, 'S1'), row(soap.id, 'S2', 1)];
    const all = await Promise.all([deliver(rows), deliver(rows)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    expect(all[0].body).toMatchObject({
      rows: [
        { id: tea.id, stock: 5 },
        { id: soap.id, stock: 5 },
      ],
    });
    expect(await stockOf(db, soap.id)).toEqual({ stock: 5, movements: 5 });
    expect((await read(tea.id)).batches).toMatchObject([{ number: 'T1', units: 5 }]);
    await isSound();
  });

  it('is refused as a whole, by the name of the product that stops it', async () => {
    const [soap, tea] = [
      await makeProduct(db, { stock: 0 }),
      await makeProduct(db, { stock: 0, name: 'Late Tea' }),
    ];
    const late = { ...row(tea.id, 'T1'), bestBefore: inDays(3) };
    const refused = await deliver([row(soap.id, 'S1'), late]);
    expect([refused.status, refused.body.code]).toEqual([400, 'too_old_already']);
    expect(refused.body.message).toMatch(/^Late Tea: This batch would leave the stock tonight/);
    const combo = await makeCombo(db, [{ partId: soap.id, quantity: 1 }]);
    expect((await deliver([row(soap.id, 'S1'), row(combo.id, 'C')])).body.code).toBe('combo_stock');
    expect((await deliver([row(soap.id, 'S1'), row(999_999, 'N')])).status).toBe(404);
    expect((await deliver([])).status).toBe(400);
    expect((await deliver(Array.from({ length: 61 }, () => row(soap.id, 'S')))).status).toBe(400);
    expect(await stockOf(db, soap.id)).toEqual({ stock: 0, movements: 0 });
  });
});
