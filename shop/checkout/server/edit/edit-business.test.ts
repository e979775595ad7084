// §9 customer and staff see the GSTIN of an order, and staff change it until the invoice
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { changeLog } from '#platform/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import type { EditFields } from '../../admin/edit.ts';
import { editOrder, openEdit } from '../../admin/server/edit-order.ts';
import { getOrderForStaff } from '#shop/orders/admin/server/get-order-for-staff.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { eraseCustomer } from '#shop/orders/server/erase/erase-customer.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { answersOn, placeHeld } from '../hold/testing.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };
const [clinic, spa] = ['29AAGCB7383J1Z4', '27AAPFU0939F1ZV'];
const mumbai = { state: 'Maharashtra', city: 'Mumbai', pincode: '400001' } as const;

async function placed(given: Partial<PlaceOrderBody> = {}) {
  const customer = await makeCustomer(db);
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 50_000 }], given);
  const { orderNumber } = await placeOrder(db, { ...customer, order });
  const { orderId } = order;
  const edit = async (fields: Partial<EditFields>) => {
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    return editOrder(db, { orderNumber, version, fields, dispatch, by });
  };
  const move = async (...states: OrderState[]) => {
    for (const to of states) await transitionOrder(db, { orderId, to, actor: 'staff', authorId: 1 });
  };
  const stored = async () => (await recordsOf(db, orderId)).order!.registered;
  return { ...customer, orderNumber, orderId, edit, move, stored };
}

describe('the business of an order', () => {
  it('is shown to its customer, support and the owner, and not to a packer', async () => {
    const { userId, orderNumber } = await placed({ buyerGstin: clinic, buyerName: 'Bharat Clinic' });
    const business = { gstin: clinic, name: 'Bharat Clinic' };
    expect(await getOrder(db, { userId, orderNumber })).toMatchObject({ business });
    for (const role of ['owner', 'support', 'packer'] as const) {
      const staff = await makeStaff(db, role);
      const { business: seen } = await getOrderForStaff(db, { orderNumber, userId: staff.userId, role });
      expect(seen).toEqual(role === 'packer' ? null : business);
    }
  });

  it('is added, corrected and taken off by staff, and the log holds no number', async () => {
    const { edit, stored, email, orderNumber } = await placed();
    await edit({ buyerGstin: '29aagcb7383j-1z4', buyerName: 'Bharat Clinic' });
    expect(await stored()).toEqual({ gstin: clinic, name: 'Bharat Clinic' });
    await edit({ buyerName: 'Bharat Clinic LLP' });
    expect(await stored()).toEqual({ gstin: clinic, name: 'Bharat Clinic LLP' });
    await edit({ buyerName: '' });
    expect(await stored()).toEqual({ gstin: clinic, name: 'Meera Iyer' });
    await edit({ buyerGstin: '', buyerName: 'Meera Iyer' });
    expect(await stored()).toBeNull();
    const emails = await queuedEmails(db, email);
    const changed = emails.find(({ template }) => template === 'order-changed');
    expect(changed!.data).toMatchObject({ business: { gstin: clinic, name: 'Bharat Clinic' } });
    const logged = await db.select().from(changeLog).where(eq(changeLog.entityId, orderNumber));
    expect(logged).toHaveLength(4);
    expect(JSON.stringify(logged)).not.toMatch(/AAGCB|Bharat/);
  });

  it.each([
    [{ buyerGstin: '29AAGCB7383J1Z5' }, 'This is no GSTIN. Please check its 15 letters and digits.'],
    [
      { buyerGstin: spa },
      'This GSTIN is of Maharashtra. Please give the one of Karnataka, where the parcel goes.',
    ],
    [{ buyerName: 'Bharat Clinic' }, 'Please enter the GSTIN of this business too.'],
  ])('is refused as %j, at its field and in words', async (fields, message) => {
    const { edit, stored } = await placed();
    await expect(edit(fields)).rejects.toMatchObject({
      status: 400,
      message,
      extra: { fields: { buyerGstin: message } },
    });
    expect(await stored()).toBeNull();
  });
});

describe('the state of delivery of an order with a GSTIN', () => {
  it('changes with a GSTIN of the new state or none, never with the old one', async () => {
    const { edit, stored } = await placed({ buyerGstin: clinic, buyerName: 'Bharat Clinic' });
    await expect(edit(mumbai)).rejects.toMatchObject({
      code: 'gstin_stays',
      message: expect.stringMatching(/of Karnataka.* to Maharashtra.*empty the field/) as string,
    });
    await edit({ ...mumbai, buyerGstin: spa, buyerName: 'Mumbai Spa' });
    expect(await stored()).toEqual({ gstin: spa, name: 'Mumbai Spa' });
    await edit({ state: 'Karnataka', city: 'Bengaluru', pincode: '560003', buyerGstin: '' });
    expect(await stored()).toBeNull();
  });

  it('makes the invoice of the new state', async () => {
    const { edit, move, orderId } = await placed({ buyerGstin: clinic });
    await edit({ ...mumbai, buyerGstin: spa, buyerName: 'Mumbai Spa' });
    await move('confirmed', 'packed', 'shipped');
    const seller = sellerOf(readShopConfig({}));
    const { registered, buyer, lines } = await issueInvoice(db, { orderId, seller });
    expect([registered, buyer.state]).toEqual([{ gstin: spa, name: 'Mumbai Spa' }, 'Maharashtra']);
    expect(lines.every(({ igstPaise, cgstPaise }) => igstPaise > 0 && cgstPaise === 0)).toBe(true);
  });

  it('is not changed by the customer who confirms, who is told to write', async () => {
    const { orderId, token } = await placeHeld(db);
    await db
      .update(orders)
      .set({ registered: { gstin: clinic, name: 'Bharat Clinic' } })
      .where(eq(orders.id, orderId));
    const { confirm } = answersOn(db);
    await expect(confirm(token, { fields: { state: 'Maharashtra' } })).rejects.toMatchObject({
      code: 'gstin_stays',
      message: expect.stringContaining('Please write to us') as string,
    });
  });
});

describe('the business of a packed order', () => {
  it('changes until the invoice, and nothing else does', async () => {
    const { edit, move, stored, orderNumber, orderId } = await placed();
    await move('confirmed', 'packed');
    expect(await openEdit(db, { orderNumber, userId: 7 })).toMatchObject({ mayEditAll: false });
    const { shipments: before } = await recordsOf(db, orderId);
    await edit({ buyerGstin: clinic, buyerName: 'Bharat Clinic' });
    expect(await stored()).toMatchObject({ name: 'Bharat Clinic' });
    expect((await recordsOf(db, orderId)).shipments).toEqual(before);
    await expect(edit({ name: 'Lata Rao' })).rejects.toMatchObject({ code: 'too_late_to_edit' });
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    await move('shipped');
    const late = editOrder(db, { orderNumber, version, fields: { buyerGstin: '' }, dispatch, by });
    await expect(late).rejects.toMatchObject({ code: 'invoice_is_made' });
    expect(await stored()).toMatchObject({ name: 'Bharat Clinic' });
  });

  it('goes with the account of a cancelled order, and stays on an invoiced one', async () => {
    for (const [states, kept] of [
      [['cancelled'], null],
      [['confirmed', 'packed', 'shipped', 'delivered'], { gstin: clinic, name: 'Bharat Clinic' }],
    ] as const) {
      const { userId, email, move, stored } = await placed({
        buyerGstin: clinic,
        buyerName: 'Bharat Clinic',
      });
      await move(...states);
      await eraseCustomer(db, { userId, email });
      expect(await stored()).toEqual(kept);
    }
  });
});
