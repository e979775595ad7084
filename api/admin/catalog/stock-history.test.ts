// §9 stock in batches: deliveries, counts, old stock out at night, who got a batch
import { eq } from 'drizzle-orm';
import { changeLog } from '#platform/server/tables.ts';
import { removeOldStock } from '#shop/catalog/admin/server/stock/remove-old-stock.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { OrderOfStaff } from '#shop/orders/admin/contract.ts';
import { describe, expect, it } from 'vitest';
import { makeBatch, makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { openStock } from '../testing.ts';

const { db, ask, order, change, inDays, read, rowsOf, receive, count, isSound } = await openStock();

describe('the change log', () => {
  const logOf = async (productName: string) =>
    (await rowsOf('log?kind=stock-change')).filter(({ name }) => name === productName);

  it('undoes a stock change by a counter movement, also after sales', async () => {
    const product = await makeProduct(db, { stock: 10, name: 'Undo Oil' });
    await change(product.id, { reason: 'damaged', units: 4, batchId: null, note: 'fell' });
    await order(product.id, 1);
    const [entry] = await logOf('Undo Oil');
    expect(entry).toMatchObject({
      changes: [{ before: 'nothing', after: 'Damaged: −4 of the opening stock' }],
    });
    expect((await ask('POST', `log/${String(entry!.id)}/undo`)).status).toBe(200);
    expect(await read(product.id)).toMatchObject({ stock: 9, onShelf: 10 });
    const history = await rowsOf(`stock/${product.id}/history`);
    expect(history.map(({ reason, change: units }) => [reason, units])).toEqual([
      ['undone', 4],
      ['ordered', -1],
      ['damaged', -4],
      ['opening', 10],
    ]);
    expect(history[2]).toMatchObject({ note: 'fell', batches: '−4 of the opening stock' });
    expect(history[1]).toMatchObject({ orderNumber: expect.stringMatching(/^AR-/) });
    const [undo] = await logOf('Undo Oil');
    expect((await ask('POST', `log/${String(undo!.id)}/undo`)).status).toBe(200);
    expect(await read(product.id)).toMatchObject({ stock: 5, onShelf: 6 });
    await isSound();
  });

  it('refuses to undo a delivery that is sold', async () => {
    const product = await makeProduct(db, { stock: 0, name: 'Sold Oil' });
    await receive(product.id, 'S', null, 4);
    await order(product.id, 2);
    const [entry] = await logOf('Sold Oil');
    const refused = await ask('POST', `log/${String(entry!.id)}/undo`);
    expect([refused.status, refused.body.code]).toEqual([409, 'units_promised']);
    expect(await read(product.id)).toMatchObject({ stock: 2, onShelf: 4 });
  });
});

describe('old stock', () => {
  const night = () => removeOldStock(db, { now: new Date(), minShelfLifeDays: 45 });

  it('leaves once at night with a reason in log and history, without ordered units', async () => {
    const product = await makeProduct(db, { stock: 0, name: 'Old Oil' });
    await makeBatch(db, product.id, { number: 'O1', bestBefore: inDays(44), units: 6 });
    await makeBatch(db, product.id, { number: 'O2', bestBefore: inDays(45), units: 1 });
    const { pass } = await order(product.id, 3);
    expect(await read(product.id)).toMatchObject({ stock: 4, tooOld: 6 });
    expect(await night()).toEqual({ left: 4, waiting: 2 });
    expect(await night()).toEqual({ left: 0, waiting: 2 });
    expect(await read(product.id)).toMatchObject({ stock: 0, onShelf: 3, tooOld: 2 });
    await receive(product.id, 'O3', inDays(300), 2);
    expect(await night()).toEqual({ left: 2, waiting: 0 });
    await pass('confirmed', 'shipped');
    expect(await read(product.id)).toMatchObject({ stock: 0, onShelf: 0 });
    const history = await rowsOf(`stock/${product.id}/history`);
    expect(history[0]).toMatchObject({ reason: 'expired', change: -2, who: 'The shop' });
    const [logged] = await db.select().from(changeLog).where(eq(changeLog.kind, 'stock-change')).limit(1);
    expect(logged).toBeDefined();
    await isSound();
  });

  it('takes no unit twice while orders and counts go on', async () => {
    const { id } = await makeProduct(db, { stock: 5 });
    await makeBatch(db, id, { number: 'W', bestBefore: inDays(10), units: 20 });
    await Promise.all([
      night(),
      night(),
      count(id, 24, 25),
      ...Array.from({ length: 8 }, () => order(id, 1).catch(() => null)),
    ]);
    await isSound();
  });
});

describe('an order of the staff side', () => {
  const packedOf = async (orderNumber: string) => {
    const { items } = (await ask('GET', `orders/${orderNumber}`)).body as unknown as OrderOfStaff;
    return items.map(({ batches }) => batches);
  };

  it('names the batches of its line once it is packed, also after they came back', async () => {
    const { id, name } = await makeProduct(db, { stock: 0 });
    await receive(id, 'LATE', inDays(400), 5);
    await receive(id, 'SOON', inDays(200), 2);
    const { orderNumber, pass } = await order(id, 3, 'confirmed');
    expect(await packedOf(orderNumber)).toEqual([[]]);
    await pass('packed');
    const packed = [
      { number: 'SOON', productName: name, units: 2 },
      { number: 'LATE', productName: name, units: 1 },
    ];
    expect(await packedOf(orderNumber)).toEqual([packed]);
    await pass('cancelled');
    expect(await packedOf(orderNumber)).toEqual([packed]);
  });
});

describe('the lists', () => {
  it('show what is low, sold out or expiring, and no combo', async () => {
    const low = await makeProduct(db, { stock: 3, name: 'List Low' });
    const plain = await makeProduct(db, { stock: 3, name: 'List Plain' });
    const soon = await makeProduct(db, { stock: 0, name: 'List Soon' });
    await makeCombo(db, [{ partId: plain.id, quantity: 1 }], { name: 'List Combo' });
    await makeBatch(db, soon.id, { number: 'L', bestBefore: inDays(70), units: 1 });
    const { version } = await read(low.id);
    const saved = await ask('PUT', `stock/${low.id}/reorder`, { version, reorderAt: 3 });
    expect(saved.body).toMatchObject({ isLow: true, reorderAt: 3 });
    const names = async (query: string) => (await rowsOf(`stock?q=List&${query}`)).map(({ name }) => name);
    expect(await names('')).toEqual(['List Low', 'List Plain', 'List Soon']);
    expect(await names('show=low')).toEqual(['List Low']);
    expect(await names('show=expiring')).toEqual(['List Soon']);
    await db.update(products).set({ stock: 0 }).where(eq(products.id, plain.id));
    expect(await names('show=out')).toEqual(['List Plain']);
    await db.update(products).set({ stock: 3 }).where(eq(products.id, plain.id));
  });

  it('say which orders got a batch, without a word about customers', async () => {
    const product = await makeProduct(db, { stock: 0 });
    const batchId = await makeBatch(db, product.id, { number: 'WHO-7', bestBefore: null, units: 9 });
    const first = await order(product.id, 2, 'confirmed', 'shipped');
    const second = await order(product.id, 1, 'confirmed', 'packed', 'cancelled');
    const [listed] = await rowsOf('batches?q=who-');
    expect(listed).toMatchObject({ id: batchId, number: 'WHO-7', productId: product.id, units: 7 });
    const got = await rowsOf(`batches/${batchId}/orders`);
    expect(got.map(({ orderNumber, units, reason }) => [orderNumber, units, reason])).toEqual([
      [second.orderNumber, -1, 'cancelled'],
      [second.orderNumber, 1, 'packed'],
      [first.orderNumber, 2, 'packed'],
    ]);
    expect(JSON.stringify(got)).not.toMatch(/Meera|9876543210|@/);
    expect((await ask('GET', 'batches/999999')).status).toBe(404);
  });
});
