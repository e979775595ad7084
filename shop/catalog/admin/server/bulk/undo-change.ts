import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { lockEntity, writeAndLog } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { changeLog } from '#platform/server/tables.ts';
import { undoOne } from '#platform/admin/server/undo-change.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { workerOf } from './find-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { bulkRows } from '../tables.ts';
import { changeStock } from './change-stock.ts';
import type { Remainder, Running } from './run-change.ts';
import { batchRows, type Kind, type Row, runInTransaction } from './batch-transaction.ts';
import { keepHold, letGo, NotOurs, type Runner, takeOver } from './runner.ts';

/**
 * Takes the rows of a change back, newest first, many in one transaction: old values and stock return, and new products are
 * archived. A product that changed since stays, with the reason on its row.
 */
export async function undoBulkChange(
  db: Db,
  { id, milliseconds = Infinity, ...given }: Running,
): Promise<Remainder> {
  const runner = await takeOver(db, { changeId: id, states: ['undoing'] });
  if (!runner) return 'held';
  const endAt = performance.now() + milliseconds;
  let below = runner.change.undoPosition ?? 2 ** 31 - 1;
  try {
    while (performance.now() < endAt) {
      const rows = await nextRows(db, { id, below });
      if (rows.length === 0) {
        await retryTransaction(db, (tx) => keepHold(tx, runner, { state: 'undone' }));
        return 'nothing';
      }
      below = await undoRows(db, { rows, runner, ...given });
    }
    return 'rows';
  } catch (error) {
    if (error instanceof NotOurs) return 'nothing';
    throw error;
  } finally {
    await letGo(db, runner);
  }
}

async function nextRows(db: Db, { id, below }: { id: number; below: number }): Promise<Row[]> {
  return db
    .select()
    .from(bulkRows)
    .where(
      and(
        eq(bulkRows.changeId, id),
        lt(bulkRows.number, below),
        isNotNull(bulkRows.doneAt),
        ne(bulkRows.result, 'refused'),
      ),
    )
    .orderBy(desc(bulkRows.number))
    .limit(batchRows);
}

type Some = Pick<Running, 'hooks' | 'namesOf' | 'mayChangeStock'> & { rows: Row[]; runner: Runner };

/** Takes the first of these rows back, and returns the number of the last one. */
async function undoRows(db: Db, { rows, runner, hooks, namesOf, mayChangeStock }: Some): Promise<number> {
  const { id: changeId, batch } = runner.change;
  const authorId = workerOf(runner.change);
  const by: Author = { userId: authorId, namesOf };
  const last = await runInTransaction(db, {
    rows,
    hooks,
    async work(tx, { productId: id, stockChange }, kind) {
      const productId = id!;
      if (stockChange !== 0 && !mayChangeStock) throw refusals.noStockRight();
      await takeBack(tx, { productId, batch, kind, by });
      await changeStock(tx, { productId, change: -stockChange, reason: 'undone', authorId });
    },
    note: (tx, done) => keepHold(tx, runner, { undoPosition: done.at(-1)!.number }),
    refuse: (row, error) =>
      retryTransaction(db, async (tx) => {
        if (!isRefusal(error)) throw error;
        const where = and(eq(bulkRows.changeId, changeId), eq(bulkRows.number, row.number));
        await tx
          .update(bulkRows)
          .set({ kept: cutText(error.message, 500) })
          .where(where);
        await keepHold(tx, runner, { undoPosition: row.number });
      }),
  });
  return last.number;
}

type Back = { productId: number; batch: string; kind: Kind; by: Author };

/** Undoes what the log says of a product within the batch. A row that moved only stock has no entry. */
async function takeBack(tx: Db, { productId, batch, kind, by }: Back): Promise<void> {
  const ofProduct = and(eq(changeLog.kind, kind.name), eq(changeLog.entityId, String(productId)));
  const [change] = await tx
    .select()
    .from(changeLog)
    .where(and(ofProduct, eq(changeLog.batch, batch), ne(changeLog.action, 'undo')))
    .limit(1);
  if (!change) return;
  if (change.action !== 'create') {
    await undoOne(tx, [kind], { change, by, mayUndo: async () => {}, batch });
    return;
  }
  const before = await lockEntity(tx, kind, String(productId));
  const since = await tx.$count(changeLog, and(ofProduct, sql`${changeLog.id} > ${change.id}`));
  if (since > 0) throw new Refusal('changed_since', 409, 'The new product changed since, and stays.');
  const archived = { before, fields: { state: 'archived' as const } };
  await writeAndLog(tx, kind, {
    id: String(productId),
    ...archived,
    by,
    action: 'undo',
    undoes: change.id,
    batch,
  });
}
