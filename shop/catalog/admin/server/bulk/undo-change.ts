import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { lockEntity, writeAndLog } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { changeLog } from '#platform/server/tables.ts';
import { undoOne } from '#platform/admin/server/undo-change.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { groupKind } from '../groups/group-kind.ts';
import { placeBack } from '../groups/place-in-group.ts';
import { costKind } from '../stock/product-cost.ts';
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
    async work(tx, { productId: id, stockChange, extras }, { kind, by, batch, authorId }) {
      const productId = id!;
      await takeBack(tx, { productId, batch, kind, by });
      if (extras.cost !== undefined) await undoCost(tx, { productId, batch, kind: costKind, by });
      if (extras.place !== undefined) {
        const groups = groupKind(running.hooks);
        await placeBack(tx, { productId, before: extras.placeBefore, groups, by, batch });
      }
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

type Back<Of = Kind> = { productId: number; batch: string; kind: Of; by: Author };

/** Finds what the log says of an entity within the batch. */
async function findLogged(tx: Db, { productId, batch, kind }: Back<{ name: string }>) {
  const ofProduct = and(eq(changeLog.kind, kind.name), eq(changeLog.entityId, String(productId)));
  const [change] = await tx
    .select()
    .from(changeLog)
    .where(and(ofProduct, eq(changeLog.batch, batch), ne(changeLog.action, 'undo')))
    .limit(1);
  return { change, ofProduct };
}

async function undoCost(tx: Db, back: Back<EntityKind<{ cost: number | null }>>): Promise<void> {
  const { change } = await findLogged(tx, back);
  const { kind, by, batch } = back;
  if (change) await undoOne(tx, [kind], { change, by, mayUndo: async () => {}, batch });
}

/** Undoes what the log says of a product within the batch. A row that moved only stock has no entry. */
async function takeBack(tx: Db, { productId, batch, kind, by }: Back): Promise<void> {
  const { change, ofProduct } = await findLogged(tx, { productId, batch, kind, by });
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
