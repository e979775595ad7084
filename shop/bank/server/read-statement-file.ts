import { eq } from 'drizzle-orm';
import { type Day, dayOf } from '#platform/india-time.ts';
import { type CsvFile, readCsv } from '#platform/server/csv/read-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { type Columns, problemOf, type Target } from '../statement-file/columns.ts';
import { type ReadStatement, StatementReader } from '../statement-file/read-statement.ts';
import { suggestColumns } from '../statement-file/suggest-columns.ts';
import { bounds, inspectStatement, layoutKeyOf, type StatementLook } from './inspect-statement.ts';
import { bankLayouts } from './tables.ts';

/** `read` is null while the columns cannot be used, for the reason in `problem`. */
export type StatementFile = {
  look: StatementLook;
  columns: (Target | null)[];
  problem: string | null;
  read: ReadStatement | null;
};

type Reading = { columns: Columns | null; now: Date };

/**
 * Reads a whole statement by columns that staff chose, else by those that the shop remembers for its headers, else by its headers. Changes
 * nothing. Refuses what `inspectStatement` refuses (415, 422).
 */
export async function readStatementFile(
  db: Db,
  file: CsvFile,
  { columns: chosen, now }: Reading,
): Promise<StatementFile> {
  const look = await inspectStatement(file);
  const columns = await columnsFor(db, look, chosen);
  const problem = problemOf(columns);
  const read = problem === null ? await readRows(file, { look, columns, today: dayOf(now) }) : null;
  return { look, columns, problem, read };
}

async function columnsFor(
  db: Db,
  { headers }: StatementLook,
  chosen: Columns | null,
): Promise<(Target | null)[]> {
  const fit = (columns: Columns) => headers.map((_, at) => columns[at] ?? null);
  if (chosen) return fit(chosen);
  const [known] = await db
    .select({ targets: bankLayouts.targets })
    .from(bankLayouts)
    .where(eq(bankLayouts.key, layoutKeyOf(headers)));
  return known ? fit(known.targets) : suggestColumns(headers);
}

type Layout = { look: StatementLook; columns: Columns; today: Day };

async function readRows(file: CsvFile, { look, columns, today }: Layout): Promise<ReadStatement> {
  const reader = new StatementReader({ headers: look.headers, columns, today });
  for await (const record of readCsv(file, look, bounds)) reader.add(record);
  return reader.end();
}
