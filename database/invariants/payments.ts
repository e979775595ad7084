import { paymentStates } from '#shop/payments/payment-states.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';
import { awaitedMethod } from '#shop/payments/methods.ts';
import type { Invariant } from './invariant.ts';

/** An event without a move, such as that of a refund, keeps the state. */
const allowed = Object.entries(paymentStates)
  .flatMap(([from, { next }]) => [from, ...next].map((to) => `('${from}','${to}')`))
  .join(', ');

const cancelled = inSql(statesThat('isCancelled'));

export const paymentsKept: Invariant = {
  number: 14,
  says: 'The events of a payment lead to its state by allowed moves, and no more goes back than came',
  checks: [
    {
      name: 'payments whose events do not begin with "created" and end in their state',
      per: 'orders',
      query: `select 'payment ' || payments.id || ': ' || coalesce(events, 'no events') || ', state ' || payments.state as what
        from orders join payments on payments.order_id = orders.id left join lateral (
          select string_agg(e.state, ' > ' order by e.id) as events, (array_agg(e.state order by e.id))[1] as first,
            (array_agg(e.state order by e.id desc))[1] as last
          from payment_events e where e.payment_id = payments.id
        ) log on true
        where {step} and (first is distinct from 'created' or last is distinct from payments.state)`,
    },
    {
      name: 'moves that no payment may make',
      per: 'orders',
      query: `select 'payment ' || payment_id || ': ' || before || ' > ' || state as what
        from (select payment_id, e.state, lag(e.state) over (partition by payment_id order by e.id) as before
          from orders join payments on payments.order_id = orders.id join payment_events e on e.payment_id = payments.id
          where {step}) moves
        where before is not null and (before, state) not in (${allowed})`,
    },
    {
      name: 'payments whose refunds are not the sum of their parts',
      per: 'orders',
      query: `select 'payment ' || payments.id || ': ' || refunded_paise || ' paise' as what
        from orders join payments on payments.order_id = orders.id left join lateral (
          select coalesce(sum(amount_paise) filter (where state <> 'failed'), 0) as promised,
            coalesce(sum(amount_paise) filter (where state = 'processed'), 0) as processed
          from payment_refunds where payment_id = payments.id
        ) parts on true
        where {step} and (refunded_paise <> promised or (payments.state = 'refunded') <> (processed = payments.amount_paise)
          or payments.state not in ('captured', 'refunded') and promised > 0)`,
    },
    {
      name: 'vouchers that are not of their payment',
      per: 'orders',
      query: `select 'receipt voucher ' || (v.content->>'number') as what
        from orders join receipt_vouchers v on v.order_id = orders.id left join payments on payments.id = v.payment_id
        where {step} and (payments.order_id is distinct from orders.id or (v.content->>'totalPaise')::int <> payments.amount_paise)
        union all select 'refund voucher ' || (v.content->>'number')
        from orders join refund_vouchers v on v.order_id = orders.id
          left join receipt_vouchers r on r.payment_id = v.payment_id
        where {step} and (r.content->>'number') is distinct from (v.content->'receipt'->>'number')`,
    },
    {
      name: 'orders that wait for a payment and are not unpaid, and unpaid ones that wait for none',
      per: 'orders',
      query: `select 'order ' || order_number || ' (' || state || ', ' || payment_mode || ')' as what from orders
        where {step} and (held_for is not distinct from 'payment') <> (payment_mode = '${awaitedMethod}' and state not in ${cancelled})`,
    },
    {
      name: 'payments of an order that does not exist',
      query: `select 'payment ' || id as what from payments
        where not exists (select from orders where orders.id = order_id and orders.order_number = payments.order_number)`,
    },
  ],
};
