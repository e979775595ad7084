// §7 the units of a product are capped over all lines of an order, and over the open orders of a customer, a mobile number and an address
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { isRefusal } from '#platform/refusal.ts';
import { makeCombo, makeProduct } from '#shop/catalog/server/testing.ts';
import type { OrderCaps } from '../../order-caps.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();
const caps: OrderCaps = { openPerCustomer: 99, openPerPhone: 99, perDay: 99, linesPerProduct: 1 };
const subscribed = { name: 'Bhringraj Oil', subscribable: true, stock: 140 } as const;

let phones = 6_500_000_000;
const newPhone = () => String((phones += 1));
let houses = 0;
const newHouse = () => `${(houses += 1)} Temple Road`;

const pricePaise: Record<string, number> = { '': 50_000, '-120': 75_000, '-180': 100_000, '-s30': 42_500 };

type UnitsBySku = Record<string, number>;
type Recipient = Partial<Pick<PlaceOrderBody, 'customerPhone' | 'addressLine' | 'pincode'>>;

/** Orders units by sku from a new phone and address. */
async function order(userId: number, wanted: UnitsBySku, recipient: Recipient = {}, given = caps) {
  const lines = Object.entries(wanted).map(([sku, quantity]) => {
    const unitPaise = pricePaise[/^\d+(-s?\d+)?/.exec(sku)?.[1] ?? '']!;
    return { sku, quantity, unitPaise };
  });
  const at = { customerPhone: newPhone(), addressLine: newHouse(), ...recipient };
  return placeOrder(db, { userId, order: makeOrderBody(lines, at), caps: given });
}

async function resultOf(placing: Promise<unknown>): Promise<string> {
  try {
    await placing;
    return 'placed';
  } catch (error) {
    return isRefusal(error) ? error.code : String(error);
  }
}

async function newCustomer(): Promise<number> {
  return (await makeCustomer(db)).userId;
}

describe('one order', () => {
  it('holds at most the limit of a product over all its supplies and frequencies', async () => {
    const { id } = await makeProduct(db, subscribed);
    const userId = await newCustomer();
    await expect(order(userId, { [id]: 6, [`${id}-120`]: 3, [`${id}-s30`]: 4 })).rejects.toMatchObject({
      status: 409,
      code: 'too_many',
      message:
        'One order holds at most 10 of Bhringraj Oil, over all supplies and deliveries. Please take out 3.',
    });
    expect((await stockOf(db, id)).stock).toBe(140);
    await order(userId, { [id]: 5, [`${id}-120`]: 3, [`${id}-180`]: 2 });
  });

  it('counts the parts of combos with the product itself', async () => {
    const { id } = await makeProduct(db, subscribed);
    const kits = await Promise.all([2, 2].map((quantity) => makeCombo(db, [{ partId: id, quantity }])));
    const userId = await newCustomer();
    const both = { [kits[0]!.id]: 8, [kits[1]!.id]: 8 };
    await expect(order(userId, both)).rejects.toMatchObject({
      message:
        'At most 30 packs of Bhringraj Oil can be under way to you before you pay, also in combos. Please take some out.',
    });
    expect(await resultOf(order(userId, { [kits[0]!.id]: 10, [id]: 10 }))).toBe('placed');
    expect(await resultOf(order(userId, { [kits[1]!.id]: 1 }))).toBe('too_many_open_units');
  });

  it('of the largest line fits, also where a combo holds more than its part may', async () => {
    const { id } = await makeProduct(db, subscribed);
    const kit = await makeCombo(db, [{ partId: id, quantity: 4 }]);
    expect(await resultOf(order(await newCustomer(), { [`${id}-180`]: 10 }))).toBe('placed');
    expect(await resultOf(order(await newCustomer(), { [kit.id]: 10 }))).toBe('placed');
  });
});

describe('open orders of a customer', () => {
  it('hold at most one largest line of a product, and the refusal says what to do', async () => {
    const { id } = await makeProduct(db, subscribed);
    const userId = await newCustomer();
    const { orderNumber } = await order(userId, { [`${id}-180`]: 8 });
    await expect(order(userId, { [id]: 10 })).rejects.toMatchObject({
      status: 409,
      code: 'too_many_open_units',
      message:
        'Your orders under way hold 24 packs of Bhringraj Oil, and at most 30 can be under way before you pay. Please order at most 6 packs more, wait until an order arrives, or cancel one in My Orders.',
    });
    await order(userId, { [id]: 6 });
    expect(await resultOf(order(userId, { [id]: 1 }))).toBe('too_many_open_units');
    expect((await stockOf(db, id)).stock).toBe(110);
    await cancelOrder(db, { userId, orderNumber });
    expect(await resultOf(order(userId, { [id]: 10 }))).toBe('placed');
  });

  it('leave other products free', async () => {
    const [oil, tea] = [await makeProduct(db, subscribed), await makeProduct(db)];
    const userId = await newCustomer();
    await order(userId, { [`${oil.id}-180`]: 10 });
    expect(await resultOf(order(userId, { [tea.id]: 2 }))).toBe('placed');
  });

  it('count when eight are placed at once', async () => {
    const { id } = await makeProduct(db, subscribed);
    const userId = await newCustomer();
    const results = await Promise.all(Array.from({ length: 8 }, () => resultOf(order(userId, { [id]: 10 }))));
    expect(results.filter((result) => result === 'placed')).toHaveLength(3);
  });

  it('hold more where the merchant allows more lines', async () => {
    const { id } = await makeProduct(db, subscribed);
    const userId = await newCustomer();
    const roomy = { ...caps, linesPerProduct: 2 };
    await order(userId, { [`${id}-180`]: 10 }, {}, roomy);
    expect(await resultOf(order(userId, { [`${id}-180`]: 10 }, {}, roomy))).toBe('placed');
    expect(await resultOf(order(userId, { [id]: 1 }, {}, roomy))).toBe('too_many_open_units');
  });
});

const phone = () => ({ customerPhone: newPhone() });

describe('open orders of several accounts', () => {
  it.each([
    ['a mobile number', phone, 'too_many_units_to_phone'],
    ['an address', () => ({ addressLine: newHouse() }), 'too_many_units_to_address'],
  ])('to %s hold at most about one largest line', async (_, place, code) => {
    const { id } = await makeProduct(db, subscribed);
    const recipient = place();
    const results = [];
    for (let n = 0; n < 6; n += 1)
      results.push(await resultOf(order(await newCustomer(), { [id]: 10 }, recipient)));
    expect(results).toEqual(['placed', 'placed', 'placed', code, code, code]);
    expect((await stockOf(db, id)).stock).toBe(110);
  });

  it('to an address count however it is typed, and not to the house next door', async () => {
    const { id } = await makeProduct(db, subscribed);
    const typed = ['7-B, Lotus Apts', '7 b LOTUS APTS.', '7/B Lotus  Apts'];
    for (const addressLine of typed) await order(await newCustomer(), { [id]: 10 }, { addressLine });
    const again = order(await newCustomer(), { [id]: 10 }, { addressLine: '7b, Lotus Apts' });
    expect(await resultOf(again)).toBe('too_many_units_to_address');
    const elsewhere = [
      { addressLine: '8-B, Lotus Apts' },
      { addressLine: '7-B, Lotus Apts', pincode: '560004' },
    ];
    for (const place of elsewhere)
      expect(await resultOf(order(await newCustomer(), { [id]: 10 }, place))).toBe('placed');
  });

  it('to addresses in Hindi are told apart', async () => {
    const { id } = await makeProduct(db, subscribed);
    await order(await newCustomer(), { [`${id}-180`]: 10 }, { addressLine: 'मकान ७, गांधी मार्ग' });
    const other = order(await newCustomer(), { [id]: 10 }, { addressLine: 'मकान ८, नेहरू मार्ग' });
    expect(await resultOf(other)).toBe('placed');
  });

  it('leave a single unit to the owner of a number that a stranger typed', async () => {
    const { id } = await makeProduct(db, subscribed);
    const recipient = { ...phone(), addressLine: newHouse() };
    await order(await newCustomer(), { [`${id}-180`]: 10 }, recipient);
    const owner = await newCustomer();
    expect(await resultOf(order(owner, { [id]: 4 }, recipient))).toBe('too_many_units_to_phone');
    expect(await resultOf(order(owner, { [`${id}-180`]: 1 }, recipient))).toBe('placed');
    expect(await resultOf(order(owner, { [id]: 1 }, recipient))).toBe('too_many_units_to_phone');
  });

  it('stop no customer who has received an order at the number and the address', async () => {
    const { id } = await makeProduct(db, subscribed);
    const recipient = { ...phone(), addressLine: newHouse() };
    const owner = await newCustomer();
    const { orderNumber } = await order(owner, { [id]: 1 }, recipient);
    await db.update(orders).set({ state: 'delivered' }).where(eq(orders.orderNumber, orderNumber));
    for (let n = 0; n < 2; n += 1)
      await resultOf(order(await newCustomer(), { [`${id}-180`]: 10 }, recipient));
    expect(await resultOf(order(owner, { [id]: 10 }, recipient))).toBe('placed');
  });

  it('count no orders of staff and of subscriptions', async () => {
    const { id } = await makeProduct(db, subscribed);
    const userId = await newCustomer();
    const body = () => makeOrderBody([{ sku: `${id}-180`, quantity: 10, unitPaise: 100_000 }]);
    await placeOrder(db, { userId, order: body(), actor: 'staff' });
    await placeOrder(db, { userId, order: body(), actor: 'system' });
    expect(await resultOf(order(userId, { [id]: 10 }))).toBe('placed');
  });
});
