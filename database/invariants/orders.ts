import { amountCodes, amountOf } from '#shop/pricing/amounts.ts';
import { offerCode } from '#shop/pricing/offers/offer-terms.ts';
import { freeMethod } from '#shop/payments/methods.ts';
import { inSql, orderStates, stateAfter, statesThat } from '#shop/orders/states.ts';
import { cashAtDoor, collected } from './cash-to-collect.ts';
import type { Invariant } from './invariant.ts';

const afterTax = `(${amountCodes
  .filter((code) => amountOf(code)?.isAfterTax)
  .map((code) => `'${code}'`)
  .join(', ')})`;

const allowed = Object.entries(orderStates)
  .flatMap(([from, { next, undoTo, reopensTo }]) =>
    [...next, ...(undoTo ?? []), ...(reopensTo ?? [])].map((to) => `('${from}','${to}')`),
  )
  .join(', ');

export const ordersWhole: Invariant = {
  number: 2,
  says: 'Each acknowledged orderId exists once, with its lines; its events lead to its state by allowed moves',
  checks: [
    {
      name: 'orders without lines, answer or number',
      per: 'orders',
      query: `select 'order ' || order_number as what from orders
        where {step} and (not exists (select 1 from order_lines where order_id = orders.id)
          or response is null or response->>'orderNumber' is distinct from order_number)`,
    },
    {
      name: 'orders whose events do not begin with one "placed" and end in their state',
      per: 'orders',
      query: `select 'order ' || order_number || ': ' || coalesce(events, 'no events') || ', state ' || state as what
        from orders left join lateral (
          select string_agg(e.state, ' > ' order by e.id) as events, (array_agg(e.state order by e.id))[1] as first,
            (array_agg(e.state order by e.id desc))[1] as last, count(*) filter (where e.state = '${stateAfter.placing}') as placed
          from order_events e where e.order_id = orders.id
        ) log on true
        where {step} and (first is distinct from '${stateAfter.placing}' or last is distinct from state or placed not in (1, 2))`,
    },
    {
      name: 'moves that no order may make',
      per: 'orders',
      query: `select 'order ' || order_id || ': ' || before || ' > ' || state as what
        from (select order_id, state, lag(state) over (partition by order_id order by id) as before from order_events
          where order_id in (select id from orders where {step})) moves
        where before is not null and (before, state) not in (${allowed})`,
    },
    {
      name: 'subscription orders that are no order, or another customer’s',
      query: `select 'subscription ' || subscription_id || ', ' || due_on as what
        from billing_cycles join subscriptions on subscriptions.id = subscription_id left join orders on orders.id = order_id
        where outcome = 'ordered' and (orders.id is null or orders.user_id <> subscriptions.user_id)`,
    },
  ],
  elsewhere: 'that a refused order left nothing: shop/checkout/server/place-order.test.ts',
};

export const totalsRight: Invariant = {
  number: 3,
  says: 'An order’s total is its lines, less its savings, with delivery charge, fee and round-off, in whole paise, and 0 for a replacement',
  checks: [
    {
      name: 'totals that are not their sum',
      per: 'orders',
      query: `select 'order ' || order_number || ': ' || total_paise || ' paise' as what
        from orders join (
          select order_id, sum(quantity * unit_paise) as lines from order_lines
          where order_id in (select id from orders where {step}) group by order_id
        ) sums on order_id = orders.id
        where subtotal_paise <> lines or total_paise <> subtotal_paise - discount_paise + fee_paise
          or charges is null and discount_paise <> least(fixed_discount_paise, lines)
          or fixed_discount_paise < 0 or fee_paise < 0 or replaces is not null and fee_paise <> 0`,
    },
    {
      name: 'amounts beside the lines that are not their sums or are not shared out',
      per: 'orders',
      query: `select 'order ' || order_number as what
        from orders left join lateral (
          select coalesce(sum(-paise) filter (where paise < 0), 0) as saved,
            coalesce(sum(paise) filter (where paise > 0), 0) as charged,
            coalesce(sum(-paise) filter (where code = 'discount'), 0) as fixed,
            coalesce(sum(-paise) filter (where code = '${offerCode}'), 0) as offered,
            bool_or(paise <> (select coalesce(sum(share), 0) from unnest(shares) share)
              or cardinality(shares) <> (select count(*) from order_lines where order_id = orders.id)) as is_unshared
          from order_adjustments where order_id = orders.id
        ) list on true
        where {step} and charges is not null and (discount_paise <> saved or fee_paise <> charged or is_unshared
          or fixed <> least((charges->>'fixedDiscountPaise')::int, subtotal_paise - offered))`,
    },
    {
      name: 'lines whose share of the savings is more than they cost',
      per: 'orders',
      query: `select 'order ' || order_number || ', line ' || at as what
        from orders cross join lateral (
          select at, sum(share) as saved from order_adjustments, unnest(shares) with ordinality as part (share, at)
          where order_id = orders.id and paise < 0 and code not in ${afterTax} group by at
        ) savings join lateral (
          select quantity * unit_paise as paise, row_number() over (order by id) as at from order_lines where order_id = orders.id
        ) line using (at)
        where {step} and charges is not null and line.paise + saved < 0`,
    },
    {
      name: 'delivery charges and round-offs that are not by the rules of their day',
      per: 'orders',
      query: `select 'order ' || order_number || ', ' || code || ': ' || paise || ' paise' as what
        from orders join order_adjustments on order_adjustments.order_id = orders.id
        where {step} and charges is not null and (
          code = 'delivery' and paise is distinct from (charges->'delivery'->>'paise')::int
          or code in ${afterTax} and (abs(paise) > 50 or charges->>'wholeRupees' is null or total_paise % 100 <> 0))`,
    },
    {
      name: 'offers of orders without a use, and uses that a cancelled order holds',
      per: 'orders',
      query: `select 'order ' || order_number as what from orders
        where {step} and (exists (select from jsonb_array_elements(charges->'offers') as offer
            where not exists (select from promotion_uses where order_id = orders.id and promotion_id = (offer->>'id')::int))
          or state in ${inSql(statesThat('isCancelled'))}
            and exists (select from promotion_uses where order_id = orders.id and given_back_at is null))`,
    },
    {
      name: 'promotions with more uses than they count',
      query: `select 'promotion ' || id as what from promotions
        where max_uses is not null and used < (
          select count(*) from promotion_uses where promotion_id = promotions.id and given_back_at is null)`,
    },
    {
      name: 'replacements that cost something, brought cash or have an invoice',
      per: 'orders',
      query: `select 'order ' || order_number as what from orders
        where {step} and replaces is not null and (total_paise <> 0 or payment_mode <> '${freeMethod}'
          or exists (select 1 from order_lines where order_id = orders.id and (unit_paise <> 0 or replaces_line_id is null))
          or exists (select 1 from invoices where order_id = orders.id)
          or exists (select 1 from credit_notes where order_id = orders.id)
          or exists (select 1 from returns where order_id = orders.id)
          or exists (select 1 from cash_entries where order_id = orders.id) and state not in ${inSql(statesThat('isLost'))})`,
    },
    {
      name: 'replacements of other orders’ lines, and orders that replace nothing but say so',
      per: 'orders',
      query: `select 'order ' || orders.order_number || ', line ' || sent.id as what
        from orders join order_lines sent on sent.order_id = orders.id
          left join order_lines line on line.id = sent.replaces_line_id
          left join orders first on first.id = line.order_id
        where {step} and case when orders.replaces is null then sent.replaces_line_id is not null
          else first.order_number is distinct from orders.replaces or line.product_id <> sent.product_id end`,
    },
    {
      name: 'challans of orders that replace nothing, or that have not left',
      per: 'orders',
      query: `select 'order ' || order_number || ' (' || state || ')' as what
        from orders left join delivery_challans on delivery_challans.order_id = orders.id
        where {step} and delivery_challans.id is not null
          and (replaces is null or content->>'orderNumber' <> order_number or state in ${inSql(statesThat('awaitsCourier', 'isPackable', 'isPacked', 'isCancelled'))})`,
    },
    {
      name: 'parcels that collect another amount than their order pays at the door',
      per: 'orders',
      query: `select 'order ' || orders.order_number || ': ' || ${collected} || ' paise' as what
        from shipments join orders on orders.id = shipments.order_id
        where {step} and ${collected} <> ${cashAtDoor}`,
    },
  ],
  elsewhere:
    'that each unit price was the product’s at that moment: shop/checkout/server/place-order.test.ts',
};
