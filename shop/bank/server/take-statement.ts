import { createHash } from 'node:crypto';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CsvFile } from '#platform/server/csv/read-csv.ts';
import { addDays } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type ExpectedCredit, isNear, suggestionDays } from '../bank.ts';
import type { Columns } from '../statement-file/columns.ts';
import { maskNarration } from '../statement-file/mask-narration.ts';
import { readReference } from '../statement-file/read-reference.ts';
import type { StatementRow } from '../statement-file/read-statement.ts';
import { refusals } from '../refusals.ts';
import { layoutKeyOf } from './inspect-statement.ts';
import { type CreditSource, matchByReference } from './match-by-reference.ts';
import { readStatementFile } from './read-statement-file.ts';
import { bankLayouts, bankRows, bankStatements } from './tables.ts';

const chunkRows = 1_000;
const addedRows = 5_000;
const rowsOfTurn = 200;
const reversalWords = /^\W*(?:REV|RETURN|RTN|REFUND OF|CHARGEBACK)/i;

type Taking = { columns: Columns | null; authorId: number; now: Date; sources: readonly CreditSource[] };

type StatementCounts = { id: number; added: number; known: number; leftOut: number; matched: number };

/** A row that the shop keeps: a credit, a debit that may take a credit back, or one that may be a refund. */
type KeptRow = Pick<
  typeof bankRows.$inferInsert,
  'day' | 'paise' | 'balancePaise' | 'reference' | 'note' | 'key' | 'state'
>;

type PreparedRow = Omit<KeptRow, 'state'> & { saysReversal: boolean };

/**
 * Takes a bank's statement in: keeps each credit that no earlier statement had, each debit that takes a credit back or may be a refund, matches
 * what their references prove, and remembers the columns. Debits of another kind are left out. Refuses a statement that cannot be read whole (422): each
 * amount is right, or none is taken.
 */
export async function takeStatement(db: Db, file: CsvFile, taking: Taking): Promise<StatementCounts> {
  const { look, columns, problem, read } = await readStatementFile(db, file, taking);
  if (read === null) throw refusals.columns(problem!);
  const [first] = read.problems;
  if (first) throw refusals.unreadable(first);
  if (read.rows.length === 0) throw refusals.noRows();
  const { accountEnd } = look;
  const prepared = await prepareRows(read.rows);
  return inTransaction(db, async (tx) => {
    await lockBank(tx);
    const known = await knownReferences(tx, prepared);
    const kept = keepRows(prepared, { known, refunds: await findRefunds(tx, prepared, taking) });
    const [from, to] = [read.rows[0]!.day, read.rows.at(-1)!.day].toSorted();
    const leftOut = read.rows.length - kept.length;
    const statement = {
      accountEnd,
      fromDay: from!,
      toDay: to!,
      added: 0,
      known: 0,
      leftOut,
      authorId: taking.authorId,
    };
    const [made] = await tx.insert(bankStatements).values(statement).returning({ id: bankStatements.id });
    const { id } = made!;
    const added = await addRows(tx, kept, { statementId: id, accountEnd });
    const counts = { added, known: kept.length - added };
    await tx.update(bankStatements).set(counts).where(eq(bankStatements.id, id));
    const layout = { key: layoutKeyOf(look.headers), targets: columns };
    await tx
      .insert(bankLayouts)
      .values(layout)
      .onConflictDoUpdate({ target: bankLayouts.key, set: { targets: columns } });
    const matched = await matchByReference(tx, { sources: taking.sources });
    return { id, ...counts, leftOut, matched };
  });
}

/** One at a time, since two statements may hold the same rows. */
export async function lockBank(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank', 0))`);
}

/** Returns which references of debits belong to a credit of an earlier statement. */
async function knownReferences(tx: Db, rows: readonly PreparedRow[]): Promise<Set<string>> {
  const references = new Set(rows.flatMap(({ paise, reference }) => (paise < 0 ? (reference ?? []) : [])));
  const known = new Set<string>();
  for (let at = 0; at < references.size; at += chunkRows) {
    const found = await tx
      .selectDistinct({ reference: bankRows.reference })
      .from(bankRows)
      .where(inArray(bankRows.reference, [...references].slice(at, at + chunkRows)));
    for (const { reference } of found) known.add(reference!);
  }
  return known;
}

/**
 * Returns the rows with what names each in every statement. Requests of customers run between some rows.
 */
async function prepareRows(rows: readonly StatementRow[]): Promise<PreparedRow[]> {
  const counts = new Map<string, number>();
  const prepared: PreparedRow[] = [];
  for (const [at, { day, paise, balancePaise, narration, referenceCell }] of rows.entries()) {
    if (at % rowsOfTurn === 0) await yieldTurn();
    const reference = readReference({ reference: referenceCell, narration });
    const facts = [day, paise, reference, balancePaise, reference === null ? plain(narration) : ''].join(
      '\n',
    );
    // Two equal rows of one day are two movements.
    const nth = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, nth);
    const key = createHash('sha256').update(`${facts}\n${nth}`).digest('base64url');
    const note = maskNarration(narration, reference);
    prepared.push({
      day,
      paise,
      balancePaise,
      reference,
      note,
      key,
      saysReversal: reversalWords.test(narration),
    });
  }
  return prepared;
}

/** Returns the refunds that debits may be, by their reference or by their amount and day. */
async function findRefunds(
  tx: Db,
  rows: readonly PreparedRow[],
  { sources }: Pick<Taking, 'sources'>,
): Promise<ExpectedCredit[]> {
  const debits = rows.filter(({ paise }) => paise < 0 && paise > -(2 ** 31));
  if (debits.length === 0) return [];
  const days = debits.map(({ day }) => day).toSorted();
  const search = {
    references: [...new Set(debits.flatMap(({ reference }) => reference ?? []))],
    amounts: [...new Set(debits.map(({ paise }) => -paise))],
    from: addDays(days[0]!, -suggestionDays),
    to: addDays(days.at(-1)!, suggestionDays),
  };
  const found: ExpectedCredit[] = [];
  for (const source of sources) if (source.kind === 'refund') found.push(...(await source.find(tx, search)));
  return found;
}

type Params = { known: ReadonlySet<string>; refunds: readonly ExpectedCredit[] };

/**
 * Returns the credits, the debits that take one back, and those that may be a refund: with its reference, or with its amount in its week, since
 * the owner may have mistyped it. A debit that says to be a reversal is no refund.
 */
function keepRows(rows: readonly PreparedRow[], { known, refunds }: Params): KeptRow[] {
  const ofCredits = new Set(rows.flatMap(({ paise, reference }) => (paise > 0 ? (reference ?? []) : [])));
  const ofRefunds = new Set(refunds.flatMap(({ reference }) => reference ?? []));
  const ofDebits = new Set(rows.flatMap(({ paise, reference }) => (paise < 0 ? (reference ?? []) : [])));
  // A refund whose reference the statement has is that debit, and no other of its amount.
  const others = refunds.filter(({ reference }) => reference === null || !ofDebits.has(reference));
  const byAmount = Map.groupBy(others, ({ amountPaise }) => amountPaise);
  const stateOf = ({ paise, reference = null, saysReversal, day }: PreparedRow) => {
    if (paise > 0) return 'open';
    if (reference !== null && !saysReversal && ofRefunds.has(reference)) return 'out';
    if (reference !== null && (saysReversal || ofCredits.has(reference) || known.has(reference)))
      return 'reversal';
    const near = (byAmount.get(-paise) ?? []).filter((refund) => isNear(day, refund.day));
    return near.length > 0 ? 'out' : null;
  };
  return rows.flatMap(({ saysReversal, ...row }) => {
    const state = stateOf({ saysReversal, ...row });
    return state === null ? [] : [{ ...row, state }];
  });
}

const plain = (narration: string) => narration.replaceAll(/\W+/g, '').toUpperCase();

type Belonging = { statementId: number; accountEnd: string };

async function addRows(
  tx: Db,
  rows: readonly KeptRow[],
  { statementId, accountEnd }: Belonging,
): Promise<number> {
  let added = 0;
  for (let at = 0; at < rows.length; at += addedRows) {
    const part = rows.slice(at, at + addedRows);
    const column = (name: keyof KeptRow) => sql.param(part.map((row) => row[name]));
    // One array a column: a statement with a parameter for each cell takes many times the processor time.
    const { rowCount } = await tx.execute(sql`
      insert into ${bankRows} (statement_id, account_end, day, paise, balance_paise, reference, note, key, state)
      select ${statementId}, ${accountEnd}, day, paise, balance, reference, note, key, state
      from unnest(${column('day')}::date[], ${column('paise')}::bigint[], ${column('balancePaise')}::bigint[], ${column('reference')}::text[],
        ${column('note')}::text[], ${column('key')}::text[], ${column('state')}::text[])
        as line (day, paise, balance, reference, note, key, state)
      on conflict do nothing`);
    added += rowCount ?? 0;
  }
  return added;
}

/** Returns the row of an id, locked. Refuses an unknown one (404). */
export async function lockRow(tx: Db, id: number): Promise<typeof bankRows.$inferSelect> {
  const [row] = await tx
    .select()
    .from(bankRows)
    .where(and(eq(bankRows.id, id)))
    .for('update');
  if (!row) throw refusals.unknownRow();
  return row;
}
