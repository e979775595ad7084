import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import type { PreviewedCart } from '#shop/checkout/admin/charges-preview.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { changeEntity } from '#platform/server/changes/change-entity.ts';
import { deleteCategory } from '#shop/catalog/admin/server/edit-categories.ts';
import { category, settingThatNames } from '../entity-kinds.ts';
import { openSettings } from '../testing/open-settings.ts';

const { db } = await testDatabase();
const { call, save, of } = await openSettings({ SHOP_DEMO: 'on' }, db);

async function preview(values: Record<string, string>) {
  const { status, body } = await call('POST', '/preview-charges', { values });
  return { status, body, carts: (body as unknown as { carts: PreviewedCart[] }).carts };
}

it('the preview shows products until there are orders', async () => {
  const { id, name } = await makeProduct(db, { mrpPaise: 300_00, discountPercent: 0, published: true });
  const first = await preview({ DELIVERY_CHARGE_RUPEES: '40', DELIVERY_FREE_RUPEES: '300' });
  expect(first.carts).toMatchObject([{ name, units: 1, now: { total: 297 }, typed: { total: 337 } }]);
  const body = makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 300_00 }]);
  const { orderNumber } = await placeOrder(db, { ...(await makeCustomer(db)), order: body });
  const { carts } = await preview({ DELIVERY_CHARGE_RUPEES: '40', PLATFORM_FEE_RUPEES: '0' });
  expect(carts).toMatchObject([{ name: orderNumber, units: 2, now: { total: 597 }, typed: { total: 630 } }]);
  expect(carts[0]!.typed.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['items', 600],
    ['discount', -10],
    ['delivery', 40],
    ['platform_fee', 0],
  ]);
  expect((await of('DELIVERY_CHARGE_RUPEES')).value).toBe('');
});

it('the preview keeps saved charges that nobody types, and an empty field is none', async () => {
  expect((await save({ DELIVERY_CHARGE_RUPEES: '25' })).status).toBe(200);
  const { carts } = await preview({ PLATFORM_FEE_RUPEES: '' });
  expect(carts[0]).toMatchObject({ now: { total: 622 }, typed: { total: 622 } });
  expect((await preview({ DELIVERY_CHARGE_RUPEES: '' })).carts[0]!.typed.total).toBe(597);
});

it('a category of free delivery is one of the shop, and keeps its name', async () => {
  const { id } = await makeCategory(db, { name: 'Hair oils' });
  expect(await save({ DELIVERY_FREE_CATEGORIES: 'hair oils; Saops' })).toMatchObject({
    status: 400,
    body: { fields: { DELIVERY_FREE_CATEGORIES: 'has no category “Saops”' } },
  });
  expect((await save({ DELIVERY_FREE_CATEGORIES: 'HAIR OILS' })).status).toBe(200);
  const by = { userId: null, namesOf: async () => new Map() };
  const named = { code: 'named_by_setting', status: 409 };
  const renamed = changeEntity(db, category, { id: `${id}`, version: 0, fields: { name: 'Oils' }, by });
  await expect(renamed).rejects.toMatchObject(named);
  const gone = deleteCategory(db, { id, kind: category, settingThatNames, by });
  await expect(gone).rejects.toMatchObject(named);
  expect((await save({ DELIVERY_FREE_CATEGORIES: null })).status).toBe(200);
});

it('the preview names a wrong charge in words, and reads no other setting', async () => {
  expect(await preview({ DELIVERY_CHARGE_RUPEES: '4.5' })).toMatchObject({
    status: 200,
    body: { carts: [], problem: 'Delivery charge must be rupees from 0 to 1000.' },
  });
  expect((await preview({ SHOP_DEMO: 'off', MAIL_URL: 'x' })).carts[0]!.typed.total).toBe(622);
});
