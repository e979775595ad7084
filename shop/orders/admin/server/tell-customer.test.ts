// §9 one function decides how a customer is told; an email without an account gets the emails; staff send a WhatsApp text with the tracking link by hand to
// others
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import { emailLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { readTrackLink, signTrackLink } from '../../server/tracking/signed-links.ts';
import { cancelForCustomer } from '#shop/checkout/admin/server/cancel-for-customer.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { getOrderForStaff } from './get-order-for-staff.ts';
import { placePhoneOrder } from '#shop/checkout/admin/server/phone-order.ts';
import { shareTrackLink } from './share-track-link.ts';
import { dispatch } from '#shop/checkout/server/hold/testing.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };
const { id: productId } = await makeProduct(db, { name: 'Tulsi Tea', mrpPaise: 500_00, stock: 50 });
const shop = { url: 'https://shop.example', name: 'Aranya' };

async function place(email: string, phone = '9811122233') {
  const order = {
    orderId: randomUUID(),
    customerId: null,
    email,
    name: 'Lata Rao',
    phone,
    addressLine: '7 Hill Street',
    city: 'Bengaluru',
    state: 'Karnataka' as const,
    pincode: '560001',
    lines: [{ sku: `${productId}`, quantity: 1 }],
    totalAmount: 497,
  };
  return placePhoneOrder(db, { order, dispatch, charges: usualCharges, isClosed: false, by });
}

const emailsAbout = async (orderNumber: string) =>
  (await db.select().from(emailLog).where(eq(emailLog.about, orderNumber))).map(({ template }) => template);

it('sends emails to the address that a customer without an account said', async () => {
  const { orderNumber } = await place('lata@example.in');
  await cancelForCustomer(db, { orderNumber, reason: 'Asked for it.', by });
  expect(await emailsAbout(orderNumber)).toEqual(['order-placed', 'order-cancelled']);
  const [logged] = await db.select().from(emailLog).where(eq(emailLog.about, orderNumber));
  const { guestToken } = JSON.parse(unseal(logged!.sealedData!)) as { guestToken: string };
  expect(readTrackLink(guestToken)).toBe(orderNumber);
  const asOwner = await getOrderForStaff(db, { orderNumber, userId, role: 'owner' });
  expect(asOwner).toMatchObject({ toldBy: 'email', contact: { email: 'lata@example.in' } });
  const asPacker = JSON.stringify(await getOrderForStaff(db, { orderNumber, userId, role: 'packer' }));
  expect(asPacker).not.toContain('lata@example');
  const found = async (skip: 'email'[]) =>
    (await listOrdersForStaff(db, { q: 'lata@example.in', skip })).rows.map((row) => row.orderNumber);
  expect([await found([]), await found(['email'])]).toEqual([[orderNumber], []]);
});

it('gives support a text for a customer without an email, and logs the access', async () => {
  const { orderNumber } = await place('');
  expect(await emailsAbout(orderNumber)).toEqual([]);
  expect(await getOrderForStaff(db, { orderNumber, userId, role: 'support' })).toMatchObject({
    toldBy: 'whatsapp',
  });
  const { text, chat } = await shareTrackLink(db, { orderNumber, shop, userId, role: 'support' });
  expect(text).toMatch(/^Namaste Lata Rao, this is Aranya\. .*https:\/\/shop\.example\/track\/\d+\./);
  expect(new URL(chat).searchParams.get('text')).toBe(text);
  expect(chat.startsWith('https://wa.me/919811122233?')).toBe(true);
  const accesses = await db.select().from(accessLog).where(eq(accessLog.what, 'track_link'));
  expect(accesses).toMatchObject([{ userId }]);
  const unknown = { orderNumber: 'AR-1', shop, userId, role: 'support' as const };
  await expect(shareTrackLink(db, unknown)).rejects.toMatchObject({ status: 404 });
});

it('a link keeps a number that begins with 0, as the sample orders of the demo have', () => {
  for (const number of ['AR-0102150', 'AR-1000296'])
    expect(readTrackLink(signTrackLink(number))).toBe(number);
});
