import { gt } from 'drizzle-orm';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '../../../server/tables.ts';
import { writeCell } from '../../bulk/cells.ts';
import { ownColumnNames, ownColumns } from '../../bulk/targets.ts';
import { readNames } from '../import/find-products.ts';
import { readProductRows } from '../read-products.ts';

const batchRows = 200;

/** Writes every product as a file with the columns of the import, in pieces. Importing the file changes nothing. */
export async function* writeProducts(db: Db): AsyncGenerator<string> {
  yield byteOrderMark + csvText([Object.values(ownColumns)], { quoted: true });
  for await (const rows of inBatches((after) => readProductRows(db, gt(products.id, after), batchRows), 0)) {
    const ids = rows.flatMap(({ parts }) => parts.map(({ productId }) => productId));
    const names = await readNames(db, { ids });
    const cells = rows.map((row) => ownColumnNames.map((column) => writeCell(column, row, names)));
    yield csvText(cells, { quoted: true });
  }
}
