import { eq, sql } from 'drizzle-orm';
import { dayOf, type Day, isoStartOf } from '#platform/india-time.ts';
import { toPaise } from '#platform/money.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { SettlingKind } from '../../cash.ts';
import { cashDues, cashEntries } from '../../server/tables.ts';
import { refusals } from '../contract.ts';

type Settling = {
  orderNumber: string;
  /** Of the request, so that a repeated one settles nothing more. */
  requestId: string;
  kind: SettlingKind;
  /** Rupees. */
  amount: number;
  note: string;
  authorId: number;
};

/**
 * Settles open cash of an order by hand, once (POST /api/admin/cash/orders/{orderNumber}/entries). Refuses an order without
 * cash (404) and more than what is open (409).
 */
export async function settleDue(db: Db, { orderNumber, amount, ...given }: Settling): Promise<void> {
  const paise = toPaise(amount);
  await inTransaction(db, async (tx) => {
    const due = await lockDue(tx, orderNumber);
    const [known] = await tx
      .select({ id: cashEntries.id })
      .from(cashEntries)
      .where(eq(cashEntries.requestId, given.requestId));
    if (known) return;
    if (paise > due.openPaise) throw due.openPaise > 0 ? refusals.tooMuch() : refusals.nothingOpen();
    const { orderId, courier } = due;
    await tx.insert(cashEntries).values({ orderId, courier, paise: -paise, ...given });
    await setOpen(tx, { orderId, openPaise: due.openPaise - paise });
  });
}

/** Notes that the courier was asked for the cash. Refuses an order without cash (404), and without open cash (409). */
export async function claimDue(
  db: Db,
  { orderNumber, now }: { orderNumber: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const due = await lockDue(tx, orderNumber);
    if (due.openPaise <= 0) throw refusals.nothingOpen();
    await tx
      .update(cashDues)
      .set({ claimedAt: due.claimedAt ?? now })
      .where(eq(cashDues.orderId, due.orderId));
  });
}

/** Locks the cash of an order. Refuses an order without cash (404). */
export async function lockDue(tx: Db, orderNumber: string): Promise<typeof cashDues.$inferSelect> {
  const [due] = await tx.select().from(cashDues).where(eq(cashDues.orderNumber, orderNumber)).for('update');
  if (!due) throw refusals.unknownDue();
  return due;
}

async function setOpen(tx: Db, { orderId, openPaise }: { orderId: string; openPaise: number }) {
  const settled = openPaise <= 0 ? { settledAt: new Date() } : {};
  await tx
    .update(cashDues)
    .set({ openPaise, ...settled })
    .where(eq(cashDues.orderId, orderId));
}

type Opening = { before: Day; now: Date; authorId: number };

/**
 * Enters the open cash of orders delivered before a day in India as paid, at most 10,000 at a time, the oldest first (POST
 * /api/admin/cash/opening). Returns how many orders. Refuses a day after today (409).
 */
export async function enterEarlierCash(db: Db, { before, now, authorId }: Opening): Promise<number> {
  if (before > dayOf(now)) throw refusals.notPast();
  const { rows } = await db.execute<{ count: number }>(sql`
    with open as (
      select order_id, courier, open_paise from ${cashDues}
      where open_paise > 0 and since < ${isoStartOf(before)}::timestamptz
      order by since, order_id limit 10000 for update skip locked
    ), entered as (
      insert into ${cashEntries} (order_id, courier, kind, paise, author_id, note)
      select order_id, courier, 'remitted', -open_paise, ${authorId}, 'Paid before the shop kept its cash here' from open
    ), settled as (
      update ${cashDues} set open_paise = 0, settled_at = now() from open
      where ${cashDues}.order_id = open.order_id returning 1
    )
    select count(*)::int as count from settled`);
  return rows[0]!.count;
}
