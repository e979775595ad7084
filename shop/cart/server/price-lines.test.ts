import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { amountLines } from '../amount-lines.ts';
import { itemsPattern, readItems, writeItems } from '../asked-items.ts';
import { priceLines } from './price-lines.ts';

const { db } = await testDatabase();

it('prices items that lie in no cart, with each charge by name', async () => {
  const { id } = await makeProduct(db, { mrpPaise: 50_000, subscribable: true });
  const items = [
    { sku: `${id}`, quantity: 2 },
    { sku: `${id}-120-s60`, quantity: 1 },
  ];
  const asked = writeItems(items);
  expect(asked).toMatch(itemsPattern);
  const priced = await priceLines(db, readItems(asked));
  expect(priced.map(({ price }) => price)).toEqual([500, 637.5]);
  expect(amountLines(priced, usualCharges)).toEqual({
    lines: [
      { code: 'items', name: 'Price (2 items)', amount: 1637.5 },
      { code: 'discount', name: 'Discount', amount: -10 },
      { code: 'platform_fee', name: 'Platform fee', amount: 7 },
    ],
    total: 1634.5,
  });
});

it('says why the shop takes no cash for them', async () => {
  const [oil, saffron] = [
    await makeProduct(db),
    await makeProduct(db, { name: 'Saffron', takesCash: false }),
  ];
  const charges = { ...usualCharges, cash: { fromPaise: 600_00, upToPaise: 0 } };
  const ask = async (items: string) => amountLines(await priceLines(db, readItems(items)), charges).noCash;
  expect(await ask(`${oil.id}:1`)).toContain('from ₹600.00, and ₹497.00 is due');
  expect(await ask(`${oil.id}:2`)).toBeUndefined();
  expect(await ask(`${oil.id}:2,${saffron.id}:1`)).toContain('We do not send Saffron');
});

it('leaves out unknown products, so that the page keeps its own sum', async () => {
  const { id } = await makeProduct(db);
  expect(await priceLines(db, readItems(`${id}:1,999999:1,0:1,1-2-3:1`))).toMatchObject([{ sku: `${id}` }]);
});

it.each(['', '57', '57:0', '57:1,', 'a:1', '57:1;58:1', `${'57:1,'.repeat(50)}57:1`])(
  'reads no items in %j',
  (text) => expect(text).not.toMatch(itemsPattern),
);
