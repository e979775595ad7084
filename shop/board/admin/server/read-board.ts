import { addDays, dayMs, dayOf, startOf } from '#platform/india-time.ts';
import type { BoardRow, BoardRows } from '#platform/admin/server/board-row.ts';
import type { Db } from '#platform/server/db.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { sumSold } from '#shop/orders/admin/server/board-rows.ts';
import { type Board, maxCounted } from '../contract.ts';

const limit = maxCounted + 1;

/**
 * Returns what there is to do for a role, the longest past due first and the rest as the day goes, and today's sales beside those of the
 * same weekday of last week (GET /api/admin/board). Each row is read from an index, at most 100 things. The money is the owner's.
 */
export async function readBoard(
  db: Db,
  { role, rows, now = new Date() }: { role: StaffRole; rows: BoardRows; now?: Date },
): Promise<Board> {
  const shown = Object.entries(rows).filter(([, { roles }]) => role === 'owner' || roles.includes(role));
  const [sales, ...waiting] = await Promise.all([
    readSales(db, { now, seesMoney: role === 'owner' }),
    ...shown.map(([kind, row]) => readRow(db, { kind, row, now })),
  ]);
  return {
    rows: waiting
      .flatMap((row) => row ?? [])
      .toSorted((one, other) => other.pastDueMs - one.pastDueMs)
      .map(({ pastDueMs, ...row }) => Object.assign(row, { isPastDue: pastDueMs > 0 })),
    ...sales,
  };
}

/** India has no summer time, so a week is always as long. */
const weekMs = 7 * dayMs;

async function readSales(
  db: Db,
  { now, seesMoney }: { now: Date; seesMoney: boolean },
): Promise<Omit<Board, 'rows'>> {
  const day = dayOf(now);
  const weekBefore = addDays(day, -7);
  const [today, before] = await Promise.all([
    sumSold(db, { from: startOf(day), to: now, until: now, seesMoney }),
    sumSold(db, {
      from: startOf(weekBefore),
      to: startOf(addDays(weekBefore, 1)),
      until: new Date(now.getTime() - weekMs),
      seesMoney,
    }),
  ]);
  return {
    readAt: now.toISOString(),
    day,
    weekBefore,
    today: today.whole,
    lastWeek: before.untilThen,
    lastWeekWhole: before.whole,
  };
}

type ShownRow = { kind: string; row: BoardRow; now: Date };
type WaitingRow = Omit<Board['rows'][number], 'isPastDue'> & { pastDueMs: number };

async function readRow(db: Db, { kind, row, now }: ShownRow): Promise<WaitingRow | null> {
  const { label, action, to, patienceMs } = row;
  const found = await row.count(db, { now, limit });
  if (!found) return null;
  const { since, count, worst = [] } = found;
  return {
    kind,
    label,
    action,
    to,
    count,
    since: since?.toISOString() ?? null,
    pastDueMs: since ? Math.max(0, now.getTime() - since.getTime() - patienceMs) : 0,
    worst: worst.map((listed) => ({
      number: listed.number,
      since: listed.since.toISOString(),
      amount: listed.rupees,
    })),
  };
}
