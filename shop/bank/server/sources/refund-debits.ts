import { type SQL, sql } from 'drizzle-orm';
import { dayOf, startOf } from '#platform/india-time.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { providerNames, providers } from '#shop/payments/providers/providers.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { sameWay } from '#shop/returns/states.ts';
import { returns } from '#shop/returns/server/tables.ts';
import { sureReference } from '../../statement-file/read-reference.ts';
import type { CreditSource } from '../match-by-reference.ts';
import { bankMatches } from '../tables.ts';

const byHand = providerNames.filter((name) => providers[name].isByHand);

/** A refund of a payment that its provider does not send. */
const isOwn = sql`(p.provider in ${byHand} or f.reason = 'too_old')`;

/**
 * The refunds that the owner paid from the account of the shop: of payments to the own UPI ID, of payments that are too old for their provider,
 * and of returned goods that were paid in cash.
 */
export const refundsPaid = sql`
  select f.id, p.order_number, p.provider, f.amount_paise as paise, f.provider_refund_id as reference, f.settled_at as created_at,
    null::int as return_id
  from ${paymentRefunds} f join ${payments} p on p.id = f.payment_id where f.state = 'processed' and ${isOwn}
  union all
  select e.request_id, d.order_number, 'return', -e.paise, e.note, e.booked_at, r.id
  from ${cashEntries} e join ${cashDues} d on d.order_id = e.order_id left join ${returns} r on r.refund_id = e.request_id
  where e.kind = 'refunded' and e.request_id is not null`;

/** Whether the bank gave a row of `refundsPaid` back after its reference was noted. `created_at` is the moment of the note. */
export const isGivenBack = (refund: SQL) => sql`exists (select from ${bankMatches} m where m.kind = 'refund'
  and m.target = ${refund}.id::text and m.undone_cause = 'reversal' and m.undone_at > ${refund}.created_at)`;

/** The refunds that the owner has to pay and that nobody has noted as paid. */
const refundsOwed = sql`
  select f.id, p.order_number, p.provider, f.amount_paise as paise, null as reference, f.created_at, null::int as return_id
  from ${paymentRefunds} f join ${payments} p on p.id = f.payment_id where f.state = 'pending' and ${isOwn}
  union all
  select r.refund_id, o.order_number, 'return', r.refund_paise, null, r.since, r.id
  from ${returns} r join ${orders} o on o.id = r.order_id where r.state = 'inspected' and r.payout_hint <> ${sameWay}`;

type RefundRow = {
  id: string;
  order_number: string;
  paise: number | string;
  reference: string | null;
  created_at: Date | string;
  return_id: number | null;
  is_due: boolean;
  came_back: boolean;
};

/**
 * Refunds that the owner pays. The typed reference proves the debit. A refund that came back is expected with its amount alone until a new reference
 * is noted, and so is a refund that is still due, since it may be paid before it is noted.
 */
export const refundDebits: CreditSource = {
  kind: 'refund',
  async find(db, { references, amounts, from, to }) {
    const [first, last] = [startOf(from || '2000-01-01'), startOf(to || '2000-01-01', { hour: 24 })];
    const { rows } = await db.execute<RefundRow>(sql`
      select refund.*, ${isGivenBack(sql`refund`)} as came_back
      from (select *, false as is_due from (${refundsPaid}) paid union all select *, true from (${refundsOwed}) owed) refund
      where upper(btrim(reference)) = any (${sql.param(references)}::text[]) or btrim(reference) ~ '^0|[^A-Z0-9]'
        or (paise = any (${sql.param(amounts)}::bigint[]) and created_at between ${first.toISOString()}::timestamptz
          and ${last.toISOString()}::timestamptz and not exists (select from ${bankMatches} m
            where m.kind = 'refund' and m.target = refund.id::text and m.undone_at is null))`);
    return rows.map((row) => ({
      kind: 'refund' as const,
      id: row.id,
      reference: row.came_back ? null : sureReference(row.reference ?? ''),
      amountPaise: Number(row.paise),
      day: dayOf(new Date(row.created_at)),
      label: `Order ${row.order_number}${row.reference ? `, paid with ${row.reference}` : ''}`,
      to: row.return_id === null ? `/admin/orders/${row.order_number}` : `/admin/returns/${row.return_id}`,
      orderNumber: row.order_number,
      isDue: row.is_due,
      isTyped: true,
    }));
  },
};
