// §9 the demo is removed for good by `npm run seed -- --remove-demo` or on screen, with its test orders and all that hangs on them; own products and orders
// stay
import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '#platform/india-time.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts';
import { copyDataFolder } from '../testing/copy-data-folder.ts';
import { databaseAt } from '../template.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aranya-demo-'));
const [real, test] = [randomUUID(), randomUUID()];
let postgres: EmbeddedPostgres | undefined;

beforeAll(async () => {
  await copyDataFolder(dataDir, 'migrated');
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await query(postgres.ownerUrl, goods);
  const log = `insert into change_log (kind, entity_id, action, after) values ('product', '2', 'create', '{}');`;
  await query(postgres.shopUrl, orderOf(real, 'ARY-REAL', 2) + orderOf(test, 'ARY-TEST', 1) + filed + log);
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A shop with a product of the demo and an own one, and an order of each with cash, a change and a filed month. */
const goods = `
  insert into categories (id, slug, name) values (1, 'oils', 'Oils');
  insert into products (id, slug, name, description, mrp_paise, stock, quantity, unit, category_id, is_demo) values
    (1, 'demo', 'Demo', '', 100, 0, 1, 'ml', 1, true), (2, 'own', 'Own', '', 100, 0, 1, 'ml', 1, false);`;
const orderOf = (id: string, number: string, product: number) => `
  insert into orders (id, order_number, body_hash, subtotal_paise, discount_paise, fee_paise, total_paise, address)
    values ('${id}', '${number}', '', 0, 0, 0, 0, '{}');
  insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise) values ('${id}', ${product}, '1', 'Oil', 1, 0);
  insert into cash_dues (order_id, order_number, courier, due_paise, open_paise, since) values ('${id}', '${number}', 'c', 100, 100, now());
  insert into cash_entries (order_id, courier, kind, paise) values ('${id}', 'c', 'due', 100);
  insert into change_log (kind, entity_id, action, after) values ('order', '${number}', 'create', '{}');
  insert into returns (id, request_id, order_id, reason, asked_by) values (${product}, gen_random_uuid(), '${id}', 'damaged', 'staff');
  insert into change_log (kind, entity_id, action, after) values ('return', '${product}', 'create', '{}');`;
const filed = `insert into gst_returns (month, sheets, totals, author_id, closed_at)
  values ('${dayOf(new Date()).slice(0, 7)}', '{}', '{}', 1, now());`;

const ownHistory = `select (select count(*)::int from cash_entries where order_id = '${real}') as cash,
  (select count(*)::int from change_log where (kind, entity_id) in (('order', 'ARY-REAL'), ('return', '2'), ('product', '2'))) as log,
  (select count(*)::int from gst_returns) as filed`;
const removeAll = 'select remove_test_orders(500)';

/** Statements that an attacker with SQL in the shop may try before the call, and whether PostgreSQL refuses it. */
const attacks: [what: string, statements: string, refusedAs?: string][] = [
  ['marks an own product', 'update products set is_demo = true where id = 2', '42501'],
  [
    'inserts a product with the mark',
    `insert into products (id, slug, name, description, mrp_paise, stock, quantity, unit, category_id, is_demo)
      values (9, 'x', 'X', '', 100, 0, 1, 'ml', 1, true)`,
    '42501',
  ],
  [
    'marks one by an insert that changes it',
    `insert into products (id, slug, name, description, mrp_paise, stock, quantity, unit, category_id) values (2, 'own', 'X', '', 1, 0, 1, 'ml', 1)
      on conflict (id) do update set is_demo = true`,
    '42501',
  ],
  [
    'marks one by a merge',
    'merge into products using (select 2 as id) as own on products.id = own.id when matched then update set is_demo = true',
    '42501',
  ],
  [
    'gives the mark of a product to another number',
    `delete from order_lines; update products set id = 5 where id = 2; update products set id = 2 where id = 1`,
    '42501',
  ],
  [
    'stands in for the list of owners, so that it may mark a product',
    `create temporary table pg_class as select 'products'::regclass::oid as oid, current_user::regrole::oid as relowner;
      update products set is_demo = true where id = 2`,
    '42501',
  ],
  ['lets the order name a product of the demo', 'update order_lines set product_id = 1'],
  [
    'writes the lines anew',
    `delete from order_lines; insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise)
      values ('${real}', 1, '1', 'Demo', 1, 0)`,
  ],
  [
    'writes the order anew',
    `delete from order_lines; delete from returns; delete from orders where id = '${real}';
      insert into orders (id, order_number, body_hash, subtotal_paise, discount_paise, fee_paise, total_paise, address)
        values ('${real}', 'ARY-REAL', '', 0, 0, 0, 0, '{}');
      insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise) values ('${real}', 1, '1', 'Demo', 1, 0)`,
  ],
  [
    'gives its number to a test order',
    `update orders set order_number = 'OTHER' where id = '${real}'; update orders set order_number = 'ARY-REAL' where id = '${test}'`,
  ],
  [
    'gives the number of a product to a test order',
    `update orders set order_number = '2' where id = '${test}'`,
  ],
  [
    'gives its return to a test order',
    `delete from returns where id = 2; update returns set id = 2 where order_id = '${test}'`,
  ],
  [
    'deletes its documents, so that the month seems to hold test orders',
    `delete from invoices; delete from returns where id = 2; delete from order_lines where order_id = '${real}'; delete from orders where id = '${real}'`,
    '42501',
  ],
  [
    'deletes it alone, so that the month seems to hold test orders',
    `delete from returns where id = 2; delete from order_lines where order_id = '${real}'; delete from orders where id = '${real}'`,
  ],
  ['forgets what is the merchant’s own', 'delete from own_records', '42501'],
  ['writes it anew', `update own_records set entity_id = 'x'`, '42501'],
  ['empties it', 'truncate own_records', '42501'],
  [
    'writes the day anew',
    `insert into own_records values ('order', '${real}', '2099-01-01') on conflict (kind, entity_id) do update set noted_at = excluded.noted_at`,
    '42501',
  ],
  [
    'stands in with tables of its own',
    `create temporary table own_records (kind text, entity_id text, noted_at timestamptz);
      create temporary table test_orders as select id, order_number from orders;
      create temporary table products as select id, true as is_demo, 0 as stock from public.products;
      set search_path = pg_temp, public`,
  ],
  [
    'takes the function',
    `create or replace function remove_test_orders(most integer, out removed uuid[], out pictures text[]) language sql as $$ select null, null $$`,
    '42501',
  ],
  ['changes its path', 'alter function remove_test_orders(integer) set search_path = pg_temp', '42501'],
  ['takes the view', 'create or replace view test_orders as select id, order_number from orders', '42501'],
  [
    'takes what says which lines are of the demo',
    'create or replace function line_is_of_demo(product_id integer, parts jsonb) returns boolean language sql as $$ select true $$',
    '42501',
  ],
  [
    'takes away the trigger that notes own orders',
    'drop trigger order_lines_note_own on order_lines',
    '42501',
  ],
  ['switches it off', 'alter table order_lines disable trigger order_lines_note_own', '42501'],
];

describe('the shop’s role', () => {
  let shopUrl = '';
  let ownerUrl = '';

  beforeEach(async () => {
    const name = `demo_${randomUUID().replaceAll('-', '')}`;
    await query(
      postgres!.adminUrl,
      `create database ${name} template aranya strategy file_copy owner aranya_owner`,
    );
    shopUrl = databaseAt(postgres!.shopUrl, name);
    ownerUrl = databaseAt(postgres!.ownerUrl, name);
  });

  it('takes the test order and its history alone', async () => {
    expect(await query(shopUrl, removeAll.replace('select', 'select removed from'))).toEqual([
      { removed: [test] },
    ]);
    expect(await query(shopUrl, ownHistory)).toEqual([{ cash: 1, log: 3, filed: 1 }]);
    expect(await query(shopUrl, 'select count(*)::int from cash_entries')).toEqual([{ count: 1 }]);
    await expect(query(shopUrl, 'delete from change_log')).rejects.toMatchObject({ code: '42501' });
    await expect(query(ownerUrl, 'delete from change_log')).rejects.toThrow('never changed or deleted');
  });

  it.each(attacks)('keeps the history of an own order when someone %s', async (_, statements, refusedAs) => {
    const client = new pg.Client({ connectionString: shopUrl });
    await client.connect();
    try {
      const attack = client.query(statements);
      if (refusedAs) await expect(attack).rejects.toMatchObject({ code: refusedAs });
      else await attack;
      await client.query(`select public.remove_test_orders(500)`).catch(() => undefined);
    } finally {
      await client.end();
    }
    await query(shopUrl, removeAll);
    expect(await query(shopUrl, ownHistory)).toEqual([{ cash: 1, log: 3, filed: 1 }]);
  });
});

it('keeps another role from the function', async () => {
  await query(postgres!.adminUrl, `create role stranger login password 'x'`);
  const [some] = await query(
    postgres!.adminUrl,
    `select datname from pg_database where datname like 'demo_%'`,
  );
  const url = new URL(databaseAt(postgres!.adminUrl, some!['datname'] as string));
  Object.assign(url, { username: 'stranger', password: 'x' });
  await expect(query(url.href, removeAll)).rejects.toMatchObject({ code: '42501' });
});

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Record<string, unknown>>(text).finally(() => client.end())).rows;
}
