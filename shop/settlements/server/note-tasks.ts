import { sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { providerNames, providers } from '#shop/payments/providers/providers.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { patienceDays } from '../settlement.ts';
import { moneyEntries, settlementRows, settlementTasks } from './tables.ts';

/** Providers that pay out by settlements. */
export const settlingProviders = providerNames.filter((name) => !providers[name].isByHand);

/** The unmatched amount of rows, as the book of money has it. */
const unmatchedOf = (from: number, to: number) => sql`
  select row_id, sum(paise) as paise from money_book
  where row_id between ${from}::bigint and ${to}::bigint and kind = 'unmatched' group by 1`;

/** Makes a task of each row from one id to another that staff have to look at. Amounts are those of the shop and of the provider. */
export async function noteTasks(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    insert into ${settlementTasks} (kind, provider, payment_id, row_id, order_number, settlement_id, ours_paise, theirs_paise)
    select kind, provider, payment_id, id, order_number, settlement_id, theirs - difference, theirs from (
      select r.id, r.provider, r.settlement_id, p.id as payment_id, p.order_number, r.amount_paise as theirs,
        case when r.kind in ('payment', 'refund') then coalesce(u.paise, 0) else r.amount_paise end as difference,
        case when r.kind like 'chargeback%' then 'charged_back'
          when r.kind in ('adjustment', 'refund_reversal') then 'adjusted'
          when r.repeats is not null then 'twice'
          when p.id is null or (r.kind = 'refund' and u.paise = r.amount_paise) then 'foreign'
          when r.kind = 'payment' and exists (select from ${moneyEntries} m where m.payment_id = p.id) then 'late'
          else 'amount' end as kind
      from ${settlementRows} r
      left join ${payments} p on p.provider = r.provider and p.provider_payment_id = r.provider_payment_id
      left join (${unmatchedOf(from, to)}) u on u.row_id = r.id
      where r.id between ${from}::bigint and ${to}::bigint
    ) judged where difference <> 0
    on conflict do nothing`);
}

/** Closes tasks whose missing half has come: the settlement of a payment, or the payment of a row. */
export async function closeFound(tx: Db): Promise<void> {
  await tx.execute(sql`
    update ${settlementTasks} k set ending = 'found', ended_at = now()
    from ${payments} p, ${settlementRows} r
    where k.kind = 'missing' and k.ending is null and p.id = k.payment_id
      and r.provider = p.provider and r.kind = 'payment' and r.entity_id = p.provider_payment_id`);
}

/** Closes tasks of rows that agree now, such as after a webhook that came late. The nightly job calls it. */
export async function closeAgreed(tx: Db): Promise<void> {
  await tx.execute(sql`
    update ${settlementTasks} k set ending = 'found', ended_at = now()
    where k.ending is null and k.kind in ('foreign', 'amount') and not exists (
      select from money_book l where l.row_id = k.row_id and l.kind = 'unmatched' having sum(l.paise) <> 0)`);
}

/** Makes a task of each payment without a row of its provider after three days. At most 10,000 at a time, the oldest first. */
export async function noteMissing(tx: Db, { now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - patienceDays * dayMs).toISOString();
  const { rowCount } = await tx.execute(sql`
    insert into ${settlementTasks} (kind, provider, payment_id, order_number, ours_paise, theirs_paise)
    select 'missing', p.provider, p.id, p.order_number, p.amount_paise, 0 from ${payments} p
    where p.provider in ${settlingProviders} and p.state in ('captured', 'refunded') and p.captured_at < ${before}::timestamptz
      and not exists (select from ${settlementRows} r
        where r.provider = p.provider and r.kind = 'payment' and r.entity_id = p.provider_payment_id)
      and not exists (select from ${moneyEntries} m where m.payment_id = p.id)
    order by p.captured_at limit 10000
    on conflict do nothing`);
  return rowCount ?? 0;
}
