// §9 amount due: cart = checkout = order = mail = invoice = courier
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails, type TestEmail } from '#platform/server/emails/testing.ts';
import { toPaise } from '#platform/money.ts';
import { readShopConfig } from '#server/config.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import type { StateName } from '#shop/pincodes/states.ts';
import { pricedRows, readCart, readRows } from '#shop/cart/server/read-cart.ts';
import { makeCart } from '#shop/cart/server/testing.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import type { OfferTerms } from '#shop/pricing/offers/offer-terms.ts';
import { anyOffer } from '#shop/pricing/offers/testing.ts';
import { promotions } from '#shop/promotions/server/tables.ts';
import { startTerms } from '#shop/promotions/server/testing.ts';
import { frequencies, supplyOptions } from '#shop/catalog/contract.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import { toCreateData } from '#shop/shipping/couriers/delhivery/messages.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { orderBodyOf } from '#shop/orders/body/order-body.ts';
import { newOrderId } from '#shop/orders/body/order-id.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { priceCart } from '#shop/checkout/server/offers/price-cart.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, recordsOf } from '#shop/orders/server/testing.ts';
import { issueInvoice } from './server/issue-invoice.ts';
import { sellerOf } from './server/settings.ts';

const { db } = await testDatabase();
const config = readShopConfig({});
const sender = { pickupLocation: config.PICKUP_LOCATION, sellerName: config.SHOP_NAME };

const product = fc.record({
  combo: fc.boolean(),
  mrpPaise: fc.integer({ min: 1, max: 400_000 }),
  discountPercent: fc.integer({ min: 0, max: 90 }),
  hsn: fc.constantFrom('3004', '3304', '3305', '0902'),
  lines: fc.uniqueArray(
    fc.record({
      quantity: fc.integer({ min: 1, max: 3 }),
      plan: fc.constantFrom(...supplyOptions),
      frequencyDays: fc.constantFrom(0 as const, ...frequencies),
    }),
    { minLength: 1, maxLength: 2, selector: ({ plan, frequencyDays }) => `${plan} ${frequencyDays}` },
  ),
});

/** Each cart goes to a phone number of its own, since the law limits the cash of a person on a day. */
const newAddress = () => ({ ...addressFields({ mobileNumber: newPhone() }), id: 1, isDefault: true });

let customers = 0;
const newPhone = () => String(9_000_000_000 + customers++);

/** Sends one cart through every module. Returns each amount due by its source. */
async function whatIsDue(
  wanted: (typeof product extends fc.Arbitrary<infer P> ? P : never)[],
  { state, offer }: { state: StateName; offer: OfferTerms | null },
) {
  const { userId } = await makeCustomer(db);
  await db.update(promotions).set({ endedAt: new Date(0) });
  const started = offer ? [await startTerms(db, offer)] : [];
  const owner = { userId };
  for (const { combo, lines, ...given } of wanted) {
    const sold = { ...given, stock: 40, subscribable: true };
    const part = await makeProduct(db, sold);
    const { id } = combo
      ? await makeCombo(db, [{ partId: part.id, quantity: 1 }], { ...given, subscribable: true })
      : part;
    await makeCart(
      db,
      lines.map(({ quantity, plan, frequencyDays }) => {
        const request = { productId: id, quantity, plan };
        return frequencyDays ? Object.assign(request, { subscribe: true, frequencyDays }) : request;
      }),
      owner,
    );
  }
  const items = await readCart(db, { owner });
  const { total } = await priceCart(db, {
    items: pricedRows(await readRows(db, { owner })),
    charges: usualCharges,
    promotions: started,
    codeBy: { userId, cart: null, network: undefined },
  });
  const body = orderBodyOf({
    orderId: newOrderId(),
    items,
    address: { ...newAddress(), state },
    payablePaise: toPaise(total),
    buyNow: false,
  });
  await placeOrder(db, { userId, order: body, promotions: started });
  for (const to of ['confirmed', 'shipped'] as const)
    await transitionOrder(db, { orderId: body.orderId, to, actor: 'courier' });
  const { order, shipments } = await recordsOf(db, body.orderId);
  const invoice = await issueInvoice(db, { orderId: body.orderId, seller: sellerOf(config) });
  const parcel = toCreateData(readRequest(shipments[0]!.request), sender) as {
    shipments: { cod_amount: number }[];
  };
  return {
    cart: toPaise(total),
    checkout: toPaise(body.totalAmount),
    order: order!.totalPaise,
    mail: await mailedTotal(order!.orderNumber),
    invoice: invoice.totalPaise,
    billed: invoice.lines.reduce(
      (sum, { taxablePaise, cgstPaise, sgstPaise, igstPaise }) =>
        sum + taxablePaise + cgstPaise + sgstPaise + igstPaise,
      0,
    ),
    courier: toPaise(parcel.shipments[0]!.cod_amount),
  };
}

async function mailedTotal(orderNumber: string): Promise<number> {
  const emails = await queuedEmails(db);
  const isPlaced = ({ template, data }: TestEmail) =>
    template === 'order-placed' && data.orderNumber === orderNumber;
  return Number(emails.find(isPlaced)!.data.totalPaise);
}

it('cart, checkout, order, email, invoice and courier agree, with any offer', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('Karnataka', 'Kerala'),
      fc.option(anyOffer),
      async (wanted, state, offer) => {
        const due = await whatIsDue(wanted, { state, offer });
        expect(new Set(Object.values(due)).size, JSON.stringify(due)).toBe(1);
      },
    ),
    { numRuns: Number(process.env.HONEST_CARTS ?? 25) },
  );
}, 120_000);
