import { cutText } from '#platform/text/cut-text.ts';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type BankRowState, type ExpectedCredit, type ExpectedKind, sides } from '../bank.ts';
import { bankMatches, bankRows } from './tables.ts';

/** References, and amounts in paise between two days: a source returns the credits that have one of either. */
export type CreditSearch = {
  references: readonly string[];
  amounts: readonly number[];
  from: string;
  to: string;
};

/** A module that expects money in the bank, or a refund that leaves it. Its amounts are positive. */
export type CreditSource = {
  kind: ExpectedKind;
  find(db: Db, search: CreditSearch): Promise<ExpectedCredit[]>;
};

type OpenRow = Pick<typeof bankRows.$inferSelect, 'id' | 'paise' | 'reference' | 'day'>;

const chunkRows = 5_000;

type Side = (typeof sides)[keyof typeof sides];

/**
 * Matches each open row whose reference and amount are those of exactly one expected credit or refund, and takes back matches whose money the
 * bank took or brought back. A match that a person undid stays undone. Returns how many rows it matched. A second run changes nothing.
 */
export async function matchByReference(
  tx: Db,
  { sources }: { sources: readonly CreditSource[] },
): Promise<number> {
  await takeBack(tx, { taken: ['open', 'matched'], by: ['reversal'], as: ['reversed', 'reversal'] });
  const ofRefund = (source: CreditSource) => source.kind === 'refund';
  const credits = sources.filter((source) => !ofRefund(source));
  const matched =
    (await matchSide(tx, sides.in, credits)) + (await matchSide(tx, sides.out, sources.filter(ofRefund)));
  await takeBack(tx, { taken: ['out', 'paid'], by: ['open'], as: ['bounced', 'restored'] });
  return matched;
}

async function matchSide(tx: Db, side: Side, sources: readonly CreditSource[]): Promise<number> {
  // A source looks through its rows once, however many rows the bank has.
  const expected = await findByReference(tx, await openReferences(tx, side), sources);
  if (expected.length === 0) return 0;
  let matched = 0;
  for (let after = 0; ;) {
    const rows = await openRows(tx, { side, after });
    if (rows.length === 0) return matched;
    after = rows.at(-1)!.id;
    matched += await matchRows(tx, rows, { all: expected, side });
  }
}

async function openReferences(tx: Db, { open }: Side): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ reference: bankRows.reference })
    .from(bankRows)
    .where(and(eq(bankRows.state, open), isNotNull(bankRows.reference)));
  return rows.map(({ reference }) => reference!);
}

/** Amounts are positive, also those of debits. */
async function openRows(tx: Db, { side, after }: { side: Side; after: number }): Promise<OpenRow[]> {
  return tx
    .select({ id: bankRows.id, paise: amountOfRow, reference: bankRows.reference, day: bankRows.day })
    .from(bankRows)
    .where(and(eq(bankRows.state, side.open), isNotNull(bankRows.reference), sql`${bankRows.id} > ${after}`))
    .orderBy(asc(bankRows.id))
    .limit(chunkRows);
}

const amountOfRow = sql<number>`abs(${bankRows.paise})`.mapWith(Number);

type OfSide = { all: readonly ExpectedCredit[]; side: Side };

async function matchRows(tx: Db, rows: OpenRow[], { all, side }: OfSide): Promise<number> {
  const references = new Set(rows.map(({ reference }) => reference!));
  const expected = all.filter(({ reference }) => references.has(reference!));
  if (expected.length === 0) return 0;
  const named = expected.map(({ reference }) => reference!);
  const credits = await countRows(tx, named, side);
  const undone = await undoneMatches(tx, rows);
  const pairs = pairUp(rows, { expected, credits }).filter(
    ({ row, credit }) => !undone.has(`${row.id} ${credit.kind} ${credit.id}`),
  );
  if (pairs.length === 0) return 0;
  const column = (values: readonly (string | number)[]) => sql.param(values);
  const matches = pairs.map(({ credit }) => matchOf(credit));
  const { rowCount } = await tx.execute(sql`
    with made as (
      insert into ${bankMatches} (row_id, kind, target, label, link, cause)
      select row_id, kind, target, label, link, 'reference' from unnest(${column(pairs.map(({ row }) => row.id))}::bigint[],
        ${column(matches.map(({ kind }) => kind))}::text[], ${column(matches.map(({ target }) => target))}::text[],
        ${column(matches.map(({ label }) => label))}::text[], ${column(matches.map(({ link }) => link))}::text[])
        as pair (row_id, kind, target, label, link)
      on conflict do nothing returning row_id)
    update ${bankRows} set state = ${side.matched}, note = '' from made where ${bankRows.id} = made.row_id`);
  return rowCount ?? 0;
}

export function matchOf({ kind, id, label, to }: ExpectedCredit) {
  return { kind, target: id, label: cutText(label, 120), link: to };
}

async function findByReference(
  tx: Db,
  references: string[],
  sources: readonly CreditSource[],
): Promise<ExpectedCredit[]> {
  if (references.length === 0) return [];
  const search = { references, amounts: [], from: '', to: '' };
  const found: ExpectedCredit[] = [];
  for (const source of sources) found.push(...(await source.find(tx, search)));
  const wanted = new Set(references);
  return found.filter(({ reference }) => reference !== null && wanted.has(reference));
}

/** Returns how many rows of a side have a reference, in whatever state. */
async function countRows(tx: Db, references: string[], side: Side): Promise<Map<string, number>> {
  const isOfSide = side === sides.in ? sql`${bankRows.paise} > 0` : sql`${bankRows.paise} < 0`;
  const counts = await tx
    .select({ reference: bankRows.reference, count: sql<number>`count(*)::int` })
    .from(bankRows)
    .where(sql`${bankRows.reference} = any (${sql.param(references)}::text[]) and ${isOfSide}`)
    .groupBy(bankRows.reference);
  return new Map(counts.map(({ reference, count }) => [reference!, count]));
}

async function undoneMatches(tx: Db, rows: OpenRow[]): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id);
  const undone = await tx
    .select({ rowId: bankMatches.rowId, kind: bankMatches.kind, target: bankMatches.target })
    .from(bankMatches)
    .where(and(inArray(bankMatches.rowId, ids), isNotNull(bankMatches.undoneAt)));
  return new Set(undone.map(({ rowId, kind, target }) => `${rowId} ${kind} ${target}`));
}

type Expectations = { expected: readonly ExpectedCredit[]; credits: ReadonlyMap<string, number> };

/**
 * Returns the pairs that a reference proves: one credit of the bank and one expected credit have it, over the same amount. Two of either
 * prove nothing, and neither does another amount.
 */
export function pairUp(rows: readonly OpenRow[], { expected, credits }: Expectations) {
  const byReference = Map.groupBy(expected, ({ reference }) => reference);
  return rows.flatMap((row) => {
    const [credit, ...others] = byReference.get(row.reference) ?? [];
    const isAlone = credit !== undefined && others.length === 0 && credits.get(row.reference!) === 1;
    return isAlone && credit.amountPaise === row.paise ? [{ row, credit }] : [];
  });
}

type Back = { taken: BankRowState[]; by: BankRowState[]; as: [BankRowState, BankRowState] };

/**
 * Marks rows that a later row of the other side takes back: it has their reference and amount. Their match counts no longer. One row takes
 * back one.
 */
async function takeBack(tx: Db, { taken, by, as: [takenState, byState] }: Back): Promise<void> {
  const { rows } = await tx.execute<{ taken: string; later: string }>(sql`
    select taken.id as taken, min(later.id) as later from ${bankRows} taken
    join ${bankRows} later on later.reference = taken.reference and later.paise = -taken.paise
      and later.account_end = taken.account_end and later.day >= taken.day
    where later.state in ${by} and later.reverses is null and taken.state in ${taken}
      and (select count(*) from ${bankRows} other where other.reference = taken.reference and other.paise = taken.paise
        and other.state in ${taken}) = 1
    group by taken.id`);
  for (const { taken: id, later } of rows) {
    const rowId = Number(id);
    const taking = { state: byState, reverses: rowId };
    await tx
      .update(bankRows)
      .set(taking)
      .where(eq(bankRows.id, Number(later)));
    await tx.update(bankRows).set({ state: takenState }).where(eq(bankRows.id, rowId));
    await tx
      .update(bankMatches)
      .set({ undoneAt: sql`now()`, undoneCause: 'reversal' })
      .where(and(eq(bankMatches.rowId, rowId), isNull(bankMatches.undoneAt)));
  }
}
