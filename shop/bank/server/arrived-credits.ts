import { and, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { paymentStatesThat } from '#shop/payments/payment-states.ts';
import { payments } from '#shop/payments/server/tables.ts';
import type { CreditKind } from '../bank.ts';
import { remittanceTransfers } from './sources/remittance-credits.ts';
import { bankMatches, bankRows } from './tables.ts';

/** Returns the ids of expected credits of a kind that the statement of the bank has. */
export async function arrivedCredits(db: Db, { kind }: { kind: CreditKind }): Promise<string[]> {
  const rows = await db
    .select({ target: bankMatches.target })
    .from(bankMatches)
    .where(and(eq(bankMatches.kind, kind), isNull(bankMatches.undoneAt)));
  return rows.map(({ target }) => target);
}

/** A number of credits of a kind, and their rupees. */
export type CreditSum = { kind: CreditKind; count: number; amount: number };

/** A row of the bank that staff put aside as no money of the shop. */
export const isAside = sql`exists (select from ${bankMatches} match where match.row_id = ${bankRows.id} and match.kind = 'aside'
  and match.undone_at is null)`;

/** Returns how many credits of the bank nobody has matched or put aside, and their rupees. */
export async function sumOpenCredits(db: Db): Promise<{ count: number; amount: number }> {
  const [sum] = await db
    .select({ count: sql<number>`count(*)::int`, paise: sql<string>`coalesce(sum(${bankRows.paise}), 0)` })
    .from(bankRows)
    .where(eq(bankRows.state, 'open'));
  return { count: sum!.count, amount: toRupees(Number(sum!.paise)) };
}

/** Returns what the statement of the bank has since a day, by its kind, without what staff put aside. */
export async function sumArrived(db: Db, { since }: { since: string }): Promise<CreditSum[]> {
  const sums = await db
    .select({
      kind: sql<CreditKind>`${bankMatches.kind}`,
      count: sql<number>`count(*)::int`,
      paise: sql<string>`sum(${bankRows.paise})`,
    })
    .from(bankMatches)
    .innerJoin(bankRows, eq(bankRows.id, bankMatches.rowId))
    .where(
      and(
        isNull(bankMatches.undoneAt),
        notInArray(bankMatches.kind, ['aside', 'refund']),
        gte(bankRows.day, since),
      ),
    )
    .groupBy(bankMatches.kind);
  return sums.map(({ kind, count, paise }) => ({ kind, count, amount: toRupees(Number(paise)) }));
}

/** Returns the transfers of couriers that no statement of the bank has. */
export async function sumTransfersOnTheWay(db: Db): Promise<CreditSum[]> {
  const { rows } = await db.execute<{ count: number; paise: string | null }>(sql`
    select count(*)::int as count, sum(paise) as paise from (${remittanceTransfers}) transfer
    where not exists (select from ${bankMatches} match where match.kind = 'remittance' and match.undone_at is null
      and match.target = transfer.target)`);
  const { count, paise } = rows[0]!;
  return count === 0 ? [] : [{ kind: 'remittance', count, amount: toRupees(Number(paise)) }];
}

/** A payment to the shop's own UPI ID that arrived, as staff or a statement say, and that no statement of the bank is matched with. */
const isUpiOnTheWay = and(
  eq(payments.provider, 'upi'),
  inArray(payments.state, paymentStatesThat('isTaken')),
  sql`not exists (select from ${bankMatches} match where match.kind = 'upi' and match.undone_at is null
    and match.target = ${payments.id}::text)`,
);

/** The payments to the shop's own UPI ID that no statement has. The columns are those of `refundsDue` of shop/returns. */
export const upiOnTheWay = sql`
  select ${payments.id}, ${payments.capturedAt} as created_at, ${payments.orderNumber}, ${payments.provider}, ${payments.amountPaise} as paise,
    null::int as return_id
  from ${payments} where ${isUpiOnTheWay}`;

/** Returns the payments to the shop's own UPI ID that no statement of the bank has. A refund is no part of them. */
export async function sumUpiOnTheWay(db: Db): Promise<CreditSum> {
  const [sum] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paise: sql<string>`coalesce(sum(${payments.amountPaise}), 0)`,
    })
    .from(payments)
    .where(isUpiOnTheWay);
  return { kind: 'upi', count: sum!.count, amount: toRupees(Number(sum!.paise)) };
}
