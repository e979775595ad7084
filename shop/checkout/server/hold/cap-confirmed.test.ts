// §7 the caps of open cash orders count an inbox, also without an account, once its link confirms
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeOrderBody, stockOf } from '#shop/orders/server/testing.ts';
import { signConfirmLink } from '#shop/orders/server/tracking/signed-links.ts';
import type { OrderCaps } from '../../order-caps.ts';
import { placeOrder } from '../place-order.ts';
import { answerHold, releaseOrder, theShop } from './answer-hold.ts';
import { codeOf, dispatch, knowPincodes, noRules } from './testing.ts';

const { db } = await testDatabase();
await knowPincodes(db);
const caps: OrderCaps = {
  openPerCustomer: 4,
  openPerPhone: 9,
  perDay: 9,
  linesPerProduct: 1,
};
const newCustomers = {
  perNetwork: 10_000,
  openTogether: 10_000,
  network: '203.0.113.9',
};

let phones = 6_500_000_000;

/** Places an order without an account that waits for its customer. Each has another phone and street. */
async function placeFor(contactEmail: string, productId: number, quantity = 1) {
  phones += 1;
  const { orderNumber } = await placeOrder(db, {
    userId: null,
    guest: { browser: `b${phones}` },
    contactEmail,
    caps,
    newCustomers,
    holdRules: { ...noRules, firstOrder: true },
    order: makeOrderBody([{ sku: `${productId}`, quantity, unitPaise: 5_000 }], {
      customerPhone: String(phones),
      addressLine: `${phones} Hill Street`,
    }),
  });
  return orderNumber;
}

const confirm = (orderNumber: string) =>
  codeOf(
    answerHold(db, {
      act: 'confirm',
      token: signConfirmLink(orderNumber),
      version: 0,
      dispatch,
      caps,
    }),
  );

async function confirmEach(emails: string[], productId: number, quantity = 1) {
  const said = [];
  for (const email of emails) said.push(await confirm(await placeFor(email, productId, quantity)));
  return said;
}

const times = (many: number, spell: (n: number) => string) =>
  Array.from({ length: many }, (_, n) => spell(n));

describe('orders without an account that their links confirm', () => {
  it('are capped for an inbox, however it is spelt', async () => {
    const { id } = await makeProduct(db, { stock: 900, mrpPaise: 5_000 });
    const spellings = ['e.vil@gmail.com', 'evil+3@googlemail.com', 'e.v.i.l@gmail.com', 'evil@gmail.com'];
    expect(await confirmEach(spellings, id)).toEqual(Array(4).fill('done'));
    expect(await confirmEach(['evil+5@gmail.com'], id)).toEqual(['too_many_open_orders']);
    expect(await confirmEach(['other@gmail.com'], id)).toEqual(['done']);
  });

  it('are capped for an inbox when all are confirmed at once', async () => {
    const { id } = await makeProduct(db, { stock: 900, mrpPaise: 5_000 });
    const placed = [];
    for (let n = 0; n < 8; n += 1) placed.push(await placeFor(`atonce+${n}@outlook.com`, id));
    const said = await Promise.all(placed.map(confirm));
    expect(said.filter((code) => code === 'done')).toHaveLength(4);
  });

  it('hold as many units of a product as those of an account', async () => {
    const { id } = await makeProduct(db, {
      stock: 900,
      mrpPaise: 5_000,
      maxPerLine: 2,
    });
    const said = await confirmEach(
      times(4, (n) => `units+${n}@gmail.com`),
      id,
      2,
    );
    expect(said).toEqual(['done', 'done', 'done', 'too_many_open_units']);
  });

  it('leave half of a stock to others than one domain, until staff release them', async () => {
    const { id } = await makeProduct(db, {
      stock: 20,
      mrpPaise: 5_000,
      maxPerLine: 4,
    });
    const said = await confirmEach(
      times(4, (n) => `u${n}@mail${n % 2}.catch-all.example`),
      id,
      3,
    );
    expect(said).toEqual(['done', 'done', 'done', 'many_of_domain']);
    const next = await placeFor('u9@catch-all.example', id, 3);
    expect(await confirm(next)).toBe('many_of_domain');
    await releaseOrder(db, { orderNumber: next, by: theShop, dispatch });
    expect(await confirmEach(['someone@gmail.com'], id, 2)).toEqual(['done']);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('of many inboxes at an open host sell the whole stock', async () => {
    const { id } = await makeProduct(db, {
      stock: 20,
      mrpPaise: 5_000,
      maxPerLine: 4,
    });
    const said = await confirmEach(
      times(5, (n) => `buyer${n}x@gmail.com`),
      id,
      4,
    );
    expect(said).toEqual(Array(5).fill('done'));
    expect((await stockOf(db, id)).stock).toBe(0);
  });
});
