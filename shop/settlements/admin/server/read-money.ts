import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { toRupees } from '#platform/money.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { settlingProviders } from '../../server/note-tasks.ts';
import { moneyEntries, settlementRows, settlementTasks } from '../../server/tables.ts';
import type { MoneyTask, OpenPayment } from '../contract.ts';

/** Money that a provider has and did not pay out: of payments without a row, and of refunds that no row names. */
const isOpen = sql`${payments.provider} in ${settlingProviders} and ${payments.state} in ('captured', 'refunded')
  and not exists (select from ${settlementRows} r where r.provider = ${payments.provider} and r.kind = 'payment'
    and r.entity_id = ${payments.providerPaymentId})
  and not exists (select from ${moneyEntries} m where m.payment_id = ${payments.id})`;

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

type Listing = { cursor?: string | undefined };

/** Lists payments that a provider has not paid out, the oldest first (GET /api/admin/money/payments). Returns a page, in rupees. */
export async function listPayments(db: Db, { cursor }: Listing): Promise<ListPage<OpenPayment>> {
  return listPaymentsThat(db, { name: 'open payments', is: isOpen, cursor });
}

/** Lists payments of one place of the money, the oldest first. `name` is that of the list in its cursor. Returns a page, in rupees. */
export async function listPaymentsThat(
  db: Db,
  { name, is, cursor }: Listing & { name: string; is: SQL | undefined },
): Promise<ListPage<OpenPayment>> {
  const page = keyset({ name, by: payments.createdAt, id: payments.id }, cursor);
  const rows = await db
    .select({ payment: payments, position: page.position })
    .from(payments)
    .where(and(is, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  return {
    rows: listed.map(({ payment: { id, orderNumber, provider, capturedAt, amountPaise } }) => ({
      id,
      orderNumber,
      provider,
      at: capturedAt!.toISOString(),
      amount: toRupees(amountPaise),
      returnId: null,
    })),
    next,
  };
}

type DueRow = {
  id: string;
  at: Date;
  order_number: string;
  provider: string;
  paise: number;
  return_id: number | null;
  position: string;
};

const due = alias(paymentRefunds, 'due');

/** The columns are those of `refundsDue` of shop/returns. */
const refundsOfPayments = sql`
  select ${paymentRefunds.id} as id, ${paymentRefunds.createdAt} as created_at, ${payments.orderNumber} as order_number,
    ${payments.provider} as provider, ${paymentRefunds.amountPaise} as paise, null::int as return_id
  from ${paymentRefunds} join ${payments} on ${payments.id} = ${paymentRefunds.paymentId} where ${paymentRefunds.state} = 'pending'`;

/**
 * Lists refunds of payments under way together with those that other modules owe, as `others` selects them, the oldest first (GET
 * /api/admin/money/payments?show=refunds). Returns a page, in rupees. Refuses a foreign cursor (400).
 */
export async function listRefundsDue(
  db: Db,
  { cursor, others }: { cursor?: string | undefined; others: SQL },
): Promise<ListPage<OpenPayment>> {
  const rows = sql`${refundsOfPayments} union all ${others}`;
  return listRefundsThat(db, { name: 'refunds due', rows, cursor });
}

/** Lists the refunds of a query with the columns of `refundsDue` of shop/returns. `name` is that of the list in its cursor. Returns a page. */
export async function listRefundsThat(
  db: Db,
  { name, rows: from, cursor }: Listing & { name: string; rows: SQL },
): Promise<ListPage<OpenPayment>> {
  const page = keyset({ name, by: due.createdAt, id: due.id }, cursor);
  const { rows } = await db.execute<DueRow>(sql`
    select due.*, due.created_at as at, ${page.position} as position from (${from}) due
    where ${page.after ?? sql`true`} order by due.created_at, due.id limit ${page.limit}`);
  const { rows: listed, next } = page.toPage(rows);
  return {
    rows: listed.map(({ id, at, order_number: orderNumber, provider, paise, return_id: returnId }) => ({
      id,
      orderNumber,
      provider,
      at: new Date(at).toISOString(),
      amount: toRupees(paise),
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
