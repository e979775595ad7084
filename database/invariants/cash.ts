import { cashAtDoor } from './cash-to-collect.ts';
import type { Invariant } from './invariant.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';

const settling = `kind <> 'refunded'`;

export const cashKept: Invariant = {
  number: 11,
  says: 'Cash due is cash settled and cash open, and each delivered or lost order is due once',
  checks: [
    {
      name: 'delivered and lost orders without their cash, and cash of others',
      per: 'orders',
      query: `select 'order ' || orders.order_number || ' (' || state || '): ' || coalesce(due_paise::text, 'no') || ' paise due' as what
        from orders left join cash_dues on order_id = orders.id
        where {step} and case when state in ${inSql(statesThat('hasArrived'))} then coalesce(due_paise, 0) <> ${cashAtDoor}
          when state in ${inSql(statesThat('isLost'))} then due_paise is distinct from
            (select claim_paise from courier_claims where courier_claims.order_id = orders.id)
          else coalesce(due_paise, 0) <> 0 and state not in ${inSql(statesThat('cameBack'))} end`,
    },
    {
      name: 'cash due that is not settled and open',
      per: 'orders',
      query: `select 'order ' || cash_dues.order_number || ': ' || due_paise || ' due, ' || coalesce(settled, 0) || ' settled, '
          || open_paise || ' open' as what
        from orders join cash_dues on cash_dues.order_id = orders.id left join (
          select order_id, -sum(paise) filter (where kind <> 'due' and ${settling}) as settled,
            sum(paise) filter (where kind = 'due') as due, sum(case when reverses is null then 1 else -1 end) filter (where kind = 'due') as dues
          from cash_entries where order_id in (select id from orders where {step}) group by 1
        ) entries on entries.order_id = orders.id
        where {step} and (due is distinct from due_paise or (due_paise <> 0 and dues <> 1) or due_paise <> coalesce(settled, 0) + open_paise)`,
    },
    {
      name: 'rows of couriers’ files that were booked with another amount',
      per: 'orders',
      query: `select 'file ' || remittance_rows.remittance_id || ', row ' || number as what
        from remittance_rows left join (
          select remittance_id, row_number, -sum(paise) as booked from cash_entries
          where remittance_id is not null and order_id in (select id from orders where {step}) group by 1, 2
        ) entries on entries.remittance_id = remittance_rows.remittance_id and row_number = number
        where booked_at is not null and order_id in (select id from orders where {step})
          and coalesce(booked, 0) <> paid_paise + charges_paise`,
    },
    {
      name: 'files that were undone and still settle cash',
      query: `select 'file ' || remittances.id || ': ' || -sum(paise) || ' paise' as what
        from remittances join cash_entries on remittance_id = remittances.id
        where state = 'undone' group by remittances.id having sum(paise) <> 0`,
    },
  ],
};
