import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { RowProblem } from '../../bulk/bulk-change.ts';
import { createProduct } from '../create-product.ts';
import { groupKind } from '../groups/group-kind.ts';
import { placeInGroup } from '../groups/place-in-group.ts';
import { costKind } from '../stock/product-cost.ts';
import { bulkRows } from '../tables.ts';
import { changeStock } from './change-stock.ts';
import { batchRows, type Kind, type Row } from './batch-transaction.ts';
import { type Remainder, runInBatches, type Running } from './run-in-batches.ts';

/** Runs the planned rows of a change. Returns what is left. */
export async function runChange(db: Db, running: Running): Promise<Remainder> {
  const { id: changeId } = running;
  const productIds = new WeakMap<Row, number>();
  return runInBatches(db, running, {
    states: { during: 'running', after: 'done' },
    startOf: ({ position }) => position,
    progressOf: (position) => ({ position }),
    nextRows: (id, position) => nextRows(db, { id, position }),
    async work(tx, row, { kind, by, batch, authorId }) {
      const productId = await applyRow(tx, row, { kind, by, batch });
      await applyExtras(tx, row, { productId, groups: groupKind(running.hooks), by, batch });
      await changeStock(tx, { productId, change: row.stockChange, reason: 'counted', authorId });
      productIds.set(row, productId);
    },
    async noteDone(tx, done) {
      await tx.execute(sql`
        update ${bulkRows} set product_id = done.product_id, done_at = now()
        from unnest(${sql.param(done.map(({ number }) => number))}::int[],
          ${sql.param(done.map((row) => productIds.get(row)))}::int[]) as done (number, product_id)
        where change_id = ${changeId} and ${bulkRows.number} = done.number`);
    },
    async noteRefused(tx, row, error) {
      await tx
        .update(bulkRows)
        .set({ result: 'refused', problems: [...row.problems, problemOf(error)], doneAt: sql`now()` })
        .where(and(eq(bulkRows.changeId, changeId), eq(bulkRows.number, row.number)));
    },
  });
}

async function nextRows(db: Db, { id, position }: { id: number; position: number }): Promise<Row[]> {
  return db
    .select()
    .from(bulkRows)
    .where(
      and(
        eq(bulkRows.changeId, id),
        gt(bulkRows.number, position),
        inArray(bulkRows.result, ['create', 'change']),
      ),
    )
    .orderBy(asc(bulkRows.number))
    .limit(batchRows);
}

type Applying = { kind: Kind; by: Author; batch: string };

/** Creates or changes the product of a row. Returns its id. */
export async function applyRow(tx: Db, row: Row, { kind, by, batch }: Applying): Promise<number> {
  if (row.productId === null) {
    const { name, categoryId, productClass = '' } = row.fields;
    const given = { name: name!, categoryId: categoryId!, productClass };
    return createProduct(tx, { given, fields: row.fields, kind, by, batch });
  }
  const { productId, version, fields } = row;
  if (Object.keys(fields).length > 0)
    await changeEntity(tx, kind, { id: String(productId), version, fields, by, batch });
  return productId;
}

type Extra = { productId: number; groups: ReturnType<typeof groupKind>; by: Author; batch: string };

/** Sets the cost price, and puts the product into its group. The next rows of the file find the group by the product. */
async function applyExtras(tx: Db, row: Row, { productId, groups, by, batch }: Extra): Promise<void> {
  const { changeId, number, extras } = row;
  if (extras.cost !== undefined) {
    const id = String(productId);
    const { version } = await readForEdit(tx, costKind, id);
    await changeEntity(tx, costKind, { id, version, fields: { cost: extras.cost }, by, batch });
  }
  if (extras.place === undefined) return;
  const isRow = and(eq(bulkRows.changeId, changeId), eq(bulkRows.number, number));
  await tx.update(bulkRows).set({ productId }).where(isRow);
  await placeInGroup(tx, { productId, changeId, place: extras.place, groups, by, batch });
}

function problemOf(error: unknown): RowProblem {
  const reason = isRefusal(error) ? cutText(error.message, 500) : 'The shop cannot store this row.';
  return { column: '', value: '', reason };
}
