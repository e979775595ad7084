import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { changeEntity } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { workerOf } from './find-change.ts';
import type { RowProblem } from '../../bulk/bulk-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { createProduct } from '../create-product.ts';
import type { ProductHooks } from '../product-kind.ts';
import { bulkRows } from '../tables.ts';
import { changeStock } from './change-stock.ts';
import { keepHold, letGo, NotOurs, type Runner, takeOver } from './runner.ts';
import { batchRows, type Kind, type Row, runInTransaction } from './batch-transaction.ts';

export type Running = {
  id: number;
  hooks: ProductHooks;
  namesOf: Author['namesOf'];
  /** Whether the staff member whose work it is may change stock. */
  mayChangeStock: boolean;
  /** A job runs this long and leaves the rest to the next one. */
  milliseconds?: number;
};

/** What a run leaves: nothing, rows for the next job, or all to the process that holds the change. */
export type Remainder = 'nothing' | 'rows' | 'held';

/**
 * Runs the planned rows of a change, many in one transaction together with their progress, so that a killed process goes on
 * exactly where it stood. A row that is refused hurts no other.
 */
export async function runChange(
  db: Db,
  { id, milliseconds = Infinity, ...given }: Running,
): Promise<Remainder> {
  const runner = await takeOver(db, { changeId: id, states: ['running'] });
  if (!runner) return 'held';
  const endAt = performance.now() + milliseconds;
  let { position } = runner.change;
  try {
    while (performance.now() < endAt) {
      const rows = await nextRows(db, { id, position });
      if (rows.length === 0) {
        await retryTransaction(db, (tx) => keepHold(tx, runner, { state: 'done' }));
        return 'nothing';
      }
      position = await runRows(db, { rows, runner, ...given });
    }
    return 'rows';
  } catch (error) {
    if (error instanceof NotOurs) return 'nothing';
    throw error;
  } finally {
    await letGo(db, runner);
  }
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

type Some = Pick<Running, 'hooks' | 'namesOf' | 'mayChangeStock'> & { rows: Row[]; runner: Runner };

/** Runs the first of these rows. Returns the number of the last row that is done. */
async function runRows(db: Db, { rows, runner, hooks, namesOf, mayChangeStock }: Some): Promise<number> {
  const { id: changeId, batch } = runner.change;
  const authorId = workerOf(runner.change);
  const by: Author = { userId: authorId, namesOf };
  const productIds = new Map<Row, number>();
  const last = await runInTransaction(db, {
    rows,
    hooks,
    async work(tx, row, kind) {
      if (row.stockChange !== 0 && !mayChangeStock) throw refusals.noStockRight();
      const productId = await applyRow(tx, row, { kind, by, batch });
      await changeStock(tx, { productId, change: row.stockChange, reason: 'counted', authorId });
      productIds.set(row, productId);
    },
    async note(tx, done) {
      await tx.execute(sql`
        update ${bulkRows} set product_id = done.product_id, done_at = now()
        from unnest(${sql.param(done.map(({ number }) => number))}::int[],
          ${sql.param(done.map((row) => productIds.get(row)))}::int[]) as done (number, product_id)
        where change_id = ${changeId} and ${bulkRows.number} = done.number`);
      await keepHold(tx, runner, { position: done.at(-1)!.number });
    },
    refuse: (row, error) =>
      retryTransaction(db, async (tx) => {
        await tx
          .update(bulkRows)
          .set({ result: 'refused', problems: [...row.problems, problemOf(error)], doneAt: sql`now()` })
          .where(and(eq(bulkRows.changeId, changeId), eq(bulkRows.number, row.number)));
        await keepHold(tx, runner, { position: row.number });
      }),
  });
  return last.number;
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

function problemOf(error: unknown): RowProblem {
  const reason = isRefusal(error) ? cutText(error.message, 500) : 'The shop cannot store this row.';
  return { column: '', value: '', reason };
}
