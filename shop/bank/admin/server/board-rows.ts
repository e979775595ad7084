import { desc, eq } from 'drizzle-orm';
import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { creditSources } from '../../server/sources/credit-sources.ts';
import { bankRows, bankStatements } from '../../server/tables.ts';
import { suggestCredits } from './suggest-credits.ts';

const weekMs = 7 * dayMs;

/** A row that fits nothing is no work: the account may have other money. */
async function countOpen(db: Db, { limit, state }: { limit: number; state: 'open' | 'out' }) {
  const rows = await db
    .select()
    .from(bankRows)
    .where(eq(bankRows.state, state))
    .orderBy(desc(bankRows.day), desc(bankRows.id))
    .limit(limit);
  const suggestions = await suggestCredits(db, rows, creditSources);
  const fitting = rows.filter(({ id }) => (suggestions.get(id) ?? []).length > 0);
  const since = fitting.map(({ createdAt }) => createdAt).toSorted((one, other) => +one - +other)[0];
  return since ? { since, count: fitting.length } : null;
}

/** Only a shop that reads statements in hears of the next one. */
async function countStatements(db: Db, { now }: { now: Date }) {
  const [last] = await db.select().from(bankStatements).orderBy(desc(bankStatements.id)).limit(1);
  if (!last) return null;
  const due = new Date(last.createdAt.getTime() + weekMs);
  return due <= now ? { since: due, count: 1 } : null;
}

/** The rows of 'Today' about the bank. Only the owner sees them. */
export const bankBoardRows = {
  bankCredits: {
    label: 'Credits of your bank that may be a payment or a payout',
    action: 'Match them',
    to: '/admin/bank',
    roles: [],
    patienceMs: weekMs,
    count: (db: Db, { limit }: { limit: number }) => countOpen(db, { limit, state: 'open' }),
  },
  bankRefunds: {
    label: 'Debits of your bank that may be a refund',
    action: 'Match them',
    to: '/admin/bank#refunds',
    roles: [],
    patienceMs: weekMs,
    count: (db: Db, { limit }: { limit: number }) => countOpen(db, { limit, state: 'out' }),
  },
  bankStatement: {
    label: 'The last statement of your bank is older than a week',
    action: 'Read the next one in',
    to: '/admin/bank#read-in',
    roles: [],
    patienceMs: weekMs,
    count: countStatements,
  },
} satisfies BoardRows;
