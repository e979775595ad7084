import { dayMs, dayOf, startOf } from '#platform/india-time.ts';
import type { BoardRow, BoardRows } from '#platform/admin/server/board-row.ts';
import type { Db } from '#platform/server/db.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { sumSold } from '#shop/orders/admin/server/board-rows.ts';
import { type Board, maxCounted } from '../contract.ts';

const limit = maxCounted + 1;

/**
 * Returns what there is to do for a role, the longest past due first, and today's orders beside those of the same day a week ago
 * (GET /api/admin/board). Each row is read from an index, at most 100 things. The money is the owner's.
 */
export async function readBoard(
  db: Db,
  { role, rows, now = new Date() }: { role: StaffRole; rows: BoardRows; now?: Date },
): Promise<Board> {
  const shown = Object.entries(rows).filter(([, { roles }]) => role === 'owner' || roles.includes(role));
  const waiting = await Promise.all(shown.map(([kind, row]) => readRow(db, { kind, row, now })));
  const start = startOf(dayOf(now));
  const weekMs = 7 * dayMs;
  const seesMoney = role === 'owner';
  const [today, lastWeek] = await Promise.all([
    sumSold(db, { from: start, to: now, seesMoney }),
    sumSold(db, {
      from: new Date(start.getTime() - weekMs),
      to: new Date(now.getTime() - weekMs),
      seesMoney,
    }),
  ]);
  return {
    rows: waiting
      .flatMap((row) => row ?? [])
      .toSorted((one, other) => other.pastDueMs - one.pastDueMs)
      .map(({ pastDueMs, ...row }) => Object.assign(row, { isPastDue: pastDueMs > 0 })),
    today,
    lastWeek,
  };
}

type ShownRow = { kind: string; row: BoardRow; now: Date };
type WaitingRow = Omit<Board['rows'][number], 'isPastDue'> & { pastDueMs: number };

async function readRow(db: Db, { kind, row, now }: ShownRow): Promise<WaitingRow | null> {
  const { label, action, to, patienceMs } = row;
  const found = await row.count(db, { now, limit });
  if (!found) return null;
  const { since, count, oldest = [] } = found;
  const pastDueMs = since ? now.getTime() - since.getTime() - patienceMs : 0;
  return { kind, label, action, to, count, since: since?.toISOString() ?? null, pastDueMs, oldest };
}
