import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { isGivenBack, refundsPaid } from './sources/refund-debits.ts';
import { bankMatches, bankRows } from './tables.ts';

type Sum = { count: number; amount: number };

const isInBank = sql`exists (select from ${bankMatches} match
  where match.kind = 'refund' and match.undone_at is null and match.target = paid.id::text)`;

const isBack = sql`(${isGivenBack(sql`paid`)} and not ${isInBank})`;

/** The refunds that the owner noted as paid and that no statement of the bank has. The columns are those of `refundsPaid`. */
export const refundsOnTheWay = sql`select * from (${refundsPaid}) paid where not ${isInBank} and not ${isBack}`;

/**
 * The refunds that the bank gave back, so that they are due again, until a new reference is noted or a later debit is matched. The columns are
 * those of `refundsDue` of shop/returns.
 */
export const refundsGivenBack = sql`
  select id, created_at, order_number, provider, paise, return_id from (${refundsPaid}) paid where ${isBack}`;

/** Returns the ids of the refunds that are due again since the bank gave them back. */
export async function idsGivenBack(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from (${refundsGivenBack}) back`);
  return new Set(rows.map(({ id }) => id));
}

/** Returns how many refunds left no trace in a statement yet, and their rupees. */
export const sumRefundsOnTheWay = (db: Db) => sumOf(db, refundsOnTheWay);

/** Returns how many refunds are due again since the bank gave them back, and their rupees. */
export const sumRefundsGivenBack = (db: Db) => sumOf(db, refundsGivenBack);

async function sumOf(db: Db, refunds: SQL): Promise<Sum> {
  const { rows } = await db.execute<{ count: number; paise: string }>(
    sql`select count(*)::int as count, coalesce(sum(paise), 0) as paise from (${refunds}) refund`,
  );
  return { count: rows[0]!.count, amount: toRupees(Number(rows[0]!.paise)) };
}

const sum = { count: sql<number>`count(*)::int`, paise: sql<string>`coalesce(-sum(${bankRows.paise}), 0)` };

/** Returns the refunds that the statement of the bank has since a day. */
export async function sumRefundsLeft(db: Db, { since }: { since: string }): Promise<Sum> {
  const [left] = await db
    .select(sum)
    .from(bankMatches)
    .innerJoin(bankRows, eq(bankRows.id, bankMatches.rowId))
    .where(and(isNull(bankMatches.undoneAt), eq(bankMatches.kind, 'refund'), gte(bankRows.day, since)));
  return { count: left!.count, amount: toRupees(Number(left!.paise)) };
}

/** Returns how many debits of the bank may be a refund and are neither matched nor put aside, and their rupees. */
export async function sumOpenDebits(db: Db): Promise<Sum> {
  const [open] = await db.select(sum).from(bankRows).where(eq(bankRows.state, 'out'));
  return { count: open!.count, amount: toRupees(Number(open!.paise)) };
}
