import { expect, it } from 'vitest';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import { toShipmentRequest } from './to-shipment-request.ts';

const address: PostalAddress = {
  name: 'Asha Rao',
  phone: '9811122233',
  addressLine: '12, Lake Road',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600001',
  country: 'India',
};
const order = {
  id: 'a1',
  orderNumber: 'AR-100001',
  placedAt: new Date('2026-11-26T10:00:00Z'),
  address,
  state: 'placed',
  paymentMode: 'COD',
  totalPaise: 597_00,
} as const;
const line = { sku: '57-120', name: 'Neem comb', quantity: 2, unitPaise: 300_00 };

it('asks the courier for the parcel of an order, with the cash of its total', () => {
  expect(toShipmentRequest(order, [{ ...line, weightGrams: 180 }])).toEqual({
    orderId: 'a1',
    orderNumber: 'AR-100001',
    placedAt: '2026-11-26T10:00:00.000Z',
    totalPaise: 597_00,
    collectPaise: 597_00,
    recipient: address,
    items: [{ sku: '57-120', name: 'Neem comb', quantity: 2, unitPricePaise: 300_00, weightGrams: 180 }],
  });
});

it('states no weight that the merchant has not, and no more of a line than needed', () => {
  const stored = { ...line, id: 7, productId: 57, packs: 2, weightGrams: 0 };
  const items = [{ sku: '57-120', name: 'Neem comb', quantity: 2, unitPricePaise: 300_00 }];
  expect(toShipmentRequest(order, [stored]).items).toStrictEqual(items);
  expect(toShipmentRequest(order, [line]).items).toStrictEqual(items);
});
