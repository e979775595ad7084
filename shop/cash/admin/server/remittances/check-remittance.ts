import { eq } from 'drizzle-orm';
import type { CsvLook } from '#platform/csv.ts';
import { fileOf, readCsv } from '#platform/server/csv/read-csv.ts';
import { problemOfCells } from '#platform/server/csv/read-records.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Columns, problemOf, type Target } from '../../../remittance-file/columns.ts';
import { reconcileRemittance } from '../../../reconcile-remittance.ts';
import { type FileRow, readRemittance, type ReadRow } from '../../../remittance-file/read-remittance.ts';
import { remittanceColumns, remittanceRows, remittances } from '../../../server/tables.ts';
import { bounds, refusals } from '../../remittances.ts';
import { findAccounts } from './find-accounts.ts';

const chunkRows = 500;

/**
 * Compares every row of a file with the open cash, and books nothing. Remembers the columns for the courier. Refuses an unknown
 * file (404), a booked one (409), columns that cannot be used (400), and a file with too many rows (422).
 */
export async function checkRemittance(
  db: Db,
  { id, columns }: { id: number; columns: (Target | null)[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [file] = await tx.select().from(remittances).where(eq(remittances.id, id)).for('update');
    if (!file) throw refusals.unknownFile();
    if (file.state === 'undone') throw refusals.undone();
    if (file.state === 'booked' || !file.content) throw refusals.booked();
    const { headers } = file.look;
    const problem = columns.length === headers.length ? problemOf(columns) : 'Please choose every column.';
    if (problem) throw refusals.columns(problem);
    const rows = await readRows(file.content, file.look, columns);
    const find = await findAccounts(tx, rows, { isLocked: false });
    const { sum = [], row: rest = [] } = Object.groupBy(rows, ({ isSum }) => (isSum ? 'sum' : 'row'));
    const sums = sum.map((row) =>
      Object.assign(row, { result: 'sum' as const, orderId: null, openPaise: null }),
    );
    const judged = [...reconcileRemittance(rest, find), ...sums].map((row) =>
      Object.assign(row, { remittanceId: id }),
    );
    await tx.delete(remittanceRows).where(eq(remittanceRows.remittanceId, id));
    for (let at = 0; at < judged.length; at += chunkRows)
      await tx.insert(remittanceRows).values(judged.slice(at, at + chunkRows));
    await tx.update(remittances).set({ columns, state: 'checked' }).where(eq(remittances.id, id));
    const targets = Object.fromEntries(headers.map((header, at) => [header, columns[at] ?? null]));
    await tx
      .insert(remittanceColumns)
      .values({ courier: file.courier, targets })
      .onConflictDoUpdate({ target: remittanceColumns.courier, set: { targets } });
  });
}

async function readRows(content: Buffer, look: CsvLook, columns: Columns): Promise<ReadRow[]> {
  const rows: FileRow[] = [];
  for await (const { number, cells, longCells } of readCsv(fileOf(content), look, bounds))
    rows.push({ number, cells, problem: problemOfCells(longCells, columns) });
  return readRemittance(rows, { headers: look.headers, columns });
}
