import type { InferInsertModel } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { saveComboParts } from './combo-parts.ts';
import { categories, products, stockMovements } from './tables.ts';

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
