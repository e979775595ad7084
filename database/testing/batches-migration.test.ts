import { expect, it } from 'vitest';
import { restock } from '#shop/catalog/server/stock/restock.ts';
import { takeOrderBatches } from '#shop/orders/server/transition-order.ts';
import { batchesComplete } from '../invariants/stock.ts';
import { olderShop } from './older-shop.ts';

const shop = olderShop();
const idOf = (n: number) => `6a1c1a53-6a8f-4c56-8d6a-0c9f5ba1a00${n}`;
const states = ['placed', 'confirmed', 'packed', 'shipped', 'cancelled'];

it('gives every product an opening stock that holds stock and unpacked orders', async () => {
  await shop.migrateBefore('stock-batches');
  const order = (state: string, n: number) => `
    insert into orders (id, order_number, body_hash, state, subtotal_paise, discount_paise, fee_paise, total_paise, address)
      values ('${idOf(n)}', 'AR-${n}', '', '${state}', 0, 0, 0, 0, '{}');
    insert into order_events (order_id, state, actor) values ('${idOf(n)}', '${state}', 'shopper');
    insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise) values ('${idOf(n)}', 1, '1', 'Oil', 2, 0);
    insert into stock_movements (product_id, change, reason, order_id) values (1, -2, 'ordered', '${idOf(n)}');`;
  await shop.run(`
    insert into categories (id, slug, name) values (1, 'all', 'All');
    insert into products (id, slug, name, description, mrp_paise, stock, quantity, unit, category_id) values
      (1, 'oil', 'Oil', '', 100, 2, 1, 'ml', 1), (2, 'comb', 'Comb', '', 100, 0, 1, 'pcs', 1);
    insert into stock_movements (product_id, change, reason) values (1, 10, 'opening');
    ${states.map(order).join('')}
    insert into stock_movements (product_id, change, reason, order_id) values (1, 2, 'cancelled', '${idOf(4)}');`);
  const { db, rows } = await shop.migrate();
  const held = () => rows('select product_id, number, units from batches');
  const toState = (n: number, state: string) =>
    shop.run(`update orders set state = '${state}' where id = '${idOf(n)}'`);
  const broken = async () =>
    (
      await Promise.all(batchesComplete.checks.map(({ query }) => rows(query.replaceAll('{step}', 'true'))))
    ).flat();
  expect(await held()).toEqual([{ product_id: 1, number: '', units: 6 }]);
  expect(await broken()).toEqual([]);

  await toState(2, 'cancelled');
  await restock(db, { orderId: idOf(2) });
  expect(await held()).toEqual([{ product_id: 1, number: '', units: 8 }]);
  await toState(1, 'packed');
  await takeOrderBatches(db, { orderId: idOf(1) });
  expect(await held()).toEqual([{ product_id: 1, number: '', units: 6 }]);
  expect(await broken()).toEqual([]);
});
