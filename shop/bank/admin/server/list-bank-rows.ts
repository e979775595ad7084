import { and, desc, eq, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Db } from '#platform/server/db.ts';
import { toRupees } from '#platform/money.ts';
import type { BankRow, shownRows } from '../contract.ts';
import { isAside } from '../../server/arrived-credits.ts';
import type { CreditSource } from '../../server/match-by-reference.ts';
import { suggestCredits, type Suggestion } from './suggest-credits.ts';
import { bankMatches, bankRows, bankStatements } from '../../server/tables.ts';

type RowFilter = (typeof shownRows)[number];
type Params = { show: RowFilter; cursor?: string | undefined; sources: readonly CreditSource[] };
type Row = typeof bankRows.$inferSelect;
type Match = typeof bankMatches.$inferSelect;

/** A reversal is beside the row that it takes back, if the shop knows that. */
const states: Record<RowFilter, SQL | undefined> = {
  open: eq(bankRows.state, 'open'),
  matched: and(eq(bankRows.state, 'matched'), not(isAside)),
  aside: and(eq(bankRows.state, 'matched'), isAside),
  reversed: or(
    eq(bankRows.state, 'reversed'),
    and(eq(bankRows.state, 'reversal'), isNull(bankRows.reverses)),
  ),
  out: eq(bankRows.state, 'out'),
  paid: and(eq(bankRows.state, 'paid'), not(isAside)),
  'other-out': and(eq(bankRows.state, 'paid'), isAside),
  bounced: eq(bankRows.state, 'bounced'),
};

/**
 * Lists rows of the bank, the newest first (GET /api/admin/bank/rows), with their matches of now and before, and for an open one what it may
 * be. Returns a page. Refuses a foreign cursor (400).
 */
export async function listBankRows(db: Db, { show, cursor, sources }: Params): Promise<ListPage<BankRow>> {
  const page = keyset({ name: `bank ${show}`, by: bankRows.day, id: bankRows.id, descending: true }, cursor);
  const found = await db
    .select({ row: bankRows, position: page.position })
    .from(bankRows)
    .where(and(states[show], page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(found);
  const rows = listed.map(({ row }) => row);
  return { rows: await describeRows(db, rows, sources), next };
}

/** Returns one row as the list shows it. */
export async function showBankRow(
  db: Db,
  { row, sources }: { row: Row; sources: readonly CreditSource[] },
): Promise<BankRow> {
  return (await describeRows(db, [row], sources))[0]!;
}

async function describeRows(db: Db, rows: Row[], sources: readonly CreditSource[]): Promise<BankRow[]> {
  const ids = rows.map(({ id }) => id);
  const matches =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(bankMatches)
          .where(inArray(bankMatches.rowId, ids))
          .orderBy(desc(bankMatches.id));
  const reversals =
    ids.length === 0 ? [] : await db.select().from(bankRows).where(inArray(bankRows.reverses, ids));
  const suggestions = await suggestCredits(
    db,
    rows.filter(({ state }) => state === 'open' || state === 'out'),
    sources,
  );
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    amount: toRupees(row.paise),
    reference: row.reference,
    note: row.note,
    accountEnd: row.accountEnd,
    state: row.state,
    reversedOn: reversals.find(({ reverses }) => reverses === row.id)?.day ?? null,
    matches: matches.filter(({ rowId }) => rowId === row.id).map(describeMatch),
    suggestions: (suggestions.get(row.id) ?? []).map((each) => describeSuggestion(each, row)),
  }));
}

function describeMatch(match: Match): BankRow['matches'][number] {
  const { id, kind, label, link, cause, authorId, authorName, madeAt } = match;
  return {
    id,
    kind,
    label,
    to: link,
    cause,
    by: authorId === null ? '' : nameAtTheTime(authorName, undefined),
    madeAt: madeAt.toISOString(),
    undoneAt: match.undoneAt?.toISOString() ?? null,
    undoneCause: match.undoneCause,
    undoneBy: match.undoneBy === null ? '' : nameAtTheTime(match.undoneByName, undefined),
  };
}

function describeSuggestion({ credit, fits, isNamed }: Suggestion, row: Row): BankRow['suggestions'][number] {
  const { kind, id, label, to, amountPaise, day, isDue = false, reference } = credit;
  const noted = kind === 'upi' && reference !== row.reference ? reference : null;
  return { kind, target: id, label, to, amount: toRupees(amountPaise), day, fits, isNamed, isDue, noted };
}

/** Returns the newest ten statements. */
export async function listStatements(db: Db) {
  const rows = await db.select().from(bankStatements).orderBy(desc(bankStatements.id)).limit(10);
  return rows.map(({ id, accountEnd, fromDay, toDay, added, known, leftOut, authorName, createdAt }) => ({
    id,
    accountEnd,
    fromDay,
    toDay,
    added,
    known,
    leftOut,
    by: nameAtTheTime(authorName, undefined),
    createdAt: createdAt.toISOString(),
  }));
}
