import { and, asc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { dayMs } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { patienceDays, settlingKinds } from '../../cash.ts';
import { claimText } from '../../claim-text.ts';
import { handSince, ordersByHand } from './sum-by-hand.ts';
import { cashDues, cashEntries } from '../../server/tables.ts';
import { type CashDue, type OrderCash, refusals, type shownDues } from '../contract.ts';

type DuesFilter = (typeof shownDues)[number];
type Params = {
  cursor?: string | undefined;
  show?: DuesFilter | undefined;
  q?: string | undefined;
  now: Date;
};

const oldestFirst = { by: cashDues.since, id: cashDues.orderId };

/** Cash is missing when the courier has had it for more than 10 days. */
export function missingSince(now: Date): Date {
  return new Date(now.getTime() - patienceDays * dayMs);
}

function shown(show: DuesFilter, now: Date): SQL | undefined {
  const isOpen = sql`${cashDues.openPaise} > 0`;
  return {
    open: isOpen,
    missing: and(isOpen, lt(cashDues.since, missingSince(now))),
    short: sql`${cashDues.openPaise} > 0 and ${cashDues.openPaise} < ${cashDues.duePaise}`,
    over: sql`${cashDues.openPaise} < 0`,
    hand: sql`${cashDues.orderId} in (select order_id from (${ordersByHand(handSince(now))}) entered)`,
    all: undefined,
  }[show];
}

/** Lists the cash of orders, the oldest first (GET /api/admin/cash/orders). Returns a page. Refuses a foreign cursor (400). */
export async function listDues(db: Db, { cursor, show, q, now }: Params): Promise<ListPage<CashDue>> {
  const kind = show ?? (q ? 'all' : 'open');
  const page = keyset({ name: `cash ${kind}`, ...oldestFirst }, cursor);
  const named = q ? or(eq(cashDues.waybill, q), eq(cashDues.orderNumber, q.toUpperCase())) : undefined;
  const rows = await db
    .select({ due: cashDues, position: page.position })
    .from(cashDues)
    .where(and(page.after, named, shown(kind, now)))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  return { rows: listed.map(({ due }) => toDue(due, now)), next };
}

function toDue(due: typeof cashDues.$inferSelect, now: Date): CashDue {
  const { orderNumber, courier, waybill, since, duePaise, openPaise, claimedAt } = due;
  return {
    orderNumber,
    courier,
    waybill,
    since: since.toISOString(),
    due: toRupees(duePaise),
    open: toRupees(openPaise),
    isMissing: openPaise > 0 && since < missingSince(now),
    isClaimed: claimedAt !== null,
  };
}

/** Returns when the oldest missing cash was collected, and how many orders miss cash, at most `limit`. */
export async function countMissing(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ since: Date; count: number } | null> {
  const rows = await db
    .select({ since: cashDues.since })
    .from(cashDues)
    .where(and(gt(cashDues.openPaise, 0), lt(cashDues.since, missingSince(now))))
    .orderBy(asc(cashDues.since), asc(cashDues.orderId))
    .limit(limit);
  return rows[0] ? { since: rows[0].since, count: rows.length } : null;
}

type OfOrder = { orderNumber: string; now: Date; namesOf: Author['namesOf'] };

/** Returns the cash of an order with its entries. Refuses an order without cash (404). */
export async function getDue(db: Db, { orderNumber, now, namesOf }: OfOrder): Promise<OrderCash> {
  const [due] = await db.select().from(cashDues).where(eq(cashDues.orderNumber, orderNumber));
  if (!due) throw refusals.unknownDue();
  const entries = await db
    .select()
    .from(cashEntries)
    .where(eq(cashEntries.orderId, due.orderId))
    .orderBy(asc(cashEntries.id));
  const takenBack = new Set(entries.map(({ reverses }) => reverses));
  const authors = entries.flatMap(({ authorId }) => authorId ?? []);
  const names = await namesOf(db, [...new Set(authors)]);
  const { since, openPaise } = due;
  return {
    ...toDue(due, now),
    entries: entries.map(
      ({ id, bookedAt, kind, paise, note, remittanceId, authorId, authorName, reverses }) => ({
        id,
        at: bookedAt.toISOString(),
        isReversal: reverses !== null,
        kind,
        amount: toRupees(Math.abs(paise)),
        note,
        remittanceId,
        who: authorId === null ? 'The shop' : nameAtTheTime(authorName, names.get(authorId)),
        mayTakeBack:
          remittanceId === null &&
          reverses === null &&
          authorId !== null &&
          settlingKinds.some((settling) => settling === kind) &&
          !takenBack.has(id),
      }),
    ),
    claim: openPaise > 0 ? claimText({ ...due, since: since.toISOString() }) : null,
  };
}
