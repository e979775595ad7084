import { and, eq, ilike, inArray, isNotNull, ne } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { batchMovements, batches, stockChanges, stockMovements } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';
import type { BatchOrder, ListedBatch, StockMovement } from '../../stock.ts';
import { refusals } from '../../stock-refusals.ts';
import { toBatch } from './read-stock.ts';
import { unitsInWords } from './stock-kinds.ts';

/** The number and the state of orders, by id. No customer. */
export type OrdersById = (
  db: Db,
  orderIds: readonly string[],
) => Promise<ReadonlyMap<string, { orderNumber: string; state: string }>>;

type Names = {
  ordersOf: OrdersById;
  namesOf: (db: Db, userIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
};

type Params = { id: number; cursor?: string | undefined };

const newest = { name: 'stock history', by: stockMovements.id, id: stockMovements.id, descending: true };

/** Lists every change of a product's stock, newest first. Returns a page. Refuses a foreign cursor (400). */
export async function listMovements(
  db: Db,
  { id, cursor, ordersOf, namesOf }: Params & Names,
): Promise<ListPage<StockMovement>> {
  const page = keyset(newest, cursor);
  const { change, reason, orderId, changeId, createdAt } = stockMovements;
  const rows = await db
    .select({
      id: stockMovements.id,
      change,
      reason,
      orderId,
      changeId,
      createdAt,
      note: stockChanges.note,
      authorId: stockChanges.authorId,
      authorName: stockChanges.authorName,
      position: page.position,
    })
    .from(stockMovements)
    .leftJoin(stockChanges, eq(stockChanges.id, changeId))
    .where(and(eq(stockMovements.productId, id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  const [orders, names, moved] = await Promise.all([
    ordersOf(db, present(shown.map((row) => row.orderId))),
    namesOf(db, present(shown.map(({ authorId }) => authorId))),
    batchesOf(db, present(shown.map((row) => row.changeId))),
  ]);
  return {
    next,
    rows: shown.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      reason: row.reason,
      change: row.change,
      batches: unitsInWords(moved.get(`${row.changeId} ${row.reason}`) ?? []),
      note: row.note ?? '',
      who: whoOf(row, names),
      orderNumber: orders.get(row.orderId ?? '')?.orderNumber ?? null,
    })),
  };
}

type Signed = { changeId: string | null; authorId: number | null; authorName: string | null };

function whoOf({ changeId, authorId, authorName }: Signed, names: ReadonlyMap<number, string>): string {
  if (changeId === null) return '';
  return authorId === null ? 'The shop' : nameAtTheTime(authorName ?? '', names.get(authorId));
}

type Moved = { number: string; units: number };

/** A change and its undo are movements of one stock change with two reasons. */
async function batchesOf(db: Db, changeIds: string[]): Promise<Map<string, Moved[]>> {
  const { changeId, reason, orderLineId, change } = batchMovements;
  const rows = await db
    .selectDistinct({ changeId, reason, orderLineId, number: batches.number, units: change })
    .from(batchMovements)
    .innerJoin(batches, eq(batches.id, batchMovements.batchId))
    .where(inArray(changeId, changeIds));
  return Map.groupBy(rows, (row) => `${row.changeId} ${row.reason}`);
}

const newestBatch = { name: 'batches', by: batches.id, id: batches.id, descending: true };

/** Lists delivered batches, newest first, by part of their number. Returns a page. Refuses a foreign cursor (400). */
export async function listBatches(
  db: Db,
  {
    cursor,
    q,
    minShelfLifeDays,
  }: { cursor?: string | undefined; q?: string | undefined; minShelfLifeDays: number },
): Promise<ListPage<ListedBatch>> {
  const page = keyset(newestBatch, cursor);
  const part = q && `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select({ batch: batches, productName: products.name, position: page.position })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(and(ne(batches.number, ''), page.after, part ? ilike(batches.number, part) : undefined))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  return { rows: shown.map((row) => toListed(row, minShelfLifeDays)), next };
}

/** Returns a batch. Refuses an unknown one (404). */
export async function getBatch(
  db: Db,
  { id, minShelfLifeDays }: { id: number; minShelfLifeDays: number },
): Promise<ListedBatch> {
  const [row] = await db
    .select({ batch: batches, productName: products.name })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(eq(batches.id, id));
  if (!row) throw refusals.batchNotFound();
  return toListed(row, minShelfLifeDays);
}

function toListed(
  { batch, productName }: { batch: typeof batches.$inferSelect; productName: string },
  minShelfLifeDays: number,
): ListedBatch {
  return { ...toBatch(batch, minShelfLifeDays), productId: batch.productId, productName };
}

const newestOrder = { name: 'batch orders', by: batchMovements.id, id: batchMovements.id, descending: true };

/** Lists the orders that got units of a batch or gave them back, newest first. Returns a page. Refuses a foreign cursor (400). */
export async function listBatchOrders(
  db: Db,
  { id, cursor, ordersOf }: Params & Pick<Names, 'ordersOf'>,
): Promise<ListPage<BatchOrder>> {
  const page = keyset(newestOrder, cursor);
  const { change, reason, orderId, createdAt } = batchMovements;
  const rows = await db
    .select({ id: batchMovements.id, change, reason, orderId, createdAt, position: page.position })
    .from(batchMovements)
    .where(and(eq(batchMovements.batchId, id), isNotNull(orderId), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  const orders = await ordersOf(db, present(shown.map((row) => row.orderId)));
  return {
    next,
    rows: shown.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      orderNumber: orders.get(row.orderId!)?.orderNumber ?? '',
      state: orders.get(row.orderId!)?.state ?? '',
      units: -row.change,
      reason: row.reason as BatchOrder['reason'],
    })),
  };
}

function present<T>(values: (T | null)[]): T[] {
  return [...new Set(values)].filter((value): value is T & {} => value !== null);
}
