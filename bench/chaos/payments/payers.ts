import type { Db } from '#platform/server/db.ts';
import { toRupees } from '#platform/money.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { awaitingPayment, usualCharges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { cheapPaise } from '../order-maker.ts';

/** A customer with one order, and what they were told about it. */
export type Payer = {
  at: number;
  orderId: string;
  token: string;
  body: string;
  orderNumber?: string;
  entersWrongPin: boolean;
};

type Places = { count: number; shopUrl: string; providerUrl: string };

const rightPin = '1234';
const firstPhone = 7_000_000_000;

/**
 * Creates customers, each with an order that is to be paid by UPI, and a stocked product. Call it before the first start, so that the shop skips its
 * demo. `pay` places the order of one and pays it on the simulator's phone; a repeated call goes on where the first was cut off.
 */
export async function openPayers(db: Db, { count, shopUrl, providerUrl }: Places) {
  const product = await makeProduct(db, { slug: 'drill', stock: 1_000_000, mrpPaise: cheapPaise });
  const lines = [{ sku: `${product.id}`, quantity: 1, unitPaise: cheapPaise }];
  const { payablePaise } = priceOf(lines, awaitingPayment(usualCharges, 0));
  const payers: Payer[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await makeUser(db, { email: `payer-${at}@example.in` });
    const wanted = { customerPhone: String(firstPhone + at), totalAmount: toRupees(payablePaise) };
    const order = makeOrderBody(lines, { ...wanted, paymentMode: 'UPI', paymentShow: 'link' });
    const body = JSON.stringify({ ...order, buyNow: true });
    const entersWrongPin = at % 20 === 0;
    payers.push({ at, orderId: order.orderId, token: await makeToken(db, id), body, entersWrongPin });
  }
  const pay = async (payer: Payer): Promise<void> => {
    const link = await place(shopUrl, payer);
    // A repeated order that is paid already has no link any more.
    if (link === null) return;
    if (payer.entersWrongPin) await enter(providerUrl, { link, pin: '0000' });
    await enter(providerUrl, { link, pin: rightPin });
  };
  return { payers, pay, productId: product.id };
}

type Placed = {
  success?: boolean;
  orderNumber: string;
  message?: string;
  payment?: { link: string | null };
};

async function place(url: string, payer: Payer): Promise<string | null> {
  const response = await fetch(`${url}/api/delivery/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${payer.token}` },
    body: payer.body,
  });
  const { success, message, orderNumber, payment } = (await response.json()) as Placed;
  if (!success) throw new Error(message);
  if (payer.orderNumber !== undefined && payer.orderNumber !== orderNumber)
    throw new Error(`Order ${payer.orderNumber} was repeated with the response ${orderNumber}.`);
  payer.orderNumber = orderNumber;
  if (payment && payment.link === null) throw new Error('The provider did not answer the shop.');
  return payment?.link ?? null;
}

async function enter(url: string, { link, pin }: { link: string; pin: string }): Promise<void> {
  const body = new URLSearchParams({ scan: link, pin, button: 'pay' });
  const response = await fetch(`${url}/phone`, { method: 'POST', body, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The phone answered ${response.status}.`);
}
