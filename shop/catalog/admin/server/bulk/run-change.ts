import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { changeEntity } from '#platform/admin/server/change-entity.ts';
import type { Author, EntityKind } from '#platform/admin/server/entity-kind.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type Db, sqlStateOf } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import type { RowProblem } from '../../bulk/bulk-change.ts';
import type { ProductValues } from '../../product-fields.ts';
import { createProduct } from '../create-product.ts';
import { bulkRows } from '../tables.ts';
import { changeStock } from './change-stock.ts';
import { keepHold, letGo, NotOurs, type Runner, takeOver } from './runner.ts';

export type Running = {
  id: number;
  kind: EntityKind<ProductValues>;
  namesOf: Author['namesOf'];
  /** A job runs this long and leaves the rest to the next one. */
  milliseconds?: number;
};

/** What a run leaves: nothing, rows for the next job, or all to the process that holds the change. */
export type Left = 'nothing' | 'rows' | 'held';

type Row = typeof bulkRows.$inferSelect;

const batchRows = 50;

/**
 * Runs the planned rows of a change, each in its own transaction together with its progress, so that a killed process goes
 * on exactly where it stood. A row that is refused hurts no other.
 */
export async function runChange(db: Db, { id, milliseconds = Infinity, ...given }: Running): Promise<Left> {
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
      for (const row of rows) {
        if (performance.now() >= endAt) return 'rows';
        await runRow(db, { row, runner, ...given });
        position = row.number;
      }
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

type One = Omit<Running, 'id' | 'milliseconds'> & { row: Row; runner: Runner };

async function runRow(db: Db, { row, runner, kind, namesOf }: One): Promise<void> {
  const where = and(eq(bulkRows.changeId, row.changeId), eq(bulkRows.number, row.number));
  const { authorId, batch } = runner.change;
  const by: Author = { userId: authorId, namesOf };
  try {
    await retryTransaction(db, async (tx) => {
      await keepHold(tx, runner, { position: row.number });
      const productId = await applyRow(tx, row, { kind, by, batch });
      await changeStock(tx, { productId, change: row.stockChange, reason: 'counted', authorId });
      await tx
        .update(bulkRows)
        .set({ productId, doneAt: sql`now()` })
        .where(where);
    });
  } catch (error) {
    const problems = problemsOf(error, row);
    if (!problems) throw error;
    await retryTransaction(db, async (tx) => {
      await keepHold(tx, runner, { position: row.number });
      await tx
        .update(bulkRows)
        .set({ result: 'refused', problems, doneAt: sql`now()` })
        .where(where);
    });
  }
}

type Applying = { kind: EntityKind<ProductValues>; by: Author; batch: string };

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

/** A refusal, or a value that a column of the database cannot hold, belongs to the row. All else stops the run. */
function problemsOf(error: unknown, row: Row): RowProblem[] | null {
  if (isRefusal(error)) {
    const reason = error.message.slice(0, 500);
    return [...row.problems, { column: '', value: '', reason }];
  }
  const isOfRow = /^2[23]/.test(sqlStateOf(error) ?? '');
  return isOfRow
    ? [...row.problems, { column: '', value: '', reason: 'The shop cannot store this row.' }]
    : null;
}
