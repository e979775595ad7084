import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { lockEntity, writeAndLog } from '#platform/admin/server/change-entity.ts';
import type { Author, EntityKind } from '#platform/admin/server/entity-kind.ts';
import { changeLog } from '#platform/admin/server/tables.ts';
import { undoOne } from '#platform/admin/server/undo-change.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import type { ProductValues } from '../../product-fields.ts';
import { bulkRows } from '../tables.ts';
import { changeStock } from './change-stock.ts';
import type { Left, Running } from './run-change.ts';
import { keepHold, letGo, NotOurs, type Runner, takeOver } from './runner.ts';

type Row = typeof bulkRows.$inferSelect;

/**
 * Takes the rows of a change back, newest first, each in its own transaction: old values and stock return, and new products
 * are archived. A product that changed since stays, with the reason on its row.
 */
export async function undoBulkChange(
  db: Db,
  { id, kind, namesOf, milliseconds = Infinity }: Running,
): Promise<Left> {
  const runner = await takeOver(db, { changeId: id, states: ['undoing'] });
  if (!runner) return 'held';
  const endAt = performance.now() + milliseconds;
  let below = runner.change.undoPosition ?? 2 ** 31 - 1;
  try {
    while (performance.now() < endAt) {
      const [row] = await db
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
        .limit(1);
      if (!row) {
        await retryTransaction(db, (tx) => keepHold(tx, runner, { state: 'undone' }));
        return 'nothing';
      }
      await undoRow(db, { row, runner, kind, namesOf });
      below = row.number;
    }
    return 'rows';
  } catch (error) {
    if (error instanceof NotOurs) return 'nothing';
    throw error;
  } finally {
    await letGo(db, runner);
  }
}

type One = Pick<Running, 'kind' | 'namesOf'> & { row: Row; runner: Runner };

async function undoRow(db: Db, { row, runner, kind, namesOf }: One): Promise<void> {
  const { authorId, batch } = runner.change;
  const by: Author = { userId: authorId, namesOf };
  try {
    await retryTransaction(db, async (tx) => {
      await keepHold(tx, runner, { undoPosition: row.number });
      await takeBack(tx, { productId: row.productId!, batch, kind, by });
      await changeStock(tx, {
        productId: row.productId!,
        change: -row.stockChange,
        reason: 'undone',
        authorId,
      });
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const kept = error.message.slice(0, 500);
    await retryTransaction(db, async (tx) => {
      await keepHold(tx, runner, { undoPosition: row.number });
      const where = and(eq(bulkRows.changeId, row.changeId), eq(bulkRows.number, row.number));
      await tx.update(bulkRows).set({ kept }).where(where);
    });
  }
}

type Back = { productId: number; batch: string; kind: EntityKind<ProductValues>; by: Author };

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
