import { expect, test } from 'vitest';
import type { Address } from '#shop/addresses/contract.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import type { CartItem } from '#shop/cart/contract.ts';
import { placeOrderBody } from './place-order-body.ts';
import { orderBodyOf } from './order-body.ts';
import { newOrderId } from './order-id.ts';

const item: CartItem = {
  lineId: 'line-57-120-s60',
  productId: 57,
  slug: 'ashwagandha',
  productName: 'Ashwagandha Churna',
  price: 573.75,
  quantity: 3,
  imageUrl: '',
  seller: '',
  plan: '120',
  subscribe: true,
  frequencyDays: 60,
  mrp: 750,
  packs: 2,
  parts: [],
  priceWas: null,
  stockQuantity: 9,
  maxQuantity: 9,
  available: true,
  addedAt: '2026-11-01T00:00:00.000Z',
};

const saved = addressFields({ addressLine1: '12 Temple Road', locality: 'Malleshwaram' });
const address: Address = { ...saved, id: 1, isDefault: true };

test('the endpoint accepts the body that the checkout sends', () => {
  const body = orderBodyOf({
    orderId: newOrderId(),
    items: [item],
    payablePaise: 1_718_25,
    address,
    buyNow: true,
  });
  expect(placeOrderBody.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    totalAmount: 1718.25,
    addressLine: '12 Temple Road, Malleshwaram',
    items: [{ sku: '57-120-s60', quantity: 3, price: 573.75 }],
    buyNow: true,
  });
});

test('a gift may have no message, and a message that no paper can print is refused', () => {
  const given = { orderId: newOrderId(), items: [item], payablePaise: 1_718_25, address, buyNow: true };
  const read = (message: string) => placeOrderBody.safeParse(orderBodyOf({ ...given, gift: { message } }));
  expect(read('').data?.gift).toEqual({ message: '' });
  expect(read(' For Kavya,\nwith love 🎂 ').data?.gift).toEqual({ message: 'For Kavya, with love 🎂' });
  const problems = ['x'.repeat(201), '🎂', '生日快乐'].map((text) => read(text).error?.issues[0]?.message);
  expect(problems).toEqual([
    'The message can have 200 characters at most',
    'The message has only pictures. Please write it in letters.',
    'Please write the message in Latin letters or in a script of India.',
  ]);
  expect(orderBodyOf(given)).not.toHaveProperty('gift');
});

test('an order from the cart says so, and a Buy Now does not', () => {
  const body = (buyNow: boolean) =>
    orderBodyOf({ orderId: newOrderId(), items: [item], payablePaise: 1_718_25, address, buyNow });
  expect(placeOrderBody.parse(body(false))).toMatchObject({ fromCart: true });
  expect(body(true)).not.toHaveProperty('fromCart');
  const both = placeOrderBody.safeParse({ ...body(true), fromCart: true });
  expect(both.error?.issues).toMatchObject([
    { message: 'An order is from the cart or a Buy Now, never both.' },
  ]);
});
