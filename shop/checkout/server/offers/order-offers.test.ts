import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { toRupees } from '#platform/money.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { readPromotions } from '#shop/promotions/server/live-promotions.ts';
import { promotions, promotionUses } from '#shop/promotions/server/tables.ts';
import { makePromotion } from '#shop/promotions/server/testing.ts';
import { editOrder, openEdit } from '../../admin/server/edit-order.ts';
import { priceChange } from '#shop/orders/server/amounts/price-change.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { orderAdjustments } from '#shop/orders/server/amounts/tables.ts';
import { placeOrder } from '../place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { full, newPhone, offerShop, refusalOf, tenOff } from './testing.ts';

const { db, order, sku } = await offerShop();
const config = readShopConfig({});

afterEach(async () => {
  expect(await checkInvariants(db)).toEqual([]);
  await db.update(promotions).set({ endedAt: new Date(Date.now() - 7_200_000) });
});

describe('an order with an offer', () => {
  it('stores the offer as an amount with its shares, and the terms of its day', async () => {
    const id = await makePromotion(db);
    const { orderId, orderNumber } = await order(await makeCustomer(db), { quantity: 2, seen: tenOff(2) });
    const { order: row } = await recordsOf(db, orderId);
    expect(row).toMatchObject({ totalPaise: tenOff(2) * 100, discountPaise: 110_00 });
    expect(row!.charges!.offers).toEqual([
      { id, name: 'Diwali: 10% off', kind: 'percent', percent: 10, scope: { kind: 'order' }, fromPaise: 0 },
    ]);
    const stored = await db.select().from(orderAdjustments).where(eq(orderAdjustments.orderId, orderId));
    expect(stored.map(({ code, name, paise, shares }) => [code, name, paise, shares])).toEqual([
      ['offer', 'Diwali: 10% off', -100_00, [-100_00]],
      ['discount', 'Discount', -10_00, [-10_00]],
      ['platform_fee', 'Platform fee', 7_00, [7_00]],
    ]);
    const email = (await queuedEmails(db)).find(({ data }) => data.orderNumber === orderNumber);
    expect(email!.data.amounts).toContainEqual({ name: 'Diwali: 10% off', paise: -100_00 });
  });

  it('keeps no offers of others in its rules, and none where no offer applies', async () => {
    await makePromotion(db, { fromPaise: 5_000_00 });
    const { orderId } = await order(await makeCustomer(db), { seen: full() });
    const { order: row } = await recordsOf(db, orderId);
    expect(row!.charges).toEqual({ fixedDiscountPaise: 10_00, feePaise: 7_00 });
    expect(await db.$count(promotionUses, eq(promotionUses.orderId, orderId))).toBe(0);
  });

  it('is changed by its stored terms alone, and the email names a lost offer', async () => {
    await makePromotion(db, { fromPaise: 1_000_00 });
    const { orderNumber, orderId } = await order(await makeCustomer(db), { quantity: 3, seen: tenOff(3) });
    await db.update(promotions).set({ endedAt: new Date(0), name: 'Another', percent: 50 });
    const { userId } = await makeStaff(db, 'owner');
    const edit = async (quantity: number) => {
      const { version } = await openEdit(db, { orderNumber, userId });
      const lines = [{ sku, quantity }];
      const by = { userId, namesOf: async () => new Map<number, string>() };
      await editOrder(db, { orderNumber, version, fields: { lines }, dispatch: config, by });
      const { order: row } = await recordsOf(db, orderId);
      return toRupees(row!.totalPaise);
    };
    expect(await edit(2)).toBe(tenOff(2));
    const shown = await priceChange(db, {
      items: [{ sku, quantity: 1 }],
      orderNumber,
      charges: { fixedDiscountPaise: 0, feePaise: 0 },
    });
    expect(shown).toMatchObject({
      total: full(1),
      offers: { missing: { name: 'Diwali: 10% off', amount: 500 } },
    });
    expect(await edit(1)).toBe(full(1));
    const emails = (await queuedEmails(db)).filter(({ template }) => template === 'order-changed');
    expect(emails.at(-1)!.data.lostOffers).toEqual(['Diwali: 10% off']);
    expect(await edit(4)).toBe(tenOff(4));
  });
});

describe('the uses of a promotion', () => {
  it('are given back once when an order is cancelled', async () => {
    const id = await makePromotion(db, { maxUses: 1 });
    const [asha, ravi] = [await makeCustomer(db), await makeCustomer(db)];
    const { orderNumber } = await order(asha, { seen: tenOff() });
    expect(await refusalOf(order(ravi, { seen: tenOff() }))).toEqual({
      code: 'total_changed',
      message:
        '“Diwali: 10% off” is used up. Before, the total was ₹447.00. The total is now ₹497.00. Please check and place the order again.',
    });
    await cancelOrder(db, { ...asha, orderNumber });
    await cancelOrder(db, { ...asha, orderNumber });
    const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
    expect(row!.used).toBe(0);
    await order(ravi, { seen: tenOff() });
    expect(await refusalOf(order(asha, { seen: tenOff() }))).toMatchObject({ code: 'total_changed' });
  });

  it('never go beyond the last one, however many order at once', async () => {
    const rounds = Number(process.env.LAST_USES ?? 1);
    const customers = await Promise.all(Array.from({ length: 50 }, () => makeCustomer(db)));
    for (let round = 0; round < rounds; round += 1) {
      const id = await makePromotion(
        db,
        round % 2 === 0 ? { maxUses: 1 } : { codes: [`LAST${round}`], usesOfCode: 1 },
      );
      const code = round % 2 === 0 ? undefined : `last ${round}`;
      const known = await readPromotions(db);
      const placed = await Promise.all(
        customers.map(async (customer) => {
          const body = makeOrderBody([{ sku, quantity: 1, unitPaise: 500_00 }], {
            totalAmount: tenOff(),
            customerPhone: newPhone(),
            ...(code === undefined ? {} : { promotionCode: code }),
          });
          const codeBy = { ...customer, cart: null, network: undefined };
          return refusalOf(placeOrder(db, { ...customer, order: body, promotions: known, codeBy }));
        }),
      );
      expect(placed.filter((refused) => refused === null)).toHaveLength(1);
      expect(placed.filter((refused) => refused?.code === 'total_changed')).toHaveLength(49);
      expect(await db.$count(promotionUses, eq(promotionUses.promotionId, id))).toBe(1);
      await db
        .update(promotions)
        .set({ endedAt: new Date(0) })
        .where(eq(promotions.id, id));
    }
  }, 300_000);

  it('of a customer have their own limit, over all accounts of an inbox', async () => {
    await makePromotion(db, { perCustomer: 1 });
    const asha = await makeCustomer(db, { email: 'asha.one@gmail.com' });
    const same = await makeCustomer(db, { email: 'ashaone+2@gmail.com' });
    const { orderNumber } = await order(asha, { seen: tenOff() });
    for (const customer of [asha, same])
      expect((await refusalOf(order(customer, { seen: tenOff() })))!.message).toContain(
        'as often as it is given',
      );
    await cancelOrder(db, { ...asha, orderNumber });
    await order(same, { seen: tenOff() });
  });

  it('of a guest have their own limit, over all spellings of an inbox', async () => {
    await makePromotion(db, { perCustomer: 1 });
    const guest = (contactEmail: string) =>
      order({ userId: null, guest: { browser: contactEmail }, contactEmail }, { seen: tenOff() });
    await guest('asha.three@gmail.com');
    expect((await refusalOf(guest('ashathree+1@googlemail.com')))!.message).toContain(
      'as often as it is given',
    );
    await guest('meera.three@gmail.com');
    const asha = await makeCustomer(db, { email: 'ashathree@gmail.com' });
    await order(asha, { seen: tenOff() });
  });
});

describe('an offer for the first order', () => {
  it('knows inbox, phone number and address, and forgets a cancelled order', async () => {
    await makePromotion(db, { isFirstOrder: true });
    const asha = await makeCustomer(db, { email: 'asha.two@gmail.com' });
    const phone = '7999999999';
    const { orderNumber } = await order(asha, { seen: tenOff(), phone, street: '12, Temple Road' });
    const others = [
      [await makeCustomer(db, { email: 'ashatwo@gmail.com' }), {}],
      [await makeCustomer(db), { phone }],
      [await makeCustomer(db), { street: '12 temple  road' }],
    ] as const;
    for (const [customer, same] of others)
      expect((await refusalOf(order(customer, { seen: tenOff(), ...same })))!.message).toContain(
        'is for a first order.',
      );
    await cancelOrder(db, { ...asha, orderNumber });
    await order(others[2][0], { seen: tenOff(), ...others[2][1] });
  });

  it('is given once to a customer who orders five times at once', async () => {
    await makePromotion(db, { isFirstOrder: true });
    const asha = await makeCustomer(db);
    const phone = newPhone();
    const tries = Array.from({ length: 5 }, () => refusalOf(order(asha, { seen: tenOff(), phone })));
    expect((await Promise.all(tries)).filter((refused) => refused === null)).toHaveLength(1);
  });
});

it('an offer that ends while the customer types is named with both totals', async () => {
  await makePromotion(db, { endsAt: new Date(Date.now() - 1_000) });
  expect(await refusalOf(order(await makeCustomer(db), { seen: tenOff() }))).toEqual({
    code: 'total_changed',
    message:
      '“Diwali: 10% off” has ended. Before, the total was ₹447.00. The total is now ₹497.00. Please check and place the order again.',
  });
});
