import { expect, test } from 'vitest';
import { usualCharges } from '#shop/cart/totals.ts';
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
    charges: usualCharges,
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

test('an order from the cart says so, and a Buy Now does not', () => {
  const body = (buyNow: boolean) =>
    orderBodyOf({ orderId: newOrderId(), items: [item], charges: usualCharges, address, buyNow });
  expect(placeOrderBody.parse(body(false))).toMatchObject({ fromCart: true });
  expect(body(true)).not.toHaveProperty('fromCart');
  const both = placeOrderBody.safeParse({ ...body(true), fromCart: true });
  expect(both.error?.issues).toMatchObject([
    { message: 'An order is from the cart or a Buy Now, never both.' },
  ]);
});
