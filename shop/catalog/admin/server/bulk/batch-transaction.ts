import { inArray, or } from 'drizzle-orm';
import { lockEntities } from '#platform/server/changes/change-entity.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type Db, sqlStateOf } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { products } from '../../../server/tables.ts';
import type { ProductValues } from '../../product-fields.ts';
import { lockSlugs } from '../slugs/lock-slugs.ts';
import { type ProductHooks, productKind } from '../product-kind.ts';
import type { bulkRows } from '../tables.ts';

export type Row = typeof bulkRows.$inferSelect;

export type Kind = EntityKind<ProductValues>;

export const batchRows = 50;

/** A transaction begins no further row after this time, since orders of its products wait for it. */
const togetherMs = 200;

type Params = {
  rows: readonly Row[];
  hooks: ProductHooks;
  /** Does a row. `kind` leaves the search index to the end of the transaction. */
  work: (tx: Db, row: Row, kind: Kind) => Promise<void>;
  /** Notes the done rows and the progress, before the commit. */
  note: (tx: Db, done: readonly Row[]) => Promise<void>;
  /** Takes note of a row that is refused, in a transaction of its own. */
  refuse: (row: Row, error: unknown) => Promise<void>;
};

/**
 * Does the first of these rows in one transaction, in their order: as many as 200 ms allow. When a row is refused, those before
 * it are done without it, and it is refused alone. Returns the last row that was done or refused. Throws every other error.
 */
export async function runInTransaction(db: Db, given: Params): Promise<Row> {
  const { rows, hooks, work, note, refuse } = given;
  let sound = 0;
  try {
    return await retryTransaction(db, async (tx) => {
      sound = 0;
      await lockProducts(tx, rows);
      const endAt = performance.now() + togetherMs;
      const { kind, changed } = collecting(hooks);
      do {
        await work(tx, rows[sound]!, kind);
        sound += 1;
      } while (sound < rows.length && performance.now() < endAt);
      const done = rows.slice(0, sound);
      // An error below belongs to one of the rows. Half of them are tried next.
      sound = Math.floor(sound / 2);
      if (changed.size > 0) await hooks.reindex(tx, { ids: [...changed].toSorted((a, b) => a - b) });
      await note(tx, done);
      return done.at(-1)!;
    });
  } catch (error) {
    if (!isOfRow(error)) throw error;
    if (sound > 0) return runInTransaction(db, { ...given, rows: rows.slice(0, sound) });
    await refuse(rows[0]!, error);
    return rows[0]!;
  }
}

/** A refusal, or a value that a column of the database cannot hold, belongs to a row. All else stops the run. */
function isOfRow(error: unknown): boolean {
  return isRefusal(error) || /^2[23]/.test(sqlStateOf(error) ?? '');
}

/** Takes all locks in the order in which a save and an order take them, so that nobody waits in a circle. */
export async function lockProducts(tx: Db, rows: readonly Row[]): Promise<void> {
  const ids = rows.flatMap(({ productId }) => productId ?? []).toSorted((a, b) => a - b);
  await lockEntities(tx, { name: 'product' }, ids.map(String));
  const isNew = ({ productId, fields }: Row) => productId === null || 'slug' in fields || 'sku' in fields;
  if (rows.some(isNew)) await lockSlugs(tx);
  const parts = rows.flatMap(({ fields }) => fields.parts ?? []).map(({ productId }) => productId);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(
      or(
        inArray(products.id, [...ids, ...parts]),
        inArray(
          products.groupId,
          tx.select({ id: products.groupId }).from(products).where(inArray(products.id, ids)),
        ),
      ),
    )
    .orderBy(products.id)
    .for('update');
}

/** Returns the kind of products for a transaction that writes the search entries once, for all of its products. */
export function collecting(hooks: ProductHooks): { kind: Kind; changed: Set<number> } {
  const changed = new Set<number>();
  const reindex: ProductHooks['reindex'] = async (_, { ids }) => {
    for (const id of ids) changed.add(id);
  };
  return { kind: productKind({ ...hooks, reindex }), changed };
}
