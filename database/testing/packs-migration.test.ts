import { expect, it } from 'vitest';
import { restock } from '#shop/catalog/server/stock/restock.ts';
import { olderShop } from './older-shop.ts';

const shop = olderShop();
const orderId = '6a1c1a53-6a8f-4c56-8d6a-0c9f5ba1a001';

it('keeps older orders right, and clears the stock of the demo combos by a movement', async () => {
  await shop.migrateBefore('packs-and-parts');
  await shop.run(`
    insert into categories (id, slug, name) values (1, 'all', 'All');
    insert into products (id, slug, name, description, mrp_paise, stock, quantity, unit, category_id) values
      (1, 'triphala-tablets', 'Tablets', '', 100, 210, 1, 'tablets', 1), (2, 'amla-juice', 'Juice', '', 100, 137, 1, 'ml', 1),
      (3, 'daily-three-fruits-combo', 'Combo', '', 100, 68, 1, 'kit', 1), (4, 'focus-desk-combo', 'Combo', '', 100, 3, 1, 'kit', 1);
    insert into stock_movements (product_id, change, reason) values (1, 210, 'opening'), (2, 137, 'opening'), (3, 71, 'opening'), (4, 3, 'opening');
    insert into orders (id, order_number, body_hash, state, subtotal_paise, discount_paise, fee_paise, total_paise, address)
      values ('${orderId}', 'AR-1', '', 'placed', 0, 0, 0, 0, '{}');
    insert into order_lines (order_id, product_id, sku, name, supply_days, quantity, unit_paise) values ('${orderId}', 3, '3-180', 'Combo', '180', 3, 0);
    insert into stock_movements (product_id, change, reason, order_id) values (3, -3, 'ordered', '${orderId}');`);
  const { db, rows } = await shop.migrate();
  const stocks = () =>
    rows(
      'select id, stock, (select sum(change)::int from stock_movements where product_id = products.id) as moved from products order by id',
    );
  const after = [
    { id: 1, stock: 210, moved: 210 },
    { id: 2, stock: 137, moved: 137 },
    { id: 3, stock: 0, moved: 0 },
    { id: 4, stock: 3, moved: 3 },
  ];
  expect(await stocks()).toEqual(after);
  expect(await rows('select combo_id, part_id from combo_parts order by part_id')).toEqual([
    { combo_id: 3, part_id: 1 },
    { combo_id: 3, part_id: 2 },
  ]);
  expect(await rows('select packs, parts from order_lines')).toEqual([{ packs: 1, parts: [] }]);
  await restock(db, { orderId });
  expect(await stocks()).toEqual(after);
});
