import { count, max, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { searchEntries, searchWords } from '#shop/search/server/tables.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { sampleCatalogue } from '../sample-data/catalogue.ts';
import type { SampleProduct } from '../sample-data/sample-product.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { picturesOf } from './pictures-of.ts';
import { type ProductRow, startOfToday, toOpeningStock, toProductRow } from './product-rows.ts';
import { sampleVariant } from './sample-variant.ts';

/** Ids of variants. Sample products and the merchant's additions stay below. */
const firstId = 10_001;

type Params = {
  total: number;
  /** The products of a transaction. */
  batchSize?: number;
  onProgress: (made: number, toMake: number) => void;
  signal: AbortSignal;
};

/**
 * Adds variants of the sample products to a seeded shop until it holds `total`, one transaction per batch. A later call
 * continues after a stop. Returns the number of new products.
 */
export async function fillShop(
  db: Db,
  { total, batchSize = 2_000, onProgress, signal }: Params,
): Promise<number> {
  const { held, next } = await whereToGoOn(db);
  const toMake = Math.max(0, total - held);
  const toRow = await rowMaker(db);
  let made = 0;
  while (made < toMake && !signal.aborted) {
    const rows = Array.from({ length: Math.min(batchSize, toMake - made) }, (_, n) => toRow(next + made + n));
    await writeBatch(db, rows);
    made += rows.length;
    onProgress(made, toMake);
  }
  if (made > 0) await tidy(db);
  return made;
}

async function whereToGoOn(db: Db): Promise<{ held: number; next: number }> {
  const [row] = await db.select({ held: count(), last: max(products.id) }).from(products);
  return { held: row?.held ?? 0, next: Math.max(0, (row?.last ?? 0) + 1 - firstId) };
}

async function rowMaker(db: Db): Promise<(n: number) => ProductRow> {
  const { products: all, seller } = sampleCatalogue();
  const samples = all.filter(({ category }) => category !== 'combos');
  const categoryIds = new Map((await listCategories(db)).map(({ slug, id }) => [slug, id]));
  const openedOn = startOfToday();
  return (n) => {
    const variant: SampleProduct = { ...sampleVariant(samples, n), id: firstId + n };
    const { slug: pictured } = samples[n % samples.length]!;
    return {
      ...toProductRow(variant, { categoryIds, seller, openedOn }),
      ...picturesOf(pictured),
    };
  };
}

async function writeBatch(db: Db, rows: ProductRow[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await insertRows(tx, products, rows);
    await insertRows(tx, stockMovements, rows.map(toOpeningStock));
    await continueIds(tx, products);
    await writeSearchEntries(tx, { productIds: rows.map(({ id }) => id) });
  });
}

/** Flushes the search index and updates the planner's statistics, which the first searches would otherwise pay for. */
async function tidy(db: Db): Promise<void> {
  for (const table of [products, stockMovements, searchEntries, searchWords])
    await db.execute(sql`vacuum (analyze) ${table}`);
}
