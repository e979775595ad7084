import { randomUUID } from 'node:crypto';
import { and, eq, gt, type InferInsertModel, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { saveComboParts } from './combo-parts.ts';
import { categories, products } from './tables.ts';
import { moveStock } from './stock/move-units.ts';
import { batches, stockChanges, stockMovements } from './stock/tables.ts';

type NewProduct = Partial<InferInsertModel<typeof products>>;

let made = 0;

export async function makeCategory(db: Db, given: Partial<InferInsertModel<typeof categories>> = {}) {
  const slug = given.slug ?? `category-${(made += 1)}`;
  const [row] = await db
    .insert(categories)
    .values({ name: slug, ...given, slug })
    .returning();
  return row!;
}

/** Creates a product for a test: ₹500 MRP, no discount, ten in stock, in its own category by default. */
export async function makeProduct(db: Db, given: NewProduct = {}) {
  const slug = given.slug ?? `product-${(made += 1)}`;
  const categoryId = given.categoryId ?? (await makeCategory(db)).id;
  const [row] = await db
    .insert(products)
    .values({
      name: slug,
      description: 'A product for a test.',
      mrpPaise: 50_000,
      stock: 10,
      quantity: 100,
      unit: 'g',
      hsn: '3004',
      weightGrams: 250,
      ...given,
      slug,
      categoryId,
    })
    .returning();
  await db.insert(stockMovements).values({ productId: row!.id, change: row!.stock, reason: 'opening' });
  return row!;
}

/** Writes columns of a product for a test, as another process would. */
export async function writeProduct(db: Db, slug: string, columns: NewProduct): Promise<void> {
  await db.update(products).set(columns).where(eq(products.slug, slug));
}

/** Takes what a test has added after these ids out of the shop. Its names and slugs are free again. */
export async function removeAdded(
  db: Db,
  { productId, categoryId }: { productId: number; categoryId: number },
): Promise<void> {
  const former = { slug: sql`'former-' || id`, name: sql`'Former product ' || id` };
  await db
    .update(products)
    .set({ ...former, published: false, archivedAt: sql`now()` })
    .where(and(gt(products.id, productId), isNull(products.archivedAt)));
  const isAdded = gt(categories.id, categoryId);
  // A deletion empties the page cache even when it deletes nothing.
  if ((await db.$count(categories, isAdded)) > 0) await db.delete(categories).where(isAdded);
}

/** Adds `count` products like `id` with other prices, ratings, popularity and ages, and the slugs `n-1` to `n-<count>`. */
export async function makeVariants(db: Db, { id, count }: { id: number; count: number }): Promise<void> {
  const same = sql`description, discount_percent, stock, quantity, unit, category_id, form, concerns`;
  await db.execute(sql`
    insert into products (slug, name, popularity, rating, review_count, mrp_paise, created_at, ${same})
    select 'n-' || n, name || ' ' || n, n % 7, (n % 9) * 0.5, n % 3, mrp_paise + n % 40 * 100,
      timestamptz '2026-01-01' + n % 50 * interval '1.000001 day', ${same}
    from products, generate_series(1, ${count}) n where id = ${id}`);
}

/** Creates a combo of these parts for a test, ₹500 MRP. */
export async function makeCombo(
  db: Db,
  parts: { partId: number; quantity: number }[],
  given: NewProduct = {},
) {
  const combo = await makeProduct(db, { unit: 'kit', quantity: 1, stock: 0, ...given });
  await saveComboParts(db, { comboId: combo.id, parts });
  return combo;
}

type NewBatch = { number: string; bestBefore: string | null; units: number };

export async function makeBatch(db: Db, productId: number, { units, ...given }: NewBatch): Promise<number> {
  const [batch] = await db
    .insert(batches)
    .values({ productId, ...given })
    .returning();
  const changeId = randomUUID();
  await db.insert(stockChanges).values({ id: changeId, productId, reason: 'received', asked: {} });
  const received = [{ batchId: batch!.id, units }];
  await moveStock(db, { productId, changeId, reason: 'received', units: received });
  return batch!.id;
}
