const daysSince = (days: number) => `now() - ${days} * interval '1 day'`;

/** One return in fifty orders, most of them long refunded. `r` numbers them from the newest. */
const states = `case
  when r % 100 < 90 then 'refunded'
  when r % 100 < 93 then 'refused'
  when r % 100 < 95 then 'withdrawn'
  else (array['requested', 'approved', 'picked_up', 'inspected', 'inspected'])[1 + r % 5] end`;

const step = `(array['requested', 'approved', 'picked_up', 'inspected', 'refunded'])`;

/**
 * What comes after a delivery: returns, the files of the courier and the jobs of the queue. `made` and the cash are there. Each
 * statement takes the number of orders.
 */
export const afterDelivery: [what: string, text: string][] = [
  [
    'returns',
    `insert into returns (request_id, order_id, state, reason, asked_by, requested_at, since, refund_paise, refund_id, payout_sealed,
       payout_hint, payout_at, refunded_at)
     select md5('request' || n)::uuid, id, state, (array['damaged', 'wrong_item', 'changed_mind'])[1 + n % 3], 'customer',
       at + interval '8 days', at + interval '12 days', case when state in ('inspected', 'refunded') then paise end,
       md5('refund' || n)::uuid, case when state = 'inspected' then 'sealed' end, 'UPI ••••kbank',
       at + interval '9 days', case when state = 'refunded' then at + interval '12 days' end
     from (select n, id, at, paise, ${states} as state from (
       select *, row_number() over (order by n) as r from made where state = 'delivered' and n % 43 = 3) counted) judged
     where $1::int > 0`,
  ],
  [
    'lines of returns',
    `insert into return_lines (return_id, order_line_id, quantity, refunded_quantity)
     select r.id, l.id, 1, case when r.state in ('inspected', 'refunded') then 1 end
     from returns r join order_lines l on l.order_id = r.order_id`,
  ],
  [
    'events of returns',
    `insert into return_events (return_id, state, actor, at)
     select r.id, ${step}[s], case s when 1 then 'customer' else 'staff' end, r.requested_at + s * interval '1 day'
     from returns r, generate_series(1, 5) s
     where s <= coalesce(array_position(${step}, r.state::text), 1)`,
  ],
  [
    'inspections of returns',
    `with inspected as (insert into inspections (kind, order_id, asked_at, done_at)
       select 'return', order_id, since, since from returns where state in ('inspected', 'refunded') returning id, order_id)
     update returns r set inspection_id = i.id from inspected i where i.order_id = r.order_id and r.state in ('inspected', 'refunded')`,
  ],
  [
    'inspected units of returns',
    `insert into inspected_units (inspection_id, order_line_id, product_id, outcome, units)
     select r.inspection_id, l.id, l.product_id, 'damaged', 1
     from returns r join order_lines l on l.order_id = r.order_id where r.inspection_id is not null`,
  ],
  [
    'rows of the courier',
    `insert into remittance_rows (remittance_id, number, waybill, order_number, paid_paise, charges_paise, reference, result,
       order_id, open_paise, booked_at)
     select 1 + place / 2000, 2 + place % 2000, waybill, order_number, due_paise, 0, '', 'right', order_id, due_paise, settled_at
     from (select *, row_number() over (order by settled_at, order_id) - 1 as place from cash_dues where settled_at is not null) paid
     where $1::int > 0`,
  ],
  [
    'files of the courier',
    `insert into remittances (courier, name, sha256, look, state, author_id, created_at, booked_at)
     select 'delhivery', 'remittance-' || n || '.csv', md5(n::text), '{"headers": ["AWB", "COD"], "examples": []}', 'booked', 1,
       ${daysSince(1)}, ${daysSince(1)}
     from generate_series(1, (select max(remittance_id) from remittance_rows)) n`,
  ],
  [
    'jobs',
    `insert into pgboss.job (name, data, state, completed_on, output)
     select (array['mail.send', 'delivery.create-shipment'])[1 + n % 2], '{}',
       (case when n % 500 = 7 then 'failed' else 'completed' end)::pgboss.job_state, now() - n * interval '1 second',
       '{"error": "The courier gave no answer."}'
     from generate_series(1, $1::int / 5) n`,
  ],
  ['counts of the queue', `update pgboss.queue set failed_count = 1 where name = 'mail.send'`],
];
