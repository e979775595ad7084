import { and, asc, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { addDays, type Day, dayOf, minuteMs, startOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { type HoldReason, waitsFor } from '#shop/orders/hold.ts';
import { statesThat } from '#shop/orders/states.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { newOrdersEmail } from '../emails/board-emails.ts';
import type { NewOrderEmail } from './settings.ts';
import { newOrderEmails } from './tables.ts';

/** A burst of orders makes one long email and not many, so that it delays no code of a customer. */
const pauseMs = 5 * minuteMs;

/** Longer emails are not read to the end. */
export const maxListed = 20;

/** An order is dated by the begin of its transaction, which the time-outs end long before. */
const lateMs = 10 * minuteMs;

type Options = {
  when: NewOrderEmail;
  /** The hour in India of the email of a day. */
  hour: number;
  /** Null for a shop without an email. */
  to: string | null;
  now: Date;
  /** Orders of a tried demo are news while it is on, and never afterwards. */
  isDemo: boolean;
};

/**
 * Emails the merchant the new orders, each once, with number, amount and pincode: all of the last minutes in one email, or all of a day.
 * The order's own transaction does nothing for it. Any number of workers may run it at once. Returns the number of told orders. `never`
 * and a shop without an email begin again once they change.
 */
export async function tellMerchant(db: Db, { when, hour, to, now, isDemo }: Options): Promise<number> {
  if (when === 'never' || to === null) {
    await db.delete(newOrderEmails);
    return 0;
  }
  return inTransaction(db, async (tx) => {
    await tx.insert(newOrderEmails).values({ id: 1, toldUntil: now }).onConflictDoNothing();
    const [last] = await tx.select().from(newOrderEmails).for('update', { skipLocked: true });
    if (!last) return 0;
    const { toldUntil, told, emailedAt } = last;
    // The clock was set back.
    if (toldUntil > now) await note(tx, { toldUntil: now });
    if (when === 'at-once' && emailedAt && isWithin(pauseMs, emailedAt, now)) return 0;
    const until = when === 'at-once' ? now : lastHour(now, hour);
    if (until <= toldUntil) return 0;
    const from = before(until);
    // One statement, so that what is noted as told is what the email counts.
    const found = await readNew(tx, { from: before(toldUntil), to: until, told, isDemo });
    const lately = [...told, ...found.flatMap(({ id, placedAt }) => (placedAt < from ? [] : id))];
    const isLate = and(gte(orders.placedAt, from), sql`${orders.id} = any(${sql.param(lately)}::uuid[])`);
    const stillLate = tx.select({ id: orders.id }).from(orders).where(isLate);
    const emailed = found.length > 0 ? { emailedAt: now } : {};
    await note(tx, { toldUntil: until, told: sql`array(${stillLate})`, ...emailed });
    if (found.length > 0) {
      const data = newsOf(found, when === 'daily' ? dayOf(until) : null);
      await queueEmail(tx, newOrdersEmail, { to, data });
    }
    return found.length;
  });
}

type Note = PgUpdateSetSource<typeof newOrderEmails>;

async function note(tx: Db, told: Note): Promise<void> {
  await tx.update(newOrderEmails).set(told);
}

function isWithin(ms: number, earlier: Date, now: Date): boolean {
  return earlier <= now && now.getTime() - earlier.getTime() < ms;
}

function before(moment: Date): Date {
  return new Date(moment.getTime() - lateMs);
}

/** Returns the last time that it was so late in India. */
function lastHour(now: Date, hour: number): Date {
  const today = dayOf(now);
  const due = startOf(today, { hour });
  return due <= now ? due : startOf(addDays(today, -1), { hour });
}

type New = {
  id: string;
  placedAt: Date;
  orderNumber: string;
  totalPaise: number;
  pincode: string;
  heldFor: HoldReason | null;
};

type Span = { from: Date; to: Date; told: string[]; isDemo: boolean };

/** Reads the sold orders of a time that are not told, the oldest first. */
async function readNew(tx: Db, { from, to, told, isDemo }: Span): Promise<New[]> {
  return tx
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      orderNumber: orders.orderNumber,
      totalPaise: orders.totalPaise,
      pincode: sql<string>`${orders.address}->>'pincode'`,
      heldFor: orders.heldFor,
    })
    .from(orders)
    .where(
      and(
        gte(orders.placedAt, from),
        isNull(orders.replaces),
        lt(orders.placedAt, to),
        inArray(orders.state, statesThat('countsAsSold')),
        sql`${orders.id} <> all(${sql.param(told)}::uuid[])`,
        isDemo ? undefined : sql`${orders.id} not in (select id from test_orders)`,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id));
}

function newsOf(found: New[], day: Day | null) {
  return {
    day,
    count: found.length,
    totalPaise: found.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    listed: found.slice(0, maxListed).map(({ orderNumber, totalPaise, pincode, heldFor }) => ({
      orderNumber,
      totalPaise,
      pincode,
      isToConfirm: waitsFor(heldFor) === 'confirmation',
    })),
  };
}
