import { gt } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '../../../server/tables.ts';
import { writeCell } from '../../bulk/cells.ts';
import { costHeader, ownColumnNames, ownColumns } from '../../bulk/targets.ts';
import { readNames } from '../import/find-products.ts';
import { readProductRows } from '../read-products.ts';
import { costsOf } from '../stock/product-cost.ts';

const batchRows = 200;

/**
 * Writes every product as a file with the columns of the import, in pieces. Importing the file changes nothing. Cost prices are
 * in the file of the owner alone.
 */
export async function* writeProducts(db: Db, { withCosts = false } = {}): AsyncGenerator<string> {
  const more = withCosts ? [costHeader] : [];
  yield byteOrderMark + csvText([[...Object.values(ownColumns), ...more]], { quoted: true });
  for await (const rows of inBatches((after) => readProductRows(db, gt(products.id, after), batchRows), 0)) {
    const ids = rows.flatMap(({ parts }) => parts.map(({ productId }) => productId));
    const names = await readNames(db, { ids });
    const costs = withCosts
      ? await costsOf(
          db,
          rows.map(({ id }) => id),
        )
      : new Map<number, number>();
    const costOf = (id: number) => (costs.has(id) ? String(toRupees(costs.get(id)!)) : '');
    const cells = rows.map((row) => {
      const own = ownColumnNames.map((column) => writeCell(column, row, names));
      return withCosts ? own.concat(costOf(row.id)) : own;
    });
    yield csvText(cells, { quoted: true });
  }
}
