import { sql } from 'drizzle-orm';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { hasCustomer } from '#shop/orders/server/came-before.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';
import { maxRows } from '../../sales/contract.ts';
import type { CustomerRow, CustomerSales, CustomerView } from '../../sales/customers.ts';
import { type DayRange, rangeBefore } from '../../sales/ranges.ts';
import { placedIn } from '../figures/select-figures.ts';
import { refuseBadRange } from './read-sales.ts';

type Params = DayRange & { show: CustomerView };

/** Customers that a file holds. */
const maxInFile = 100_000;

/**
 * Returns everybody who ordered in some days, with and without an account, at most 100, in rupees (GET /api/admin/customer-sales). The entry point
 * logs the access. Refuses a range that is too long or ends before it begins (400).
 */
export async function readCustomerSales(db: Db, { show, ...range }: Params): Promise<CustomerSales> {
  refuseBadRange(range);
  const [found, before] = await Promise.all([
    select(db, { show, ...range, most: maxRows }),
    select(db, { show, ...rangeBefore(range), most: 1 }),
  ]);
  return { rows: found.map(toRow), total: countsOf(found), totalBefore: countsOf(before) };
}

/** Writes everybody who ordered in some days as a CSV file (GET /api/admin/customer-sales/rows.csv). Refuses as `readCustomerSales` does. */
export function writeCustomerSales(db: Db, params: Params): AsyncGenerator<string> {
  refuseBadRange(params);
  return writeRows(db, params);
}

const titles = [
  'Customer',
  'City',
  'Orders',
  'Gross sales (rupees)',
  'Last order',
  'Parcels that came back',
  'Order number of the last order',
  'Account',
];

async function* writeRows(db: Db, params: Params): AsyncGenerator<string> {
  const found = await select(db, { ...params, most: maxInFile });
  yield byteOrderMark + csvText([titles, ...found.map(toRow).map(toCells)]);
}

function toCells(row: CustomerRow): string[] {
  const { name, city, orders: count, gross, lastOrder, cameBack, orderNumber, userId } = row;
  const account = userId === null ? 'no' : 'yes';
  return [name, city, String(count), String(gross), lastOrder, String(cameBack), orderNumber, account];
}

type SalesRow = {
  user_id: number | null;
  order_number: string;
  name: string;
  city: string;
  orders: number;
  paise: number;
  last_at: Date;
  back: number;
  customers: number;
  again: number;
};

const sold = sql.raw(inSql(statesThat('countsAsSold')));
const back = sql.raw(inSql(statesThat('cameBack')));

const sequences: Record<CustomerView, string> = {
  top: 'paise desc, last_at desc',
  recent: 'last_at desc',
  back: 'back desc, paise desc, last_at desc',
};

/** A customer is an account, or the phone of an order without one, as in the sales of new and known customers. An erased one has none. */
async function select(db: Db, { from, to, show, most }: Params & { most: number }): Promise<SalesRow[]> {
  const span = { from: startOf(from), to: startOf(addDays(to, 1)) };
  const { rows } = await db.execute<SalesRow>(sql`
    with bought as (
      select o.user_id, case when o.user_id is null then o.address->>'phone' end as phone, o.placed_at, o.total_paise, o.state
      from ${orders} o where ${placedIn(span)} and o.state in ${sold} and ${hasCustomer}
    ), customer as (
      select user_id, phone, count(*)::int as orders, sum(total_paise)::float8 as paise, max(placed_at) as last_at,
        count(*) filter (where state in ${back})::int as back, (count(*) over ())::int as customers,
        (sum((count(*) > 1)::int) over ())::int as again
      from bought group by user_id, phone order by ${sql.raw(sequences[show])} limit ${most}
    )
    select customer.*, newest.order_number, newest.name, newest.city from customer cross join lateral (
      select o.order_number, o.address->>'name' as name, o.address->>'city' as city from ${orders} o
      where o.placed_at = last_at and o.user_id is not distinct from customer.user_id
        and (phone is null or o.address->>'phone' = phone) and o.replaces is null
      order by o.id limit 1
    ) newest order by ${sql.raw(sequences[show])}`);
  return rows;
}

function toRow({
  user_id,
  order_number,
  name,
  city,
  orders: count,
  paise,
  last_at,
  back: cameBack,
}: SalesRow) {
  return {
    orderNumber: order_number,
    userId: user_id,
    name,
    city,
    orders: count,
    gross: toRupees(paise),
    lastOrder: dayOf(new Date(last_at)),
    cameBack,
  };
}

function countsOf([first]: SalesRow[]): CustomerSales['total'] {
  return { customers: first?.customers ?? 0, again: first?.again ?? 0 };
}
