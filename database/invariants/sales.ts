import { indiaTimeZone } from '#platform/india-time.ts';
import { runId } from '#shop/reports/admin/server/figures/update-figures.ts';
import { finalStates, inSql, statesThat } from '#shop/orders/states.ts';
import { cashAtDoor } from './cash-to-collect.ts';
import type { Invariant } from './invariant.ts';

const dayOf = (moment: string) => `(${moment} at time zone '${indiaTimeZone}')::date`;

/** Days whose orders have all ended, and of which nothing happened since the figures were counted. */
const settled = `settled as materialized (
    select ${dayOf('placed_at')} as day from orders join figure_runs run on run.id = ${runId}
    where placed_at < date_trunc('day', ran_at at time zone '${indiaTimeZone}') at time zone '${indiaTimeZone}'
    group by 1 having bool_and(state in ${inSql(finalStates)}
      and not exists (select from order_events where order_id = orders.id and order_events.id > last_event_id)
      and not exists (select from returns where order_id = orders.id and since >= ran_at))
  ), sold as materialized (
    select orders.*, ${dayOf('placed_at')} as day from orders
    where ${dayOf('placed_at')} in (select day from settled) and replaces is null and state in ${inSql(statesThat('countsAsSold'))}
  )`;

const taxOf = (
  table: string,
) => `(select coalesce(sum((line->>'cgstPaise')::int + (line->>'sgstPaise')::int + (line->>'igstPaise')::int), 0)
  from ${table}, jsonb_array_elements(content->'lines') line where ${table}.order_id = sold.id)`;

/** The money of a delivered order, as the entries of cash and the payments know it. */
const received = `total_paise - ${cashAtDoor} + coalesce((select due_paise from cash_dues where order_id = sold.id), 0)`;

export const salesAgree: Invariant = {
  number: 13,
  says: 'The sales of a day are its orders, the cash that is due and the GST of its documents, by each split',
  checks: [
    {
      name: 'sales of a day that are not those of its orders, its cash and its documents',
      query: `with ${settled}, found as (
          select day, count(*) as orders, sum(total_paise) as gross,
            sum(case when state in ${inSql(statesThat('cameBack', 'isLost'))} then total_paise else
              (select coalesce(sum((content->>'totalPaise')::int), 0) from credit_notes where order_id = sold.id) end) as returned,
            coalesce(sum(${received}) filter (where state in ${inSql(statesThat('hasArrived'))}), 0) as delivered,
            sum(${taxOf('invoices')} - ${taxOf('credit_notes')}) as tax
          from sold group by 1
        )
        select day || ': ' || coalesce(kept.gross_paise, 0) || ' of ' || coalesce(found.gross, 0) || ' paise, came back '
            || coalesce(kept.returned_paise, 0) || ' of ' || coalesce(found.returned, 0) || ', delivered '
            || coalesce(kept.delivered_paise, 0) || ' of ' || coalesce(found.delivered, 0) || ', GST '
            || coalesce(kept.tax_paise, 0) || ' of ' || coalesce(found.tax, 0) as what
        from (select * from daily_sales where split = 'all' and day in (select day from settled)) kept full join found using (day)
        where (kept.orders, kept.gross_paise, kept.returned_paise, kept.delivered_paise, kept.tax_paise)
          is distinct from (found.orders, found.gross, found.returned, found.delivered, found.tax)`,
    },
    {
      name: 'splits of the sales of a day that are not their sum',
      query: `select day || ', ' || split as what from daily_sales
          left join (select day, gross_paise as gross, returned_paise as returned, delivered_paise as delivered, tax_paise as tax, units as packs
            from daily_sales where split = 'all') whole using (day)
        where split <> 'all' group by day, split, gross, returned, delivered, tax, packs
        having (sum(gross_paise), sum(returned_paise), sum(delivered_paise), sum(tax_paise), sum(units))
          is distinct from (gross, returned, delivered, tax, packs::bigint)`,
    },
    {
      name: 'filed GST months that are not the sum of their documents',
      query: `with documents as (
          select to_char(issued_at at time zone '${indiaTimeZone}', 'YYYY-MM') as month, (content->>'totalPaise')::bigint as paise from invoices
          union all
          select to_char(issued_at at time zone '${indiaTimeZone}', 'YYYY-MM'), -(content->>'totalPaise')::bigint from credit_notes
        )
        select month || ': ' || (totals->>'totalPaise') || ' of ' || coalesce(sum(paise), 0) || ' paise' as what
        from gst_returns left join documents using (month) where totals->'untaxed' is null
        group by month, totals having coalesce(sum(paise), 0) <> (totals->>'totalPaise')::bigint`,
    },
  ],
  elsewhere: 'each figure of random orders by plain sums: shop/reports/admin/server/sales/read-sales.test.ts',
};
