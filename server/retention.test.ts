import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { erasePersonalData } from '#api/personal-data-sources.ts';
import { readShopConfig } from './config.ts';
import { inTransaction } from '#platform/server/db.ts';
import { changeQuantity } from '#shop/cart/server/change-quantity.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { carts } from '#shop/cart/server/tables.ts';
import { makeCart } from '#shop/cart/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { issueCreditNote } from '#shop/invoices/server/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { creditNotes, invoices } from '#shop/invoices/server/tables.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeOrderBody, makeCustomer } from '#shop/orders/server/testing.ts';
import { runRetention } from './jobs.ts';

const { db } = await testDatabase();
const seller = sellerOf(readShopConfig({}));

/** The return of 2026-27 is due on 31 December 2027. Its invoices may go 72 months later. */
const lastDay = new Date('2033-12-31T23:59:00+05:30');
const dayAfter = new Date('2034-01-01T00:01:00+05:30');

/** Creates a returned order, large enough for its invoice to name the customer, with invoice and credit note. */
async function returnedOrder({ issued, leaves = true }: { issued: string; leaves?: boolean }) {
  const { userId, email } = await makeCustomer(db);
  const { id } = await makeProduct(db, { mrpPaise: 60_000_00 });
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 60_000_00 }]);
  const { orderId } = order;
  await placeOrder(db, { userId, order });
  await db.update(orders).set({ state: 'returned' }).where(eq(orders.id, orderId));
  const now = new Date(`${issued}T12:00:00+05:30`);
  await issueInvoice(db, { orderId, seller, now });
  await issueCreditNote(db, { orderId, seller, now });
  if (leaves) await inTransaction(db, (tx) => erasePersonalData(tx, { userId, sessionId: 0, email }));
  const documents = async () => {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
    const [note] = await db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId));
    const [kept] = await db.select().from(orders).where(eq(orders.id, orderId));
    return { invoice: invoice!.content, note: note!.content, address: kept!.address };
  };
  return { documents };
}

describe('the hourly sweep', () => {
  it("deletes guests' carts 30 days after their last change, and no others", async () => {
    const { id: productId } = await makeProduct(db);
    const { userId } = await makeCustomer(db);
    const lines = [{ productId, quantity: 1 }];
    const [old, recent] = [await makeCart(db, lines), await makeCart(db, lines)];
    const mine = await makeCart(db, lines, { userId });
    await db.update(carts).set({ updatedAt: sql`now() - interval '29 days 23 hours'` });
    await runRetention(db, { now: new Date() });
    for (const owner of [old, recent, mine]) expect(await readCart(db, { owner })).toHaveLength(1);
    await changeQuantity(db, { owner: recent, line: `line-${productId}`, quantity: 2 });
    await db.update(carts).set({ updatedAt: sql`updated_at - interval '2 hours'` });
    await runRetention(db, { now: new Date() });
    expect(await readCart(db, { owner: old })).toEqual([]);
    for (const owner of [recent, mine]) expect(await readCart(db, { owner })).toHaveLength(1);
  });

  // §2 one's data as one file; an account deleted after a code, orders and invoices as the law wants them
  it("erases customers from invoices 72 months after the year's return is due", async () => {
    const { documents } = await returnedOrder({ issued: '2027-03-31' });
    const issued = await documents();
    expect(issued.invoice.buyer).toMatchObject({ name: 'Meera Iyer', phone: '' });
    await runRetention(db, { now: lastDay });
    expect(await documents()).toEqual(issued);

    await runRetention(db, { now: dayAfter });
    const nobody = { name: '', phone: '', addressLine: '', city: '', pincode: '' };
    const { state, country } = issued.invoice.buyer;
    const customer = { ...nobody, state, country };
    expect(await documents()).toEqual({
      invoice: { ...issued.invoice, buyer: customer },
      note: { ...issued.note, buyer: customer },
      address: customer,
    });
  });

  it('keeps invoices of later years, and of customers with an account', async () => {
    const later = await returnedOrder({ issued: '2027-04-01' });
    const here = await returnedOrder({ issued: '2027-03-31', leaves: false });
    const before = [await later.documents(), await here.documents()];
    await runRetention(db, { now: dayAfter });
    expect([await later.documents(), await here.documents()]).toEqual(before);
    expect(before[1]!.invoice.buyer.phone).not.toBe('');
  });
});
