import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { toRupees } from '#platform/money.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { settlementRows, settlementTasks } from '../../server/tables.ts';
import type { MoneyTask, OpenPayment } from '../contract.ts';

/** Returns what each provider owes, in rupees: the sum of its entries in the book of money. */
export async function readProviders(db: Db): Promise<{ name: string; open: number }[]> {
  const { rows } = await db.execute<{ name: string; paise: string }>(sql`
    select party as name, sum(paise) as paise from money_book where book = 'prepaid' group by 1 having sum(paise) <> 0 order by 1`);
  return rows.map(({ name, paise }) => ({ name, open: toRupees(Number(paise)) }));
}

/** Returns the number of refunds of payments under way, and their rupees. */
export async function readRefundsDue(db: Db): Promise<{ count: number; amount: number }> {
  const [due] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paise: sql<string>`coalesce(sum(${paymentRefunds.amountPaise}), 0)`,
    })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'pending'));
  return { count: due!.count, amount: toRupees(Number(due!.paise)) };
}

/** Returns the number of open tasks, and the sum of their differences without signs, in rupees. */
export async function readUnmatched(db: Db): Promise<{ count: number; amount: number }> {
  const [open] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paise: sql<string>`coalesce(sum(abs(theirs_paise - ours_paise)), 0)`,
    })
    .from(settlementTasks)
    .where(sql`${settlementTasks.ending} is null`);
  return { count: open!.count, amount: toRupees(Number(open!.paise)) };
}

/** A place where money waits, and its rows: a query with the columns of `refundsDue` of shop/returns. */
export type WaitingRows = Partial<Record<OpenPayment['kind'], SQL>>;

/** The part of each payment that its provider owes, so that the rows make the sum of `readProviders`. A refund that it has not paid out is negative. */
export const withProviders = sql`
  select p.id, p.captured_at as created_at, p.order_number, p.provider, owed.paise, null::int as return_id
  from (select payment_id, sum(paise) as paise from money_book where book = 'prepaid' group by 1 having sum(paise) <> 0) owed
  join ${payments} p on p.id = owed.payment_id`;

/** The refunds of payments under way. */
export const refundsOfPayments = sql`
  select f.id, f.created_at, p.order_number, p.provider, f.amount_paise as paise, null::int as return_id
  from ${paymentRefunds} f join ${payments} p on p.id = f.payment_id where f.state = 'pending'`;

type WaitingRow = {
  kind: OpenPayment['kind'];
  id: string;
  at: Date;
  order_number: string;
  provider: string;
  paise: number | string;
  return_id: number | null;
  position: string;
};

const waiting = alias(paymentRefunds, 'waiting');

/**
 * Lists the money that waits in some places, the oldest first (GET /api/admin/money/payments). Returns a page, in rupees. Refuses a foreign
 * cursor (400).
 */
export async function listWaiting(
  db: Db,
  { places, cursor }: { places: WaitingRows; cursor?: string | undefined },
): Promise<ListPage<OpenPayment>> {
  const name = `money that waits: ${Object.keys(places).join(' ')}`;
  const page = keyset({ name, by: waiting.createdAt, id: waiting.id }, cursor);
  const parts = Object.entries(places).map(
    ([kind, rows]) =>
      sql`select ${kind}::text as kind, id, created_at, order_number, provider, paise::bigint as paise, return_id from (${rows}) place`,
  );
  const { rows } = await db.execute<WaitingRow>(sql`
    select waiting.*, waiting.created_at as at, ${page.position} as position from (${sql.join(parts, sql` union all `)}) waiting
    where ${page.after ?? sql`true`} order by waiting.created_at, waiting.id limit ${page.limit}`);
  const { rows: listed, next } = page.toPage(rows);
  return {
    rows: listed.map(({ kind, id, at, order_number: orderNumber, provider, paise, return_id: returnId }) => ({
      kind,
      id,
      orderNumber,
      provider,
      at: new Date(at).toISOString(),
      amount: toRupees(Number(paise)),
      returnId,
    })),
    next,
  };
}

type Reading = {
  cursor?: string | undefined;
  show?: 'open' | 'closed' | undefined;
  userId: number;
  namesOf: Author['namesOf'];
};

const listings = {
  open: {
    order: { name: 'money tasks', by: settlementTasks.madeAt, id: settlementTasks.id },
    shown: sql`${settlementTasks.ending} is null`,
  },
  closed: {
    order: {
      name: 'closed money tasks',
      by: settlementTasks.endedAt,
      id: settlementTasks.id,
      descending: true,
    },
    shown: sql`${settlementTasks.ending} = 'closed'`,
  },
};

/** Lists open tasks with both figures, the oldest first, or those that staff closed, the newest first (GET /api/admin/money/tasks). */
export async function listTasks(
  db: Db,
  { cursor, show = 'open', userId, namesOf }: Reading,
): Promise<ListPage<MoneyTask>> {
  const { order, shown } = listings[show];
  const page = keyset(order, cursor);
  const rows = await db
    .select({ task: settlementTasks, row: settlementRows, payment: payments, position: page.position })
    .from(settlementTasks)
    .leftJoin(settlementRows, eq(settlementRows.id, settlementTasks.rowId))
    .leftJoin(payments, eq(payments.id, settlementTasks.paymentId))
    .where(sql`${shown} ${page.after ? sql`and ${page.after}` : sql``}`)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  const staffIds = listed.flatMap(({ task: { askedBy, endedBy } }) => [askedBy ?? [], endedBy ?? []].flat());
  const names = await namesOf(db, [...new Set(staffIds)]);
  return {
    rows: listed.map(({ task, row, payment }) => ({
      id: task.id,
      kind: task.kind,
      provider: task.provider,
      orderNumber: task.orderNumber,
      settlementId: task.settlementId,
      entityId: row?.entityId ?? payment?.providerPaymentId ?? null,
      receipt: row?.receipt ?? null,
      day: row?.day ?? null,
      reason: task.reason,
      ours: toRupees(task.oursPaise),
      theirs: toRupees(task.theirsPaise),
      since: task.madeAt.toISOString(),
      askedBy: task.askedBy === null ? null : nameAtTheTime(task.askedByName, names.get(task.askedBy)),
      isMine: task.askedBy === userId,
      ended: task.endedAt && {
        by: task.endedBy === null ? 'The shop' : nameAtTheTime(task.endedByName, names.get(task.endedBy)),
        at: task.endedAt.toISOString(),
      },
    })),
    next,
  };
}
