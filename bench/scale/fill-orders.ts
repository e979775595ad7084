import { afterDelivery } from './after-delivery.ts';
import type { Scale } from './server.ts';

/** Two years, or as many days as `ORDER_DAYS` says. */
export const days = Number(process.env.ORDER_DAYS ?? 730);

/** The state of an order by its age in days, as a fair courier would bring it. */
const state = `case
  when n % 40 = 7 then 'cancelled'
  when age < 1 then case when n % 3 = 0 then 'placed' else 'confirmed' end
  when age < 2 then case when n % 2 = 0 then 'confirmed' else 'packed' end
  when age < 6 then case n % 5 when 0 then 'out_for_delivery' when 1 then 'undelivered' else 'shipped' end
  when n % 12 = 5 then 'returned'
  when n % 1000 = 11 then 'lost'
  else 'delivered' end`;

const address = `jsonb_build_object(
  'name', (array['Meera', 'Asha', 'Ravi', 'Rahul', 'Zoya'])[1 + n % 5] || ' ' ||
    (array['Iyer', 'Kumar', 'Singh', 'Das', 'Bose', 'Nair'])[1 + n % 6] || ' f' || n % 5003,
  'phone', (9000000000 + n % greatest(1, $1::int / 3))::text, 'pincode', (560000 + n % 19001)::text,
  'addressLine', n || ' Temple Road', 'city', 'Bengaluru', 'country', 'India',
  'state', (array['Karnataka', 'Kerala', 'Delhi', 'Bihar', 'Goa', 'Assam', 'Punjab', 'Odisha'])[1 + n % 8])`;

const notes = `(array['Recipient did not answer', 'Recipient refused', 'Address incomplete', 'No cash ready'])[1 + n % 4]`;

/** Each statement takes the number of orders. `made` holds what an order's rows have in common. */
const statements: [what: string, text: string][] = [
  [
    'users',
    `insert into users (id, email, first_name, last_name)
     select n, 'customer' || n || '@bench.in', 'Meera', 'Iyer' from generate_series(1, greatest(1, $1::int / 3)) n`,
  ],
  [
    'common values',
    `create unlogged table made as
     select n, id, number, at, ${state} as state, paise from (
       select n, md5(n::text)::uuid as id, 'AR-' || 100000 + n as number, n * ${days}.0 / $1::int as age,
         now() - n * interval '${days} days' / $1::int as at, 30000 + n % 90 * 1000 as paise
       from generate_series(1, $1::int) n) numbered`,
  ],
  [
    'orders',
    `insert into orders (id, order_number, user_id, body_hash, state, subtotal_paise, discount_paise, fee_paise, total_paise,
       address, courier, estimated_delivery_date, placed_at, held_for, held_at)
     select id, number, case when n % 10 > 0 then 1 + n % greatest(1, $1::int / 3) end, '', state, paise, 0, 0, paise,
       ${address}, case when state in ('placed', 'cancelled') then '' else 'delhivery' end,
       (at + interval '5 days')::date, at, held, case when held is not null then at end
     from (select *, case when state = 'placed' and n % 9 = 0 then 'amount' end as held from made) held
     where $1::int > 0`,
  ],
  [
    'keys of names',
    `insert into order_name_keys select id, name_keys(address->>'name') from orders where state <> 'placed'`,
  ],
  [
    'lines',
    `insert into order_lines (order_id, product_id, sku, name, quantity, unit_paise)
     select id, case when n % 10 > 2 then 1 + n % 5 else 1 + n % 60 end, '1', 'Sample', 1, paise from made where $1::int > 0
     union all
     select id, 6 + n % 50, '1', 'Sample', 1, paise from made where n % 2 = 0`,
  ],
  [
    'events',
    `insert into order_events (order_id, state, actor, note, at)
     select id, step, 'courier', case when step = 'undelivered' then ${notes} end, at + pause * interval '1 day'
     from made, lateral (values ('placed', 0), ('confirmed', 0.1), ('packed', 1), ('shipped', 2), ('undelivered', 3 + n % 3),
       (state, 3 + n % 4)) steps (step, pause)
     where $1::int > 0 and (step <> 'undelivered' or state in ('undelivered', 'returned'))
       and (step = state or state not in ('placed', 'confirmed', 'packed', 'cancelled') or step = 'placed')`,
  ],
  [
    'shipments',
    `insert into shipments (order_id, order_number, waybill, courier, state, request, ended_at, returning_since)
     select id, number, 'W' || 100000 + n, 'delhivery', 'created', '{}',
       case when state in ('delivered', 'returned', 'lost', 'cancelled') then at + interval '6 days' end,
       case when state = 'returned' then at + interval '4 days' end
     from made where state <> 'placed' and $1::int > 0`,
  ],
  [
    'cash',
    `insert into cash_dues (order_id, order_number, courier, waybill, due_paise, open_paise, since, settled_at)
     select id, number, 'delhivery', 'W' || 100000 + n, paise, case when is_open then paise else 0 end,
       at + interval '4 days', case when not is_open then at + (9 + n % 6) * interval '1 day' end
     from (select *, at > now() - interval '12 days' or n % 500 = 3 as is_open from made where state = 'delivered') dues
     where $1::int > 0`,
  ],
  [
    'cash entries',
    `insert into cash_entries (order_id, courier, kind, paise, booked_at)
     select order_id, courier, 'due', due_paise, since from cash_dues where $1::int > 0
     union all
     select order_id, courier, 'remitted', -due_paise, settled_at from cash_dues where settled_at is not null`,
  ],
  [
    'invoices',
    `insert into invoices (order_id, financial_year, serial, content, issued_at)
     select id, '2025-26', row_number() over (order by at), jsonb_build_object('number', 'AR/25-26/' || n, 'day', at::date,
       'orderNumber', number, 'buyer', jsonb_build_object('state', 'Kerala'), 'totalPaise', paise,
         'lines', jsonb_build_array(jsonb_build_object('cgstPaise', 0, 'sgstPaise', 0, 'igstPaise', paise / 21))), at + interval '2 days'
     from made where state not in ('placed', 'confirmed', 'packed', 'cancelled') and $1::int > 0`,
  ],
  [
    'credit notes',
    `insert into credit_notes (order_id, financial_year, serial, content, issued_at)
     select order_id, financial_year, serial, content, issued_at + interval '4 days' from invoices
     where order_id in (select id from made where state in ('returned', 'lost')) and $1::int > 0`,
  ],
];

/**
 * Fills an empty shop with orders of some years, their lines, events, shipments, cash, documents and returns, each kind in one statement.
 * `run` belongs to a superuser: foreign keys and triggers rest in the meantime, and the data keeps them.
 */
export async function fillOrders(run: Scale['run'], count: number): Promise<void> {
  await run('set session_replication_role = replica');
  for (const [what, text] of [...statements, ...afterDelivery]) {
    const { ms } = await run(text, text.includes('$1') ? [count] : []);
    process.stdout.write(`  ${what}: ${(ms / 1_000).toFixed(1)} s\n`);
  }
  await run('drop table made');
  await run('set session_replication_role = origin');
  await run('vacuum analyze');
}
