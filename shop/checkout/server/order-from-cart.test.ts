// §4 two devices: a cart that one ordered the other cannot order; a restored page reads cart, session and prices
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { removeFromCart } from '#shop/cart/server/remove-from-cart.ts';
import { makeCart } from '#shop/cart/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from './place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();

const nothing = { order: undefined, lines: [], events: [], movements: [], shipments: [], jobs: [] };

describe('an order from the cart', () => {
  it('is refused once another order took its lines, and names that order', async () => {
    const { userId, lines, order } = await cartOfTwo();
    const first = await placeOrder(db, { userId, order: order() });
    const second = order();
    await expect(placeOrder(db, { userId, order: second })).rejects.toMatchObject({
      status: 409,
      code: 'ordered_before',
      message: `You ordered this from another device: ${first.orderNumber}.`,
      extra: { details: { earlierOrderNumber: first.orderNumber } },
    });
    expect(await recordsOf(db, second.orderId)).toEqual(nothing);
    const { fromCart: _, ...plain } = order();
    expect(await placeOrder(db, { userId, order: plain })).toMatchObject({ success: true });
    expect(await stockOf(db, lines[0]!.productId)).toEqual({ stock: 8, movements: 8 });
  });

  it('is placed once when several devices order at the same time', async () => {
    const { userId, order } = await cartOfTwo({ stock: 2 });
    const sent = await Promise.allSettled(
      Array.from({ length: 6 }, () => placeOrder(db, { userId, order: order() })),
    );
    const placed = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.orderNumber] : []));
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
    expect(placed).toHaveLength(1);
    expect(refused).toEqual(Array(5).fill(`You ordered this from another device: ${placed[0]}.`));
  });

  it('gets its first response again under the same orderId', async () => {
    const { userId, order } = await cartOfTwo();
    const body = order();
    const first = await placeOrder(db, { userId, order: body });
    expect(await placeOrder(db, { userId, order: body })).toEqual(first);
  });

  it('is refused for a part that was ordered, removed or reduced', async () => {
    const { userId, owner, lines, order } = await cartOfTwo();
    const [one, other] = lines;
    const { orderNumber } = await placeOrder(db, { userId, order: order([one!]) });
    const refused = (body = order()) => expect(placeOrder(db, { userId, order: body })).rejects;
    await refused().toMatchObject({
      message: `You ordered this from another device: ${orderNumber}. Your cart holds the rest. Please check it and place the order again.`,
    });
    await refused(order([{ ...other!, quantity: 2 }])).toMatchObject({ code: 'left_cart' });
    await removeFromCart(db, { owner, line: `line-${other!.sku}` });
    await refused(order([other!])).toMatchObject({
      message: 'This is no longer in your cart. Please check your cart and place the order again.',
    });
  });

  it('counts neither a Buy Now nor another supply of the product as its lines', async () => {
    const { userId, lines, order } = await cartOfTwo();
    await placeOrder(db, { userId, order: { ...order(), fromCart: undefined, buyNow: true } });
    const longer = { ...lines[0]!, sku: `${lines[0]!.productId}-120`, unitPaise: 75_000 };
    await expect(placeOrder(db, { userId, order: order([longer]) })).rejects.toMatchObject({
      code: 'left_cart',
    });
    expect(await placeOrder(db, { userId, order: order() })).toMatchObject({ success: true });
  });
});

async function cartOfTwo({ stock = 10 } = {}) {
  const { userId } = await makeCustomer(db);
  const products = [await makeProduct(db, { stock }), await makeProduct(db, { stock })];
  const lines = products.map(({ id }) => ({ productId: id, sku: `${id}`, quantity: 1, unitPaise: 50_000 }));
  const owner = await makeCart(db, lines, { userId });
  const order = (of = lines) => makeOrderBody(of, { fromCart: true });
  return { userId, owner, lines, order };
}
