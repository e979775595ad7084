import { and, asc, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { dayMs, dayOf, startOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { countMissing } from '#shop/cash/admin/server/list-dues.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { orders } from '../../server/tables.ts';
import { type Board, boardRows, type BoardKind, maxActed, maxCounted } from '../board.ts';
import { isHeldFor, isLate } from './find-matching.ts';
import { statesThat } from '../../states.ts';

/** `since` is null when the shop does not know it. */
type Counted = { since: Date | null; count: number; oldest?: string[] } | null;

/** Counts the oldest things of a row, at most `limit`. */
type Counter = (db: Db, asked: { now: Date; limit: number }) => Promise<Counted>;

/** The rows that are no orders. Modules above the orders hand theirs in. */
type OtherKind =
  | 'undelivered'
  | 'returning'
  | 'inspect'
  | 'cash'
  | 'returnRequests'
  | 'returns'
  | 'refunds'
  | 'left'
  | 'oldBatches'
  | 'lowStock'
  | 'failedJobs';

export type Counters = Partial<Record<Exclude<OtherKind, 'cash'>, Counter>>;

/**
 * Returns what there is to do for a role, the longest past due first, and today's orders beside those of the same day a week ago
 * (GET /api/admin/board). Reads each row from an index, at most 100 orders. The money is the owner's.
 */
export async function readBoard(
  db: Db,
  { role, counters = {}, now = new Date() }: { role: StaffRole; counters?: Counters; now?: Date },
): Promise<Board> {
  const kinds = (Object.keys(boardRows) as BoardKind[]).filter(
    (kind) => role === 'owner' || boardRows[kind].roles.some((each) => each === role),
  );
  const rows = await Promise.all(kinds.map((kind) => waiting(db, { kind, counters, now })));
  const start = startOf(dayOf(now));
  const weekMs = 7 * dayMs;
  const seesMoney = role === 'owner';
  const [today, lastWeek] = await Promise.all([
    ordersBetween(db, { from: start, to: now, seesMoney }),
    ordersBetween(db, {
      from: new Date(start.getTime() - weekMs),
      to: new Date(now.getTime() - weekMs),
      seesMoney,
    }),
  ]);
  return {
    rows: rows
      .flatMap((row) => row ?? [])
      .toSorted((one, other) => other.pastDueMs - one.pastDueMs)
      .map(({ pastDueMs, ...row }) => Object.assign(row, { isPastDue: pastDueMs > 0 })),
    today,
    lastWeek,
  };
}

/** The rows that are orders. */
type OrderKind = Exclude<BoardKind, OtherKind>;

function conditionOf(kind: OrderKind, now: Date): SQL | undefined {
  const conditions: Record<OrderKind, () => SQL | undefined> = {
    late: () => isLate(now),
    confirm: () =>
      and(
        isHeldFor('confirmation'),
        lt(orders.placedAt, new Date(now.getTime() - boardRows.confirm.patienceMs)),
      ),
    stuck: () =>
      and(
        inArray(orders.state, statesThat('awaitsCourier')),
        isNull(orders.heldFor),
        lt(orders.placedAt, new Date(now.getTime() - boardRows.stuck.patienceMs)),
      ),
    pack: () => inArray(orders.state, statesThat('isPackable')),
    handOver: () => inArray(orders.state, statesThat('isPacked')),
  };
  return conditions[kind]();
}

const limit = maxCounted + 1;

type Waiting = Pick<Board['rows'][number], 'kind' | 'count' | 'since' | 'oldest'> & { pastDueMs: number };

/** Counts the oldest things of a row. Returns null without one. */
async function waiting(
  db: Db,
  { kind, counters, now }: { kind: BoardKind; counters: Counters; now: Date },
): Promise<Waiting | null> {
  const found = isOther(kind)
    ? await { cash: countMissing, ...counters }[kind]?.(db, { now, limit })
    : await countOrders(db, {
        where: conditionOf(kind, now),
        limit,
        acted: kind === 'confirm' ? maxActed : 0,
      });
  if (!found) return null;
  const { since, count, oldest = [] }: NonNullable<Counted> = found;
  const pastDueMs = since ? now.getTime() - since.getTime() - boardRows[kind].patienceMs : 0;
  return { kind, count, since: since?.toISOString() ?? null, pastDueMs, oldest };
}

const others = new Set<BoardKind>([
  'undelivered',
  'returning',
  'inspect',
  'cash',
  'returnRequests',
  'returns',
  'refunds',
  'left',
  'oldBatches',
  'lowStock',
  'failedJobs',
] satisfies OtherKind[]);

function isOther(kind: BoardKind): kind is OtherKind {
  return others.has(kind);
}

type Condition = { where: SQL | undefined; limit: number; acted?: number };

/** Counts the orders of a condition, at most `limit`, the oldest first. Names the oldest `acted` of them. */
export async function countOrders(db: Db, { where, limit: most, acted = 0 }: Condition): Promise<Counted> {
  const rows = await db
    .select({ placedAt: orders.placedAt, orderNumber: orders.orderNumber })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(most);
  const [oldest] = rows;
  if (!oldest) return null;
  return {
    since: oldest.placedAt,
    count: rows.length,
    oldest: rows.slice(0, acted).map(({ orderNumber }) => orderNumber),
  };
}

type Span = { from: Date; to: Date; seesMoney: boolean };

async function ordersBetween(db: Db, { from, to, seesMoney }: Span): Promise<Board['today']> {
  const [sum] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      ...(seesMoney ? { paise: sql<string>`coalesce(sum(${orders.totalPaise}), 0)` } : {}),
    })
    .from(orders)
    .where(
      and(
        gte(orders.placedAt, from),
        lt(orders.placedAt, to),
        inArray(orders.state, statesThat('countsAsSold')),
      ),
    );
  const { orders: count = 0, paise } = sum ?? {};
  return { orders: count, amount: paise === undefined ? null : toRupees(Number(paise)) };
}
