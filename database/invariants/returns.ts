import { statesWithoutGoods } from '#shop/returns/server/replacements/count-replaced.ts';
import { inSql } from '#shop/orders/states.ts';
import type { Invariant } from './invariant.ts';

const ofStep = `order_id in (select id from orders where {step})`;

const credited = `select credit_notes.order_id, coalesce((line->>'position')::int, place::int - 1) as position,
    sum((line->>'quantity')::int) as quantity, sum((line->>'paidPaise')::int) as paid,
    sum((line->>'taxablePaise')::int) as taxable, sum((line->>'cgstPaise')::int) as cgst,
    sum((line->>'sgstPaise')::int) as sgst, sum((line->>'igstPaise')::int) as igst
  from credit_notes, jsonb_array_elements(content->'lines') with ordinality as lines (line, place)
  where ${ofStep} group by 1, 2`;

export const returnsCredited: Invariant = {
  number: 12,
  says: 'Credit notes never exceed their invoice, and each return is credited and refunded once',
  checks: [
    {
      name: 'lines of invoices that credit notes take back too much of, or not to the paisa',
      per: 'orders',
      query: `with credited as (${credited})
        select 'order ' || credited.order_id || ', line ' || position || ': ' || quantity || ' credited' as what
        from credited left join lateral (
          select content->'lines'->credited.position as line from invoices where invoices.order_id = credited.order_id
        ) invoice on true
        where line is null or quantity > (line->>'quantity')::int or paid > (line->>'paidPaise')::int
          or least(paid, taxable, cgst, sgst, igst) < 0
          or quantity = (line->>'quantity')::int and (paid, taxable, cgst, sgst, igst) is distinct from
            ((line->>'paidPaise')::int, (line->>'taxablePaise')::int, (line->>'cgstPaise')::int, (line->>'sgstPaise')::int,
              (line->>'igstPaise')::int)`,
    },
    {
      name: 'lines whose count of credited units differs from their credit notes',
      per: 'orders',
      query: `with credited as (${credited})
        select 'order ' || credited_lines.order_id || ', line ' || credited_lines.position || ': ' || credited_quantity
          || ' counted, ' || coalesce(credited.quantity, 0) || ' credited' as what
        from credited_lines left join credited using (order_id, position)
        where ${ofStep} and (credited_quantity <> coalesce(credited.quantity, 0) or credited_paise <> coalesce(paid, 0))`,
    },
    {
      name: 'credit notes whose lines are not their total',
      per: 'orders',
      query: `select 'credit note ' || (content->>'number') as what from credit_notes
        where ${ofStep} and (content->>'totalPaise')::int - coalesce((content->>'roundOffPaise')::int, 0) <>
          (select sum((line->>'paidPaise')::int) from jsonb_array_elements(content->'lines') line)`,
    },
    {
      name: 'returns without their credit note, and credit notes without a return',
      per: 'orders',
      query: `select 'return ' || coalesce(returns.id, credit_notes.return_id) as what
        from (select * from returns where ${ofStep} and state in ('inspected', 'refunded')) returns
        full join (select * from credit_notes where ${ofStep} and return_id is not null) credit_notes
          on credit_notes.return_id = returns.id and credit_notes.order_id = returns.order_id
        where refund_paise is distinct from (content->>'totalPaise')::int`,
    },
    {
      name: 'returns that were not refunded once',
      per: 'orders',
      query: `select 'return ' || returns.id || ' (' || state || ')' as what
        from returns left join cash_entries on cash_entries.request_id = refund_id
          left join (
            select payment_refunds.id, payments.order_id, payment_refunds.amount_paise from payment_refunds join payments on payments.id = payment_id
          ) sent on sent.id = refund_id
        where returns.${ofStep} and case when returns.state = 'refunded'
          then (sent.id is not null) = (cash_entries.id is not null) or not coalesce(
            sent.order_id = returns.order_id and amount_paise = refund_paise,
            (kind, cash_entries.order_id, paise) = ('refunded', returns.order_id, -refund_paise))
          else cash_entries.id is not null or sent.id is not null end`,
    },
    {
      name: 'lines of which more was returned and replaced than ordered',
      per: 'orders',
      query: `select 'order line ' || order_lines.id || ': ' || sum(taken.quantity) as what
        from order_lines join (
          select order_line_id, return_lines.quantity from return_lines join returns on returns.id = return_id
          where returns.${ofStep} and state <> 'replaced' and (state not in ('refused', 'withdrawn') or refunded_quantity is not null)
          union all
          select sent.replaces_line_id, sent.quantity from order_lines sent
            join orders replacement on replacement.id = sent.order_id
            join orders first on first.order_number = replacement.replaces
          where first.id in (select id from orders where {step}) and replacement.given_up_at is null
            and replacement.state not in ${inSql(statesWithoutGoods)}
        ) taken on taken.order_line_id = order_lines.id
        group by order_lines.id, order_lines.quantity having sum(taken.quantity) > order_lines.quantity`,
    },
    {
      name: 'inspected returns without their inspection, and inspections of other returns',
      per: 'orders',
      query: `select 'return ' || returns.id || ' (' || state || '): inspection ' || coalesce(inspection_id::text, 'missing') as what
        from returns left join inspections on inspections.id = inspection_id
        where returns.${ofStep} and case when not without_pickup
         and exists (select from return_lines where return_id = returns.id and refunded_quantity is not null)
          then (kind, inspections.order_id) is distinct from ('return', returns.order_id) else inspection_id is not null end`,
    },
  ],
};
