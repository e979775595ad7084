import { cutText } from '#platform/text/cut-text.ts';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { CreditKind, ExpectedCredit } from '../bank.ts';
import { bankMatches, bankRows } from './tables.ts';

/** References, and amounts in paise between two days: a source returns the credits that have one of either. */
export type CreditSearch = {
  references: readonly string[];
  amounts: readonly number[];
  from: string;
  to: string;
};

/** A module that expects money in the bank. */
export type CreditSource = {
  kind: CreditKind;
  find(db: Db, search: CreditSearch): Promise<ExpectedCredit[]>;
};

type OpenRow = Pick<typeof bankRows.$inferSelect, 'id' | 'paise' | 'reference' | 'day'>;

const chunkRows = 5_000;

/**
 * Matches each open credit whose reference and amount are those of exactly one expected credit, and takes back matches whose money the bank
 * took back. A match that a person undid stays undone. Returns how many rows it matched. A second run changes nothing.
 */
export async function matchByReference(
  tx: Db,
  { sources }: { sources: readonly CreditSource[] },
): Promise<number> {
  await reverseCredits(tx);
  // A source looks through its rows once, however many rows the bank has.
  const expected = await findByReference(tx, await openReferences(tx), sources);
  if (expected.length === 0) return 0;
  let matched = 0;
  for (let after = 0; ;) {
    const rows = await openRows(tx, after);
    if (rows.length === 0) return matched;
    after = rows.at(-1)!.id;
    matched += await matchRows(tx, rows, expected);
  }
}

async function openReferences(tx: Db): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ reference: bankRows.reference })
    .from(bankRows)
    .where(and(eq(bankRows.state, 'open'), isNotNull(bankRows.reference)));
  return rows.map(({ reference }) => reference!);
}

async function openRows(tx: Db, after: number): Promise<OpenRow[]> {
  return tx
    .select({ id: bankRows.id, paise: bankRows.paise, reference: bankRows.reference, day: bankRows.day })
    .from(bankRows)
    .where(and(eq(bankRows.state, 'open'), isNotNull(bankRows.reference), sql`${bankRows.id} > ${after}`))
    .orderBy(asc(bankRows.id))
    .limit(chunkRows);
}

async function matchRows(tx: Db, rows: OpenRow[], all: readonly ExpectedCredit[]): Promise<number> {
  const references = new Set(rows.map(({ reference }) => reference!));
  const expected = all.filter(({ reference }) => references.has(reference!));
  if (expected.length === 0) return 0;
  const named = expected.map(({ reference }) => reference!);
  const credits = await creditsOf(tx, named);
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
    update ${bankRows} set state = 'matched', note = '' from made where ${bankRows.id} = made.row_id`);
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

/** Returns how many credits of the bank have a reference, in whatever state. */
async function creditsOf(tx: Db, references: string[]): Promise<Map<string, number>> {
  const counts = await tx
    .select({ reference: bankRows.reference, count: sql<number>`count(*)::int` })
    .from(bankRows)
    .where(sql`${bankRows.reference} = any (${sql.param(references)}::text[]) and ${bankRows.paise} > 0`)
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

/**
 * Marks credits that the bank took back: a later debit has their reference and amount. Their match counts no longer. One debit takes back one
 * credit.
 */
async function reverseCredits(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ credit: string; reversal: string }>(sql`
    select credit.id as credit, min(reversal.id) as reversal from ${bankRows} credit
    join ${bankRows} reversal on reversal.reference = credit.reference and reversal.paise = -credit.paise
      and reversal.account_end = credit.account_end and reversal.day >= credit.day
    where reversal.state = 'reversal' and reversal.reverses is null and credit.state in ('open', 'matched')
      and (select count(*) from ${bankRows} other where other.reference = credit.reference and other.paise = credit.paise
        and other.state in ('open', 'matched')) = 1
    group by credit.id`);
  for (const { credit, reversal } of rows) {
    await tx
      .update(bankRows)
      .set({ reverses: Number(credit) })
      .where(eq(bankRows.id, Number(reversal)));
    await tx
      .update(bankRows)
      .set({ state: 'reversed' })
      .where(eq(bankRows.id, Number(credit)));
    await tx
      .update(bankMatches)
      .set({ undoneAt: sql`now()`, undoneCause: 'reversal' })
      .where(and(eq(bankMatches.rowId, Number(credit)), isNull(bankMatches.undoneAt)));
  }
}
