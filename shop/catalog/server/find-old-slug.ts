import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { categories, oldSlugs, products } from './tables.ts';

export async function findProductByOldSlug(db: Db, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: products.id })
    .from(oldSlugs)
    .innerJoin(products, eq(products.id, oldSlugs.entityId))
    .where(and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.slug, slug)));
  return row?.id ?? null;
}

export async function findCategoryByOldSlug(db: Db, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: categories.slug })
    .from(oldSlugs)
    .innerJoin(categories, eq(categories.id, oldSlugs.entityId))
    .where(and(eq(oldSlugs.kind, 'category'), eq(oldSlugs.slug, slug)));
  return row?.slug ?? null;
}
