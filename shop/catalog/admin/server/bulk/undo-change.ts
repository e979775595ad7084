import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { lockEntity, writeAndLog } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { changeLog } from '#platform/server/tables.ts';
import { undoOne } from '#platform/admin/server/undo-change.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { bulkRows } from '../tables.ts';
import { changeStock } from './change-stock.ts';
import { batchRows, type Kind, type Row } from './batch-transaction.ts';
import { type Remainder, runInBatches, type Running } from './run-in-batches.ts';

/**
 * Takes the rows of a change back, newest first: old values and stock return, and new products are archived. A product that
 * changed since stays, with the reason on its row. Returns what is left.
 */
export async function undoBulkChange(db: Db, running: Running): Promise<Remainder> {
  const { id: changeId } = running;
  return runInBatches(db, running, {
    states: { during: 'undoing', after: 'undone' },
    startOf: ({ undoPosition }) => undoPosition ?? 2 ** 31 - 1,
    progressOf: (undoPosition) => ({ undoPosition }),
    nextRows: (id, below) => nextRows(db, { id, below }),
    async work(tx, { productId: id, stockChange }, { kind, by, batch, authorId }) {
      const productId = id!;
      await takeBack(tx, { productId, batch, kind, by });
      await changeStock(tx, { productId, change: -stockChange, reason: 'undone', authorId });
    },
    async noteRefused(tx, row, error) {
      if (!isRefusal(error)) throw error;
      await tx
        .update(bulkRows)
        .set({ kept: cutText(error.message, 500) })
        .where(and(eq(bulkRows.changeId, changeId), eq(bulkRows.number, row.number)));
    },
  });
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
