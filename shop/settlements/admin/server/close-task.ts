import { cutText } from '#platform/text/cut-text.ts';
import { and, eq, sql } from 'drizzle-orm';
import { dayOf, dayMs, isoStartOf } from '#platform/india-time.ts';
import { toPaise, toRupees } from '#platform/money.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { hasColleague } from '#shop/accounts/admin/server/staff-session.ts';
import { settleDue } from '#shop/cash/admin/server/settle-due.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { settlingProviders } from '../../server/note-tasks.ts';
import { moneyEntries, settlementRows, settlementTasks } from '../../server/tables.ts';
import { writtenOffKinds } from '../../settlement.ts';
import { refusals } from '../contract.ts';

type By = { userId: number; alonePaise: number; now: Date };
type Task = typeof settlementTasks.$inferSelect;

/**
 * Closes a task with a reason, once (POST /api/admin/money/tasks/{id}/close), and books its difference as written off. The limit `alonePaise` counts
 * what the owner closed in 24 hours. Above it the first call asks, and another owner's call closes; a shop with one owner has no such rule. Returns
 * whether it is closed. Refuses an unknown task (404), one that is done, and figures that are not those of the task (409).
 */
export async function closeTask(
  db: Db,
  { id, reason, difference, ...by }: By & { id: number; reason: string; difference: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const task = await lockTask(tx, id);
    if (task.ending === 'closed' && task.endedBy === by.userId) return true;
    if (task.ending !== null) throw refusals.ended();
    if (toPaise(difference) !== differenceOf(task)) throw refusals.otherAmount();
    return agree(tx, { task, reason, by });
  });
}

type CashWriteOff = By & { requestId: string; orderNumber: string; amount: number; reason: string };

/**
 * Writes open cash off, once (POST /api/admin/cash/orders/{orderNumber}/entries), by the rule of `closeTask`. Amount in rupees. Returns whether it is booked.
 * Refuses an order without cash (404) and more than what is open (409).
 */
export async function writeOffCash(
  db: Db,
  { requestId, orderNumber, amount, reason, ...by }: CashWriteOff,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(settlementTasks)
      .values({
        kind: 'cash',
        provider: 'courier',
        orderNumber: orderNumber.toUpperCase(),
        oursPaise: toPaise(amount),
        theirsPaise: 0,
        requestId,
      })
      .onConflictDoNothing()
      .returning({ id: settlementTasks.id });
    if (made) return agree(tx, { task: await lockTask(tx, made.id), reason, by });
    const [known] = await tx.select().from(settlementTasks).where(eq(settlementTasks.requestId, requestId));
    return known!.ending !== null;
  });
}

async function lockTask(tx: Db, id: number): Promise<Task> {
  // Two closings of one owner together stay within the limit.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('written off', 0))`);
  const [task] = await tx.select().from(settlementTasks).where(eq(settlementTasks.id, id)).for('update');
  if (!task) throw refusals.unknownTask();
  return task;
}

const differenceOf = ({ theirsPaise, oursPaise }: Task) => theirsPaise - oursPaise;

async function agree(tx: Db, { task, reason, by }: { task: Task; reason: string; by: By }): Promise<boolean> {
  const { userId } = by;
  const paise = Math.abs(differenceOf(task));
  const since = new Date(by.now.getTime() - dayMs).toISOString();
  const [ofDay] = await tx
    .select({ paise: sql<string>`coalesce(sum(abs(theirs_paise - ours_paise)), 0)` })
    .from(settlementTasks)
    .where(
      and(
        eq(settlementTasks.endedBy, userId),
        eq(settlementTasks.ending, 'closed'),
        sql`ended_at > ${since}::timestamptz`,
      ),
    );
  const isLarge = paise > 0 && paise + Number(ofDay!.paise) > by.alonePaise;
  const isAgreed = task.askedBy !== null && task.askedBy !== userId;
  if (isLarge && !isAgreed && (await hasColleague(tx, { userId, roles: [] }))) {
    if (task.askedBy === userId) throw refusals.colleagueNeeded();
    if (task.kind === 'cash') await requireOpenCash(tx, task);
    await tx
      .update(settlementTasks)
      .set({ askedBy: userId, askedByName: '', askedAt: by.now, reason })
      .where(eq(settlementTasks.id, task.id));
    return false;
  }
  await book(tx, { task, reason, by });
  await tx
    .update(settlementTasks)
    .set({
      ending: 'closed',
      endedBy: userId,
      endedByName: '',
      endedAt: by.now,
      reason: task.reason && task.reason !== reason ? cutText(`${task.reason} / ${reason}`, 300) : reason,
    })
    .where(eq(settlementTasks.id, task.id));
  return true;
}

/** A mistake is said to the first owner, and not to the second. */
async function requireOpenCash(tx: Db, task: Task): Promise<void> {
  const undo = new Error('tried');
  const settled = tx.transaction(async (inner) => {
    await settleDue(inner, settlingOf(task, { authorId: task.id, note: '' }));
    throw undo;
  });
  await settled.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

function settlingOf(
  { orderNumber, oursPaise, requestId }: Task,
  { authorId, note }: { authorId: number; note: string },
) {
  return {
    orderNumber: orderNumber!,
    requestId: requestId!,
    kind: 'written_off' as const,
    amount: toRupees(oursPaise),
    note: cutText(note, 200),
    authorId,
  };
}

async function book(
  tx: Db,
  { task, reason: note, by }: { task: Task; reason: string; by: By },
): Promise<void> {
  const { kind, provider, paymentId, rowId, id: taskId } = task;
  const authorId = by.userId;
  if (kind === 'cash') return settleDue(tx, settlingOf(task, { authorId, note }));
  if (!writtenOffKinds.includes(kind)) return;
  const subject = kind === 'missing' ? { paymentId } : { rowId };
  await tx
    .insert(moneyEntries)
    .values({ ...subject, kind: 'written_off', provider, paise: differenceOf(task), taskId, note, authorId });
}

type Opening = { before: string; now: Date; authorId: number };

/**
 * Enters payments that were collected before a day in India as paid out by then, at most 10,000 at a time, the oldest first
 * (POST /api/admin/money/opening). Their refunds until now were paid by then too. Returns how many. Refuses a day after today (409).
 */
export async function enterOpening(db: Db, { before, now, authorId }: Opening): Promise<number> {
  if (before > dayOf(now)) throw refusals.notPast();
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into ${moneyEntries} (kind, provider, payment_id, paise, note, author_id)
      select 'opening', p.provider, p.id, -sum(l.paise), 'Paid out before the shop kept it here', ${authorId}
      from ${payments} p join money_book l on l.payment_id = p.id
      where p.provider in ${settlingProviders} and p.state in ('captured', 'refunded') and p.captured_at < ${isoStartOf(before)}::timestamptz
        and not exists (select from ${settlementRows} r
          where r.provider = p.provider and r.kind = 'payment' and r.entity_id = p.provider_payment_id)
        and not exists (select from ${moneyEntries} m where m.payment_id = p.id)
      group by p.id order by p.captured_at limit 10000
      on conflict do nothing`);
    await tx.execute(sql`
      update ${settlementTasks} k set ending = 'found', ended_at = now() from ${moneyEntries} m
      where k.kind = 'missing' and k.ending is null and m.payment_id = k.payment_id`);
    return rowCount ?? 0;
  });
}
