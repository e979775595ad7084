import { type SQL, sql } from 'drizzle-orm';
import { type Day, indiaTimeZone } from '#platform/india-time.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { cameBefore, hasCustomer } from '#shop/orders/server/came-before.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';
import type { OrderFact } from '#shop/orders/state-record.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';
import { returnLines, returns } from '#shop/returns/server/tables.ts';
import { type Measure, returnKey } from '../../measures.ts';

/** The moments between which a figure counts. `today` is the day that is not over. */
export type Span = { from: Date; to: Date; today: Day };

const stated = (...facts: OrderFact[]) => sql.raw(inSql(statesThat(...facts)));
const sold = stated('countsAsSold');
const arrived = stated('hasArrived');
const back = stated('cameBack');

/** Each selects `key`, `count`, `part`, `paise` and `returned` of a span. An erased customer has no phone, and the state stays. */
export const selectFigures: Record<Measure, (span: Span) => SQL> = {
  orders: (span) => sql`
    select '' as key, count(*) as count, 0 as part, sum(o.total_paise) as paise, 0 as returned
    from ${orders} o where ${placedIn(span)} and o.state in ${sold} having count(*) > 0`,

  promise: (span) => sql`
    select '' as key, ${keptOf} from (${promisedIn(span)}) each having count(*) > 0`,

  promise_by_courier: (span) => sql`
    select courier as key, ${keptOf} from (${promisedIn(span)}) each group by 1`,

  promise_by_pincode: (span) => sql`
    select pincode as key, ${keptOf} from (${promisedIn(span)}) each group by 1`,

  failed_by_courier: (span) => failedBy(sql`o.courier`, span),

  failed_by_pincode: (span) => failedBy(sql`o.address->>'pincode'`, span),

  repeat: (span) => sql`
    select '' as key, count(*) as count, count(*) filter (where came_before) as part, 0 as paise, 0 as returned
    from (
      select ${cameBefore} as came_before
      from ${orders} o
      where ${placedIn(span)} and o.state in ${sold} and ${hasCustomer}
    ) each
    having count(*) > 0`,

  cash_wait: ({ from, to }) => sql`
    select '' as key, count(*) as count, sum(${dayIn(sql`d.settled_at`)} - ${dayIn(sql`d.since`)}) as part,
      sum(p.paid) as paise, 0 as returned
    from ${cashDues} d
    cross join lateral (
      select -sum(e.paise) as paid from ${cashEntries} e
      where e.order_id = d.order_id and e.kind in ('remitted', 'reversed')
    ) p
    where d.settled_at >= ${from.toISOString()} and d.settled_at < ${to.toISOString()} and p.paid > 0
    having count(*) > 0`,

  stock_value: () => sql`
    select p.category_id::text as key, sum(b.units) as count, 0 as part, round(sum(b.units * p.exact_price) / 100) as paise, 0 as returned
    from ${batches} b join ${products} p on p.id = b.product_id
    where b.units > 0 group by p.category_id`,

  back_by_state: (span) => cameBackBy(sql`o.address->>'state'`, span),

  back_by_pincode: (span) => cameBackBy(sql`o.address->>'pincode'`, span),

  back_by_courier: (span) => cameBackBy(sql`o.courier`, span),

  back_by_product: (span) => sql`
    select l.product_id::text as key, count(distinct o.id) as count,
      count(distinct o.id) filter (where o.state in ${back}) as part, 0 as paise,
      count(distinct o.id) filter (where exists (select from ${returns} r join ${returnLines} n on n.return_id = r.id
        where r.order_id = o.id and n.order_line_id = l.id and n.refunded_quantity > 0 and ${isTakenBack})) as returned
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where ${placedIn(span)} and ${hasEnded} group by l.product_id`,

  back_by_reason: (span) => sql`
    select coalesce(reason, '') as key, count(*) as count, 0 as part, 0 as paise, 0 as returned
    from (
      select (select ${withoutNumbers(sql`e.note`)} from ${orderEvents} e
        where e.order_id = o.id and e.state in ${stated('hasFailedTry')} and e.note is not null order by e.id desc limit 1) as reason
      from ${orders} o where ${placedIn(span)} and o.state in ${back}
    ) each
    group by 1
    union all
    select ${returnKey('')} || r.reason, 0, 0, 0, count(*)
    from ${orders} o join ${returns} r on r.order_id = o.id
    where ${placedIn(span)} and ${isTakenBack} group by 1`,
};

const keptOf = sql`count(*) as count, count(*) filter (where arrived <= promised) as part, 0 as paise, 0 as returned`;

/** Orders that arrived or were lost, or whose delivery estimate has gone by. */
function promisedIn({ today, ...span }: Span): SQL {
  return sql`
    select * from (
      select o.courier, coalesce(left(o.address->>'pincode', 80), '') as pincode, o.state, o.estimated_delivery_date as promised,
        (select max(${dayIn(sql`e.at`)}) from ${orderEvents} e where e.order_id = o.id and e.state in ${arrived}) as arrived
      from ${orders} o
      where ${placedIn(span)} and o.estimated_delivery_date is not null and o.held_for is null
        and o.state not in ${stated('isCancelled', 'cameBack')}
    ) promised_orders
    where state in ${stated('hasArrived', 'isLost')} or promised < ${today}`;
}

const hasEnded = sql`o.state in ${stated('hasArrived', 'cameBack')}`;

/** Staff took the goods back after the delivery. The order stays delivered. */
export const isTakenBack = sql`r.state in ('inspected', 'refunded')`;

function cameBackBy(key: SQL, span: Span): SQL {
  return sql`
    select coalesce(left(${key}, 80), '') as key, count(*) as count, count(*) filter (where o.state in ${back}) as part,
      0 as paise, count(*) filter (where exists (select from ${returns} r
        where r.order_id = o.id and ${isTakenBack})) as returned
    from ${orders} o where ${placedIn(span)} and ${hasEnded} group by 1`;
}

/** A parcel counts once, however often the courier tried. */
function failedBy(key: SQL, span: Span): SQL {
  return sql`
    select coalesce(left(${key}, 80), '') as key, count(*) as count, count(*) filter (where exists (select from ${orderEvents} e
        where e.order_id = o.id and e.state in ${stated('hasFailedTry')})) as part, 0 as paise, 0 as returned
    from ${orders} o where ${placedIn(span)} and o.state in ${stated('hasArrived', 'cameBack', 'isLost')} group by 1`;
}

/** A replacement is no sale, and its parcel no order's. */
export function placedIn({ from, to }: Omit<Span, 'today'>): SQL {
  return sql`o.replaces is null and o.placed_at >= ${from.toISOString()} and o.placed_at < ${to.toISOString()}`;
}

function dayIn(moment: SQL): SQL {
  return sql`(${moment} at time zone ${indiaTimeZone})::date`;
}

/** A number may be a customer's phone, and would make each remark a reason of its own. */
function withoutNumbers(text: SQL): SQL {
  return sql`left(regexp_replace(${text}, '\\d+', '#', 'g'), 80)`;
}
