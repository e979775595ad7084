import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { readShopConfig } from '#server/config.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import type { Sheets } from '../../gst/sheets.ts';
import type { StateName } from '#shop/pincodes/states.ts';
import { eraseCustomerPhone } from '../../server/invoices-of.ts';
import { issueCreditNote } from '../../server/issue-credit-note.ts';
import { issueInvoice } from '../../server/issue-invoice.ts';
import { sellerOf } from '../../server/settings.ts';
import { gstReturns, invoices } from '../../server/tables.ts';
import { readPdf } from '../../server/testing.ts';
import { closeGstMonth, readGstMonth, writeGstReturn, writeGstSheet } from './gst-month.ts';
import { listDocuments } from './list-documents.ts';
import { unzip } from './testing.ts';
import { openDocument, zipDocuments } from './zip-documents.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));
const now = new Date('2026-11-20T08:00:00Z');
const month = '2026-10';
const noNames = async () => new Map([[7, 'Asha']]);
const read = () => readGstMonth(db, { month, now, namesOf: noNames });

type Shipped = { state?: StateName; quantity?: number; returned?: string };

/** Ships an order of ₹30,000 a piece on a day, and returns its id. A returned one gets a credit note on another day. */
async function ship(
  day: string,
  { state = 'Kerala', quantity = 1, returned = '' }: Shipped = {},
): Promise<string> {
  const { userId } = await makeCustomer(db);
  const product = await makeProduct(db, { hsn: '3304', mrpPaise: 3_000_000, stock: 20 });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity, unitPaise: 3_000_000 }], { state });
  const { orderId } = order;
  await placeOrder(db, { userId, order });
  const pass = async (to: 'confirmed' | 'shipped' | 'returned') =>
    inTransaction(db, (tx) => transitionOrder(tx, { orderId, to, actor: 'courier', passing: true }));
  await pass('confirmed');
  await pass('shipped');
  await issueInvoice(db, { orderId, seller, now: new Date(`${day}T10:00:00Z`) });
  if (returned) {
    await pass('returned');
    await issueCreditNote(db, { orderId, seller, now: new Date(`${returned}T10:00:00Z`) });
  }
  return orderId;
}

let first = '';
beforeAll(async () => {
  first = await ship('2026-10-01', { state: 'Karnataka' });
  await ship('2026-10-02', { quantity: 4 });
  await ship('2026-09-30', { quantity: 4, returned: '2026-10-03' });
  await ship('2026-09-29', { returned: '2026-10-31' });
  // In India, November has begun.
  await ship('2026-11-01');
});

const sheet = async (name: keyof Sheets) => {
  let text = '';
  for await (const piece of writeGstSheet(db, { month, sheet: name })) text += piece;
  expect(text, 'a byte order mark').not.toMatch(/^\ufeff/);
  return text.trim().split('\r\n');
};

describe('the GST sheets of a month', () => {
  it('hold exactly the documents of the month, to the paisa', async () => {
    const made = await read();
    expect(made).toMatchObject({ invoices: 2, creditNotes: 2, isBalanced: true, isOver: true, closed: null });
    for (const { label, documents, sheets } of made.compared)
      expect([label, sheets]).toEqual([label, documents]);
    const { rows } = await db.execute<{ sum: string }>(sql`
      select (select sum((content->>'totalPaise')::int) from invoices where content->>'day' like '2026-10-%')
        - (select sum((content->>'totalPaise')::int) from credit_notes where content->>'day' like '2026-10-%') as sum`);
    expect(Math.round(made.compared[0]!.documents * 100)).toBe(Number(rows[0]!.sum));
    expect((await sheet('b2cl')).length).toBe(2);
    expect((await sheet('cdnur'))[1]).toMatch(/^B2CL,CN\//);
    expect((await sheet('b2cs')).some((row) => row.includes('29-Karnataka'))).toBe(true);
  });

  it('work for a customer whose data is erased', async () => {
    const before = await read();
    await eraseCustomerPhone(db, { orderIds: [first] });
    await db.execute(
      sql`update invoices set content = jsonb_set(content, '{buyer,name}', '""') where order_id = ${first}`,
    );
    expect(await read()).toEqual(before);
    const [document] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, first));
    const file = await openDocument(db, {
      userId: 1,
      kind: 'invoice',
      id: document!.id,
      letterhead: { shopName: 'Aranya' },
    });
    expect(await readPdf(file)).toContain('Karnataka');
  });

  // §9 GSTR-1 of registered customers and nil goods, and the upload file, are those of the portal’s offline tool
  it('become the return of the GSTIN on the documents, and of no second one', async () => {
    const write = async () => JSON.parse(await writeGstReturn(db, { month, gstin: 'unused' })) as object;
    expect(await write()).toMatchObject({
      gstin: seller.gstin,
      fp: '102026',
      version: 'GST3.2.4',
    });
    const other = sql`jsonb_set(content, '{seller,gstin}', '"32AAAAA0000A1ZB"')`;
    await db.execute(sql`update invoices set content = ${other} where order_id = ${first}`);
    const refused = { code: 'two_gstins', status: 409 };
    await expect(write()).rejects.toMatchObject(refused);
    await expect(sheet('b2cs')).rejects.toMatchObject(refused);
    await expect(closeGstMonth(db, { month, now, authorId: 7 })).rejects.toMatchObject(refused);
    const ofMonth = { userId: 1, month, letterhead: { shopName: 'Aranya' }, gstin: seller.gstin };
    const pieces: Uint8Array[] = [];
    for await (const piece of zipDocuments(db, ofMonth)) pieces.push(piece);
    const names = [...unzip(Buffer.concat(pieces)).keys()];
    expect(names.filter((name) => name.startsWith('gstr1/'))).toEqual([]);
    expect(names.filter((name) => name.endsWith('.pdf'))).not.toEqual([]);
    const back = sql`jsonb_set(content, '{seller,gstin}', to_jsonb(${seller.gstin}::text))`;
    await db.execute(sql`update invoices set content = ${back} where order_id = ${first}`);
  });

  // §9 GSTR-1 sheets equal the issued documents to the paisa: months by hand and 1,000 random ones; the files are those of the offline tool, and its own sums
  // are shown beside; a closed month stays as filed
  it('are closed once, only for a past month, and stay as filed', async () => {
    const close = (of: string) => closeGstMonth(db, { month: of, now, authorId: 7 });
    await expect(close('2026-11')).rejects.toMatchObject({ code: 'month_not_over' });
    const before = await read();
    const both = await Promise.allSettled([close(month), close(month)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await ship('2026-10-20');
    const after = await read();
    expect(after).toEqual({ ...before, closed: { at: now.toISOString(), who: 'Asha' } });
    expect((await sheet('documents'))[1]).toBe(before.sheets.at(-1)!.rows[1]!.join(','));
    await expect(db.update(gstReturns).set({ authorId: 8 })).rejects.toThrow();
    await expect(db.delete(gstReturns)).rejects.toThrow();
  });
});

describe('the documents', () => {
  it('are listed by kind and month, and found by their own and the order’s number', async () => {
    const { rows } = await listDocuments(db, { month });
    expect(rows.map(({ day }) => day)).toEqual(['2026-10-20', '2026-10-02', '2026-10-01']);
    const notes = await listDocuments(db, { kind: 'credit-note', month });
    expect(notes.rows.map(({ day }) => day)).toEqual(['2026-10-31', '2026-10-03']);
    const [document] = rows;
    expect((await listDocuments(db, { q: document!.number.toLowerCase() })).rows).toEqual([document]);
    expect((await listDocuments(db, { q: document!.orderNumber })).rows).toEqual([document]);
    expect((await listDocuments(db, { q: 'AR/26-27/999999' })).rows).toEqual([]);
  });

  // §9 a month for the accountant is one ZIP: GSTR-1 sheets, return, register and all documents
  it('of a month come as one ZIP file, with sheets, return and register', async () => {
    const ofMonth = { userId: 1, month, letterhead: { shopName: 'Aranya' }, gstin: seller.gstin };
    const pieces: Uint8Array[] = [];
    for await (const piece of zipDocuments(db, ofMonth)) pieces.push(piece);
    const files = unzip(Buffer.concat(pieces));
    const names = [...files.keys()];
    expect(names.filter((name) => /^invoices\/invoice-26-27-\d{6}\.pdf$/.test(name))).toHaveLength(3);
    expect(names.filter((name) => /^credit-notes\/credit-note-26-27-\d{6}\.pdf$/.test(name))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith('gstr1/'))).toHaveLength(12);
    expect(files.get('gstr1/docs.csv')!.toString().trim().split('\r\n')).toEqual(await sheet('documents'));
    expect(JSON.parse(files.get('gstr1/return.json')!.toString())).toMatchObject({ fp: '102026' });
    const [header, ...register] = files.get('register.csv')!.toString().trim().split('\r\n');
    expect(header).toContain('Taxable value');
    const total = (kind: string) =>
      register
        .filter((row) => row.startsWith(`${kind},`))
        .reduce((sum, row) => sum + Number(row.slice(row.lastIndexOf(',') + 1)), 0);
    const { rows } = await db.execute<{ invoices: number; notes: number }>(sql`
      select (select sum((content->>'totalPaise')::int) / 100.0 from invoices where content->>'day' like '2026-10-%')::float as invoices,
        (select -sum((content->>'totalPaise')::int) / 100.0 from credit_notes where content->>'day' like '2026-10-%')::float as notes`);
    expect([total('Invoice'), total('Credit note')]).toEqual([rows[0]!.invoices, rows[0]!.notes]);
    const none = zipDocuments(db, { ...ofMonth, month: '2026-01' }).next();
    await expect(none).rejects.toMatchObject({ code: 'no_papers' });
  });
});
