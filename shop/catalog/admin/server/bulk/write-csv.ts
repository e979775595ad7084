import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { guardFormula, withoutTextFormula } from '#platform/csv.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import { bulkRows } from '../tables.ts';
import { findChange } from './find-change.ts';
import { hiddenColumns } from './show-change.ts';

const batchRows = 200;

/**
 * Writes the refused rows of a change as a file, with row and reasons before their cells. Cells of cost prices are empty but for
 * the owner. Refuses an unknown change (404).
 */
export async function* writeRefused(
  db: Db,
  { id, withCosts }: { id: number; withCosts: boolean },
): AsyncGenerator<string> {
  const { look, mapping } = await findChange(db, id);
  const isHidden = hiddenColumns(look, { mapping, withCosts });
  const headers = look?.headers ?? ['Name'];
  yield byteOrderMark + csvText([['Row', 'Reason', ...headers].map(guardFormula)], { quoted: true });
  let after = 0;
  for (;;) {
    const rows = await db
      .select({
        number: bulkRows.number,
        name: bulkRows.name,
        problems: bulkRows.problems,
        cells: bulkRows.cells,
      })
      .from(bulkRows)
      .where(and(eq(bulkRows.changeId, id), eq(bulkRows.result, 'refused'), gt(bulkRows.number, after)))
      .orderBy(asc(bulkRows.number))
      .limit(batchRows);
    if (rows.length === 0) return;
    yield csvText(
      rows.map(({ number, name, problems, cells }) => {
        const reasons = problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason));
        return [
          String(number),
          reasons.join(' '),
          ...(look ? cells.map((cell, at) => (isHidden(at) ? '' : cell)) : [name]),
        ].map(guardCell);
      }),
      { quoted: true },
    );
    after = rows.at(-1)!.number;
  }
}

/** A cell that the file guarded already comes back as it was. */
function guardCell(cell: string): string {
  const text = withoutTextFormula(cell);
  return text.startsWith("'") ? text : guardFormula(text);
}
