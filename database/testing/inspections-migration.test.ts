import { expect, it } from 'vitest';
import { foundUnits } from '#shop/fulfilment/admin/server/inspection/found-units.ts';
import { returnsCredited } from '../invariants/returns.ts';
import { olderShop } from './older-shop.ts';

const shop = olderShop();
const idOf = (n: number) => `6a1c1a53-6a8f-4c56-8d6a-0c9f5ba1a00${n}`;
const changes = [11, 12].map((n) => `6a1c1a53-6a8f-4c56-8d6a-0c9f5ba1a0${n}`);

/** A parcel that the courier brought back, one that waits, and returns that were inspected, refused by an inspection and refused before. */
const olderRows = `
  insert into users (id, email, first_name, last_name) values (1, 'asha@example.org', 'Asha', '');
  insert into categories (id, slug, name) values (1, 'all', 'All');
  insert into products (id, slug, name, description, mrp_paise, stock, quantity, unit, category_id) values
    (1, 'oil', 'Oil', '', 100, 2, 1, 'ml', 1);
  ${[1, 2, 3, 4, 5]
    .map(
      (n) => `
    insert into orders (id, order_number, body_hash, state, subtotal_paise, discount_paise, fee_paise, total_paise, address)
      values ('${idOf(n)}', 'AR-${n}', '', '${n < 3 ? 'returned' : 'delivered'}', 0, 0, 0, 0, '{}');
    insert into order_lines (id, order_id, product_id, sku, name, quantity, unit_paise) values (${n}, '${idOf(n)}', 1, '1', 'Oil', 3, 0);`,
    )
    .join('')}
  insert into inspections (order_id, done_at, author_id) values ('${idOf(1)}', '2026-11-01T05:00Z', 1), ('${idOf(2)}', null, null);
  insert into inspected_units (order_id, order_line_id, product_id, outcome, units, change_id) values
    ('${idOf(1)}', 1, 1, 'sellable', 1, '${changes[0]}'), ('${idOf(1)}', 1, 1, 'damaged', 2, null);
  ${[3, 4, 5]
    .map(
      (n) => `
    insert into returns (id, request_id, order_id, state, reason, asked_by, refund_paise) values
      (${n}, '${idOf(n)}', '${idOf(n)}', '${n === 3 ? 'inspected' : 'refused'}', 'damaged', 'customer', ${n === 3 ? 100 : 'null'});
    insert into return_lines (return_id, order_line_id, quantity, refunded_quantity) values (${n}, ${n}, 2, ${n === 3 ? 2 : n === 4 ? 0 : 'null'});
    insert into return_events (return_id, state, actor, author_id, at) values
      (${n}, 'requested', 'customer', null, '2026-11-02T05:00Z'), (${n}, '${n === 3 ? 'inspected' : 'refused'}', 'staff', 1, '2026-11-03T05:00Z');`,
    )
    .join('')}
  insert into return_units (return_id, order_line_id, product_id, outcome, units, change_id) values
    (3, 3, 1, 'sellable', 1, '${changes[1]}'), (3, 3, 1, 'missing', 1, null), (4, 4, 1, 'damaged', 2, null);
  update users set first_name = 'Asha Rao' where id = 1;`;

it('carries inspections of parcels and of returns over, with their authors', async () => {
  await shop.migrateBefore('one-inspection');
  await shop.run(olderRows);
  const { db, rows } = await shop.migrate();
  const inspections = await rows(`
    select order_number, kind, to_char(done_at at time zone 'UTC', 'DD HH24') as done, author_name, returns.id as "returnId", inspections.id
    from inspections join orders on orders.id = inspections.order_id left join returns on inspection_id = inspections.id order by 1`);
  expect(inspections.map((row) => Object.values(row).slice(0, -1))).toEqual([
    ['AR-1', 'parcel', '01 05', 'Asha', null],
    ['AR-2', 'parcel', null, '', null],
    ['AR-3', 'return', '03 05', 'Asha', 3],
    ['AR-4', 'return', '03 05', 'Asha', 4],
  ]);
  const found = await Promise.all(inspections.map(({ id }) => foundUnits(db, { id: Number(id) })));
  const counts = found.map((units) =>
    units.map(({ sellable, damaged, missing }) => [sellable, damaged, missing]),
  );
  expect(counts).toEqual([[[1, 2, 0]], [], [[1, 0, 1]], [[0, 2, 0]]]);
  const units = await rows('select change_id from inspected_units where change_id is not null order by 1');
  expect(units.map(({ change_id: id }) => id)).toEqual(changes);
  const { query } = returnsCredited.checks.find(({ name }) => name.startsWith('inspected returns'))!;
  expect(await rows(query.replaceAll('{step}', 'true'))).toEqual([]);
});

it('inspects a parcel once, and lets the new row of a return take the next number', async () => {
  const { rows } = await shop.migrate();
  const again = rows(`insert into inspections (order_id) values ('${idOf(2)}')`);
  await expect(again).rejects.toThrow();
  const [next] = await rows(`
    insert into inspections (kind, order_id, done_at) values ('return', '${idOf(5)}', now())
    returning id > (select max(id) from inspections) as "isNew"`);
  expect(next).toEqual({ isNew: true });
});
