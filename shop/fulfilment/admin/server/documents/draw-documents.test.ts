// §9 labels have the waybill as a barcode that a scanner reads and the cash to collect; long addresses and Hindi names fit; one PDF for up to 200 orders as
// a job
// §9 cash orders of one account or phone on a day stay below ₹2,00,000 together; the slip names the e-way bill
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { readShopConfig } from '#server/config.ts';
import { makeBatch, makeProduct } from '#shop/catalog/server/testing.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { DocumentKind } from '../../documents.ts';
import { parcelDocuments } from '../tables.ts';
import { makeHandParcel, makeParcel } from '../testing.ts';
import { findParcel } from '../packing/find-parcel.ts';
import { drawDocuments } from './draw-documents.ts';
import {
  deleteOldDocuments,
  deleteDocumentsOf,
  readDocument,
  readDocumentFile,
  requestDocuments,
} from './request-documents.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const sender = { shopName: 'Aranya', name: 'Aranya Herbals', address: '14, Peenya, Bengaluru 560058' };

const request = (ids: string[], kind: DocumentKind = 'labels', id = randomUUID()) =>
  requestDocuments(db, { id, kind, orders: { ids }, authorId: 7 });

async function printed(ids: string[], kind: DocumentKind = 'labels') {
  const { id } = await request(ids, kind);
  await drawDocuments(db, { id, sender, seller });
  return {
    ...(await readDocument(db, { id })),
    text: () => readDocumentFile(db, { id, userId: 1 }).then(readPdf),
  };
}

const jobsOf = async (id: string) => {
  const { rows } = await db.execute(sql`select 1 from pgboss.job where data->>'id' = ${id}`);
  return rows.length;
};

describe('a PDF for parcels', () => {
  it('has a page for each order in the asked sequence, and says why an order has none', async () => {
    const orders = [];
    for (let at = 0; at < 4; at += 1) orders.push(await makeParcel(db));
    const chinese = await makeParcel(db, { body: { customerName: '李' } });
    await cancelOrder(db, orders[1]!);
    const numbers = [...orders.toReversed(), chinese].map(({ orderNumber }) => orderNumber);
    const document = await printed(numbers);
    expect(document).toMatchObject({ state: 'done', done: 5, total: 5 });
    expect(document.problems).toEqual([
      { orderNumber: orders[1]!.orderNumber, problem: 'The order is cancelled.' },
      { orderNumber: chinese.orderNumber, problem: expect.stringContaining('cannot be printed') as string },
    ]);
    const found = (await document.text()).match(/AR-\d+/g);
    expect(found).toEqual([orders[3], orders[2], orders[0]].map((order) => order!.orderNumber));
  });

  it('shows the phone on labels of parcels by hand alone, and logs the access', async () => {
    const [byHand, other] = [await makeHandParcel(db), await makeParcel(db)];
    const accessesOf = async ({ orderId }: { orderId: string }) =>
      (await db.select().from(accessLog).where(eq(accessLog.orderId, orderId))).length;
    expect(await (await printed([byHand.orderNumber])).text()).toContain('Phone 9876543210');
    expect(await (await printed([other.orderNumber])).text()).not.toContain('9876543210');
    expect(await (await printed([byHand.orderNumber], 'contents')).text()).not.toContain('9876543210');
    expect([await accessesOf(byHand), await accessesOf(other)]).toEqual([1, 1]);
    await printed([byHand.orderNumber]);
    expect(await accessesOf(byHand)).toBe(2);
  });

  it('of a gift prints its message on the slip, and no price', async () => {
    const message = 'Happy birthday, Kavya! 🎂 With love from Meera';
    const { orderNumber, waybill } = await makeParcel(db, { body: { gift: { message } } });
    const contents = await (await printed([orderNumber], 'contents')).text();
    expect(contents).toMatch(
      /A gift for you, with these words:\s*Happy birthday, Kavya!\s+With love from Meera/,
    );
    expect(contents).not.toMatch(/₹|997/);
    expect(await (await printed([orderNumber])).text()).toContain('COD ₹997');
    expect(await findParcel(db, { code: waybill })).toMatchObject({ isGift: true });
    const other = await makeParcel(db);
    expect(await (await printed([other.orderNumber], 'contents')).text()).not.toContain('gift');
    expect(await findParcel(db, { code: other.waybill })).toMatchObject({ isGift: false });
  });

  it('names the e-way bill on the slip above ₹50,000 alone', async () => {
    const { id } = await makeProduct(db, { mrpPaise: 50_000_03 + 3_00 });
    for (const [sku, unitPaise, isNamed] of [
      [id, 50_000_03 + 3_00, true],
      [(await makeProduct(db, { mrpPaise: 50_003_00 })).id, 50_003_00, false],
    ] as const) {
      const { orderNumber } = await makeParcel(db, { skus: [[`${sku}`, 1, unitPaise]] });
      const text = await (await printed([orderNumber], 'contents')).text();
      expect(text.includes('make an e-way bill on ewaybillgst.gov.in')).toBe(isNamed);
    }
  });

  it('names SKU, batch and the words of the class on the slip', async () => {
    const oil = await makeProduct(db, {
      sku: 'VH-HO-1',
      productClass: 'ayurvedic',
      facts: { medicineUse: 'External' },
    });
    await makeBatch(db, oil.id, { number: 'B-26-11', units: 5, bestBefore: null });
    const { orderNumber } = await makeParcel(db, { skus: [[`${oil.id}`, 1]] });
    const text = await (await printed([orderNumber], 'contents')).text();
    expect(text).toContain('SKU VH-HO-1; take batch');
    expect(text).toContain('Ayurvedic medicine; For external use only');
  });

  it('tells the packer to put food and other goods in separate bags', async () => {
    const words = 'Pack food and other goods in separate bags.';
    const make = (productClass: 'food' | 'cosmetic') => makeProduct(db, { productClass });
    const [tea, honey, oil] = [await make('food'), await make('food'), await make('cosmetic')];
    const printedWith = async (...goods: { id: number }[]) => {
      const skus = goods.map(({ id }): [string, number] => [`${id}`, 1]);
      const { orderNumber } = await makeParcel(db, { skus });
      return (await printed([orderNumber], 'contents')).text();
    };
    expect(await printedWith(tea, oil)).toContain(words);
    expect(await printedWith(tea, honey)).not.toContain(words);
    expect(await printedWith(oil)).not.toContain(words);
  });

  it('says before printing that a waybill is too long for the bars of a label', async () => {
    const { orderId, orderNumber } = await makeParcel(db);
    const waybill = `VH-2611-AB12-CD34-X9-2611-AB12-${orderId.slice(0, 8)}`;
    await db.update(shipments).set({ waybill }).where(eq(shipments.orderId, orderId));
    const document = await printed([orderNumber]);
    expect(document).toMatchObject({ state: 'failed' });
    expect(document.problems[0]!.problem).toContain(`Scanners cannot read the waybill ${waybill}`);
    expect(await printed([orderNumber], 'contents')).toMatchObject({ state: 'done', problems: [] });
  });

  it('is asked for once by a second click, and drawn once', async () => {
    const { orderNumber } = await makeParcel(db);
    const id = randomUUID();
    const [one, two] = await Promise.all([
      request([orderNumber], 'labels', id),
      request([orderNumber], 'labels', id),
    ]);
    expect(one).toEqual(two);
    expect(await jobsOf(id)).toBe(1);
    await expect(request([orderNumber], 'pick_list', id)).rejects.toMatchObject({ code: 'other_request' });
    await expect(readDocumentFile(db, { id, userId: 1 })).rejects.toMatchObject({ code: 'not_drawn_yet' });
    await drawDocuments(db, { id, sender, seller });
    const first = await readDocumentFile(db, { id, userId: 1 });
    await drawDocuments(db, { id, sender, seller });
    expect(await readDocumentFile(db, { id, userId: 1 })).toEqual(first);
  });

  it('has failed when no order can be printed, or an order is unknown', async () => {
    const parcel = await makeParcel(db);
    await cancelOrder(db, parcel);
    expect(await printed([parcel.orderNumber])).toMatchObject({ state: 'failed', done: 1 });
    await expect(request(['AR-404'])).rejects.toMatchObject({ status: 404 });
  });

  it('is deleted after a day, and with the data of a customer', async () => {
    const [old, erased] = [await makeParcel(db), await makeParcel(db)];
    const documents = [
      await printed([old.orderNumber]),
      await printed([old.orderNumber, erased.orderNumber]),
    ];
    const yesterday = new Date(Date.now() - dayMs - 1);
    await db
      .update(parcelDocuments)
      .set({ createdAt: yesterday })
      .where(eq(parcelDocuments.id, documents[0]!.id));
    await deleteOldDocuments(db, { now: new Date() });
    await expect(readDocument(db, documents[0]!)).rejects.toMatchObject({ code: 'unknown_paper' });
    expect(await readDocument(db, documents[1]!)).toMatchObject({ state: 'done' });
    await deleteDocumentsOf(db, { orderIds: [erased.orderId] });
    await expect(readDocument(db, documents[1]!)).rejects.toMatchObject({ code: 'unknown_paper' });
  });

  it('can be for all orders to pack, at most 200', async () => {
    const { orderNumber } = await makeParcel(db);
    const id = randomUUID();
    const orders = { matching: {}, except: [orderNumber] };
    const { total } = await requestDocuments(db, { id, kind: 'labels', orders, authorId: 7 });
    expect(total).toBeGreaterThan(0);
    await drawDocuments(db, { id, sender, seller });
    expect(await readPdf(await readDocumentFile(db, { id, userId: 1 }))).not.toContain(orderNumber);
  });
});

it('a pick list adds the parcels up by product and batch, and says what is missing', async () => {
  const { id } = await makeProduct(db, { name: 'Neem Soap', sku: 'NEEM-1', stock: 1 });
  await makeBatch(db, id, { number: 'B7', bestBefore: '2030-01-01', units: 9 });
  const parcels = [];
  for (const quantity of [2, 3]) parcels.push(await makeParcel(db, { skus: [[String(id), quantity]] }));
  const document = await printed(
    parcels.map(({ orderNumber }) => orderNumber),
    'pick_list',
  );
  const text = await document.text();
  expect(text).toContain('2 parcels');
  expect(text).toMatch(/5 packs Neem Soap NEEM-1 1 of opening stock 4 of batch B7, best before/);
  expect(text).not.toMatch(/Meera|Temple/);
});
