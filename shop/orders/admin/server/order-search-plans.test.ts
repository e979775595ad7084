// §9 the page for staff opens on 'Today': what waits, the longest past due first and the rest as the day goes, at most 99+, to each role its work; today's
// sales beside the same weekday of last week, until the same time and as a whole; held orders at once with age and amount, the worst first, released and
// cancelled there
// §9 staff find orders by number, waybill, phone, name, email and product, filter them by state, courier, day of the delivery estimate, pincode, hold and
// cash; each search reads an index
// §9 staff find an order by the end of its number or waybill (also a former one), a whole email, a pincode and a name with one typo, by indexes; an order
// that a phone or an email found is a logged access; an order links to the other open ones of its phone
import { isNotNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import type { Db } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeCustomer } from '../../server/testing.ts';
import { cashOfDay } from '#shop/checkout/server/caps/cash-of-day.ts';
import { orders } from '../../server/tables.ts';
import type { OrderFilters } from '../contract.ts';
import { listCouriers } from './list-couriers.ts';
import { readBoard } from '#shop/board/admin/server/read-board.ts';
import { parcelRows } from '#shop/fulfilment/admin/server/board-rows.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { orderTabNames } from '../order-tabs.ts';
import { orderRows } from './board-rows.ts';
import { findByReference } from './find-any-order.ts';
import { riskReasons } from './risk-reasons.ts';
import { fillOrders } from './testing.ts';
import { isOnTab } from './waiting-orders.ts';

const { db, pool } = await testDatabase();
const count = 20_000;
/** A page of 50 rows with its lines and shipments. The whole shop has more than 3,000. */
const maxBlocks = 1_500;

const couriers = { COURIER: 'delhivery' } as const;

let email = '';
let rareProduct = 0;

beforeAll(async () => {
  ({ email } = await makeCustomer(db));
  const products = [];
  for (let at = 0; at < 40; at += 1) products.push(await makeProduct(db, { name: `Sample ${at} Churna` }));
  rareProduct = products.at(-1)!.id;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, first_name, last_name)
    select 'person' || n || '@example.com', 'Person', '' from generate_series(1, 5000) n returning id`);
  const userId = Math.min(...rows.map(({ id }) => id));
  await fillOrders(db, { count, userId, users: rows.length, productIds: products.map(({ id }) => id) });
  await db.execute(sql`
    update orders set address = jsonb_set(address, '{name}', '"Zubeda Khan"') where order_number = 'AR-9000000777'`);
  for (const table of ['users', 'orders', 'order_name_keys', 'order_references'])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
});

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
type Explained = { Plan: Plan & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } };

/** Explains every statement that `work` sends. */
async function explained(work: (db: Db) => Promise<unknown>): Promise<{ whole: string[]; blocks: number }> {
  const sent: { query: string; params: unknown[] }[] = [];
  await work(drizzle(pool, { logger: { logQuery: (query, params) => void sent.push({ query, params }) } }));
  let blocks = 0;
  const whole: string[] = [];
  for (const { query, params } of sent) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, format json) ${query}`,
      params,
    );
    const { Plan: top } = rows[0]!['QUERY PLAN'][0];
    blocks += top['Shared Hit Blocks'] + top['Shared Read Blocks'];
    whole.push(...wholeReads(top));
  }
  return { whole, blocks };
}

function wholeReads(plan: Plan): string[] {
  const { 'Node Type': node, 'Relation Name': table = '' } = plan;
  const isWhole =
    node === 'Seq Scan' && ['orders', 'order_lines', 'order_references', 'shipments'].includes(table);
  return [...(isWhole ? [table] : []), ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** One order in twenty has both words. The newest thousand are looked up in the table of keys, three blocks each, however large the shop is. */
const maxBlocksOfKeys = 4_000;

const asked: [string, () => OrderFilters, maxRead?: number][] = [
  ['no filter', () => ({})],
  ['a frequent state', () => ({ state: 'delivered' })],
  ['a rare state', () => ({ state: 'confirmed' })],
  ['a state without orders', () => ({ state: 'packed' })],
  ['cash due', () => ({ cash: 'due' })],
  ['a passed promise', () => ({ late: 'yes' })],
  ['a promised day', () => ({ promised: new Date().toISOString().slice(0, 10) })],
  ['a pincode', () => ({ pincode: '560003' })],
  ['the usual courier', () => ({ courier: 'usual' })],
  ['a courier that the shop has left', () => ({ courier: 'former' })],
  ['a rare courier', () => ({ courier: 'rare' })],
  ['an unknown courier', () => ({ courier: 'nobody' })],
  ['a state in a pincode', () => ({ state: 'delivered', pincode: '560003' })],
  ['the popular product', () => ({ product: rareProduct - 39 })],
  ['a rare product', () => ({ product: rareProduct })],
  ['an order number', () => ({ q: 'AR-9000000777' })],
  ['a waybill', () => ({ q: 'WAR-9000000777' })],
  ['a phone number', () => ({ q: '90000 00777' })],
  ['a searched pincode', () => ({ q: '560003' })],
  ['an unknown phone number', () => ({ q: '9999999999' })],
  ['the end of a number', () => ({ q: '0777' })],
  ['the end of a waybill', () => ({ q: 'R-9000000777' })],
  ['an email', () => ({ q: email })],
  ['an email that nobody has', () => ({ q: 'nobody.at@example.com' })],
  ['a frequent name with a typo', () => ({ q: 'kumaar' })],
  ['a rare name with a typo', () => ({ q: 'zebuda' })],
  ['two words with a typo each', () => ({ q: 'mera kumat' }), maxBlocksOfKeys],
  ['a frequent name', () => ({ q: 'kumar' })],
  ['a rare name', () => ({ q: 'f777' })],
  ['two words of a name', () => ({ q: 'Meera f780' })],
  ['a name that nobody has', () => ({ q: 'Fatimah' })],
  ['a part of a product name', () => ({ q: '39 churna' })],
  ['all products', () => ({ q: 'churna' })],
];

it.each(asked)(
  'a search by %s reads an index and not the whole shop',
  async (_, filters, maxRead = maxBlocks) => {
    const { whole, blocks } = await explained((traced) => listOrdersForStaff(traced, filters()));
    expect(whole).toEqual([]);
    expect(blocks).toBeLessThan(maxRead);
  },
);

it.each(orderTabNames)('the tab %s reads an index and not the whole shop', async (tab) => {
  const { whole, blocks } = await explained((traced) =>
    listOrdersForStaff(traced, { asking: isOnTab(traced, { tab, couriers }) }),
  );
  expect(whole).toEqual([]);
  expect(blocks).toBeLessThan(maxBlocks);
});

it.each([
  ['the middle of a number', '0077', 1],
  ['the end of a waybill', '0777', 1],
  ['what every waybill begins with', 'WAR9', 6],
  ['what nobody has', 'ZZ99', 0],
])('a search for %s reads the index of parts', async (_, signs, least) => {
  const { whole, blocks } = await explained(async (traced) => {
    const found = await findByReference(traced, { signs, max: 6 });
    expect(found.length).toBeGreaterThanOrEqual(least);
  });
  expect(whole).toEqual([]);
  expect(blocks).toBeLessThan(maxBlocks);
});

it.each(['owner', 'packer', 'support'] as const)('the board of %s reads indexes', async (role) => {
  const { whole, blocks } = await explained((traced) =>
    readBoard(traced, { role, rows: { ...orderRows(couriers), ...parcelRows(couriers) } }),
  );
  expect(whole).toEqual([]);
  expect(blocks).toBeLessThan(maxBlocks);
});

it('the couriers of the filter are read from an index', async () => {
  const { whole, blocks } = await explained(async (traced) => {
    expect(await listCouriers(traced)).toEqual(['former', 'rare', 'usual']);
  });
  expect(whole).toEqual([]);
  expect(blocks).toBeLessThan(maxBlocks);
});

it('the risk of an order reads indexes', async () => {
  const [order] = await db.select().from(orders).limit(1);
  const { whole, blocks } = await explained((traced) => riskReasons(traced, order!));
  expect(whole).toEqual([]);
  expect(blocks).toBeLessThan(maxBlocks);
});

it('the cash of a day reads a few rows of an account and a phone', async () => {
  const [order] = await db.select().from(orders).where(isNotNull(orders.userId)).limit(1);
  const sent = vi.spyOn(pool, 'query');
  const { id: orderId, userId, address } = order!;
  await cashOfDay(db, { userId, phone: address.phone, orderId, estimatedDeliveryDate: '2026-11-30' });
  const [named] = sent.mock.calls[0] as unknown as [{ text: string; values: unknown[] }];
  sent.mockRestore();
  const { whole, blocks } = await explained((traced) =>
    traced.execute(sql.join(inlined(named), sql.raw(''))),
  );
  expect(whole).toEqual([]);
  expect(blocks).toBeLessThan(60);
});

/** Returns a statement of numbered parameters for the tracer. */
function inlined({ text, values }: { text: string; values: unknown[] }) {
  return text
    .split(/(\$\d+)/)
    .map((part) => (part.startsWith('$') ? sql`${values[Number(part.slice(1)) - 1]}` : sql.raw(part)));
}
