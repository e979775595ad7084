import { type SQL, sql } from 'drizzle-orm';
import { creditedLines, creditNotes, invoices } from '#shop/invoices/server/tables.ts';
import { orderAdjustments } from '#shop/orders/server/amounts/tables.ts';
import { cameBefore, hasCustomer } from '#shop/orders/server/came-before.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { OrderFact } from '#shop/orders/state-record.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';
import { returns } from '#shop/returns/server/tables.ts';
import type { StoredSplit } from '../../sales/figures.ts';
import { isTakenBack, placedIn, type Span } from '../figures/select-figures.ts';

const stated = (...facts: OrderFact[]) => sql.raw(inSql(statesThat(...facts)));

const splits = ['product', 'category', 'state', 'courier', 'customer', 'payment'] as const;

/** `grouping` of all columns has a bit for each column that a row sums up. */
const splitOf = sql.raw(
  `case grouping(${splits.join(', ')}) ${splits
    .map((split, at) => `when ${2 ** splits.length - 1 - 2 ** (splits.length - 1 - at)} then '${split}'`)
    .join(' ')} else '${'all' satisfies StoredSplit}' end`,
);

const keyOf = sql.raw(`coalesce(${splits.join(', ')}, '')`);
const groupingSets = sql.raw(`(), ${splits.map((split) => `(${split})`).join(', ')}`);

/** GST of the lines of documents by order and position. A note of a part names the line of the invoice. */
const taxes = (table: typeof invoices | typeof creditNotes, sign: 1 | -1) => sql`
  select d.order_id, coalesce((line->>'position')::int, place::int - 1) as at,
    ${sql.raw(String(sign))} * ((line->>'cgstPaise')::int + (line->>'sgstPaise')::int + (line->>'igstPaise')::int) as paise
  from ${table} d, jsonb_array_elements(d.content->'lines') with ordinality as lines (line, place)
  where d.order_id in (select id from sold)`;

/**
 * Selects the sales of the orders of a span as rows of `daily_sales` without the day: as a whole and by each split. A line has its
 * share of the order's amounts. The rest, such as GST on a fee, is under the empty key of products and categories, so that each split adds
 * up to the whole to the paisa.
 */
export function selectSales(span: Pick<Span, 'from' | 'to'>): SQL {
  return sql`
    with sold as materialized (
      select o.id, o.total_paise as paise, o.state in ${stated('hasArrived')} as has_arrived,
        o.state in ${stated('cameBack', 'isLost')} as is_gone,
        coalesce(left(o.address->>'state', 80), '') as state, o.courier, o.payment_mode as payment,
        case when not coalesce(${hasCustomer}, false) then '' when ${cameBefore} then 'known' else 'new' end as customer,
        (select coalesce(sum(r.refund_paise), 0) from ${returns} r where r.order_id = o.id and ${isTakenBack}) as refunded
      from ${orders} o where ${placedIn(span)} and o.state in ${stated('countsAsSold')}
    ), taxed as materialized (
      select order_id, at, sum(paise) as paise from (${taxes(invoices, 1)} union all ${taxes(creditNotes, -1)}) lines group by 1, 2
    ), line as materialized (
      select sold.id, l.product_id, p.category_id, l.quantity * l.packs as units, l.quantity * l.unit_paise as listed,
        (row_number() over (partition by l.order_id order by l.id))::int as place
      from sold join ${orderLines} l on l.order_id = sold.id join ${products} p on p.id = l.product_id
    ), part as materialized (
      select line.id, product_id, category_id, units,
        listed + coalesce((select sum(a.shares[place]) from ${orderAdjustments} a where a.order_id = line.id), 0) as paise,
        coalesce(c.credited_paise, 0) as credited, coalesce(taxed.paise, 0) as tax
      from line left join ${creditedLines} c on c.order_id = line.id and c.position = place - 1
        left join taxed on taxed.order_id = line.id and taxed.at = place - 1
    ), each as (
      select sold.id, product_id::text as product, category_id::text as category, state, courier, customer, payment, units, part.paise,
        case when is_gone then part.paise else credited end as returned, case when has_arrived then part.paise else 0 end as delivered, tax
      from sold join part using (id)
      union all
      select id, '', '', state, courier, customer, payment, 0, paise, returned, case when has_arrived then paise else 0 end, tax
      from (
        select sold.id, state, courier, customer, payment, has_arrived, sold.paise - coalesce(of_lines.paise, 0) as paise,
          case when is_gone then sold.paise - coalesce(of_lines.paise, 0) else refunded - coalesce(of_lines.credited, 0) end as returned,
          coalesce((select sum(taxed.paise) from taxed where taxed.order_id = sold.id), 0) - coalesce(of_lines.tax, 0) as tax
        from sold left join (select id, sum(paise) as paise, sum(credited) as credited, sum(tax) as tax from part group by 1) of_lines using (id)
      ) rest where paise <> 0 or returned <> 0 or tax <> 0
    )
    select ${splitOf} as split, ${keyOf} as key, count(distinct id)::int as orders, sum(units)::int as units,
      sum(paise) as gross_paise, sum(returned) as returned_paise, sum(delivered) as delivered_paise, sum(tax) as tax_paise
    from each group by grouping sets (${groupingSets}) having count(*) > 0`;
}
