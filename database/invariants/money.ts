import type { Invariant } from './invariant.ts';

/** The row of a provider about a payment, and about a refund. */
const rowOfPayment = `exists (select from settlement_rows r where r.provider = p.provider and r.kind = 'payment' and r.entity_id = p.provider_payment_id)`;
const rowOfRefund = `exists (select from settlement_rows r where r.provider = p.provider and r.kind = 'refund' and r.repeats is null
  and (r.refund_id = f.id or r.entity_id = f.provider_refund_id))`;

export const moneyMatched: Invariant = {
  number: 16,
  says: 'Each paisa of a provider is in one place, each settlement is its rows, and what differs is a task',
  checks: [
    {
      name: 'payments whose entries do not leave what the provider still owes',
      query: `select 'payment ' || p.id || ': ' || coalesce(l.paise, 0) || ' in the book, ' || owed || ' owed' as what
        from payments p
        left join (select payment_id, sum(paise) as paise from money_book where book = 'prepaid' group by 1) l on l.payment_id = p.id,
        lateral (select case when p.provider = 'upi' then 0 else (case when ${rowOfPayment} then 0 else p.amount_paise
            + (select coalesce(sum(paise), 0) from money_entries m where m.payment_id = p.id) end)
            - (select coalesce(sum(f.amount_paise), 0) from payment_refunds f where f.payment_id = p.id and f.state = 'processed'
              and f.reason is distinct from 'too_old' and not ${rowOfRefund})
          end as owed) owed
        where p.provider <> 'courier' and p.state in ('captured', 'refunded') and coalesce(l.paise, 0) <> owed`,
    },
    {
      name: 'rows of a provider that differ from the books of the shop and are no task',
      query: `select 'row ' || l.row_id || ': ' || sum(l.paise) || ' paise' as what
        from money_book l where l.kind = 'unmatched' and l.row_id is not null
          and not exists (select from settlement_tasks k where k.row_id = l.row_id)
        group by l.row_id having sum(l.paise) <> 0`,
    },
    {
      name: 'settlements that are not the sum of their rows and are no task',
      query: `select 'settlement ' || t.settlement_id || ': ' || t.paise || ' paid out, ' || coalesce(sum(r.net_paise), 0) || ' in rows' as what
        from settlement_totals t left join settlement_rows r using (provider, settlement_id)
        where not exists (select from settlement_tasks k where k.kind = 'total' and k.provider = t.provider and k.settlement_id = t.settlement_id)
        group by t.provider, t.settlement_id, t.paise having t.paise <> coalesce(sum(r.net_paise), 0)`,
    },
    {
      name: 'tasks that were written off with another amount than theirs',
      query: `select 'task ' || k.id || ': ' || theirs_paise - ours_paise || ' differ, ' || coalesce(m.paise::text, 'nothing') || ' booked' as what
        from settlement_tasks k left join money_entries m on m.task_id = k.id
        where k.ending = 'closed' and k.kind in ('missing', 'foreign', 'twice', 'amount', 'late') and m.paise is distinct from theirs_paise - ours_paise`,
    },
    {
      name: 'transfers in the bank that are not the sum of their settlement',
      query: `select 'transfer ' || m.target || ': ' || b.paise || ' in the bank, ' || coalesce(c.paise, 0) || ' settled' as what
        from bank_matches m join bank_rows b on b.id = m.row_id
        left join (
          select r.provider || ' ' || coalesce(r.utr, t.utr, s.utr) as target, sum(r.net_paise) as paise
          from settlement_rows r left join settlement_totals t using (provider, settlement_id)
          left join (select provider, settlement_id, max(utr) as utr from settlement_rows group by 1, 2) s using (provider, settlement_id)
          group by 1
        ) c on c.target = m.target
        where m.kind = 'settlement' and m.undone_at is null and b.paise is distinct from c.paise`,
    },
    {
      name: 'payments to the own UPI ID whose bank row is not their money',
      query: `select 'match ' || m.id || ': ' || b.paise || ' in the bank, ' || coalesce(p.amount_paise::text, 'nothing') || ' paid' as what
        from bank_matches m join bank_rows b on b.id = m.row_id
        left join payments p on p.id::text = m.target and p.provider = 'upi' and p.state in ('captured', 'refunded')
        where m.kind = 'upi' and m.undone_at is null and b.paise is distinct from p.amount_paise`,
    },
    {
      name: 'refunds that the owner paid whose bank row is not their money',
      query: `select 'match ' || m.id || ': ' || b.paise || ' in the bank, ' || coalesce(f.paise::text, 'nothing') || ' refunded' as what
        from bank_matches m join bank_rows b on b.id = m.row_id
        left join (select id::text as id, amount_paise as paise from payment_refunds where state = 'processed'
          union all select request_id::text, -paise from cash_entries where kind = 'refunded') f on f.id = m.target
        where m.kind = 'refund' and m.undone_at is null and -b.paise is distinct from f.paise`,
    },
    {
      name: 'cash that the book of money has otherwise than its account',
      query: `select 'order ' || d.order_number || ': ' || d.open_paise || ' open, ' || coalesce(sum(l.paise), 0) || ' in the book of money' as what
        from cash_dues d left join money_book l on l.order_id = d.order_id and l.book = 'cash'
        group by d.order_id having d.open_paise <> coalesce(sum(l.paise), 0)`,
    },
  ],
};
