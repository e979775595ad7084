import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { oldSlugs, products } from '../../../server/tables.ts';
import { refusals } from '../../contract.ts';

type Row = Pick<typeof products.$inferSelect, 'id' | 'slug' | 'published'>;

/**
 * The old address redirects from now on. A product that customers cannot see takes no redirect from another product, whose links
 * would end.
 */
export async function changeSlug(tx: Db, { id, slug: old, published }: Row, slug: string): Promise<void> {
  const [other] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), ne(products.id, id)));
  if (other) throw refusals.slugTaken(slug);
  const itsOwn = and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.entityId, id));
  await tx.delete(oldSlugs).where(and(itsOwn, eq(oldSlugs.slug, slug)));
  const target = [oldSlugs.kind, oldSlugs.slug];
  const redirect = tx.insert(oldSlugs).values({ kind: 'product', slug: old, entityId: id });
  await (published
    ? redirect.onConflictDoUpdate({ target, set: { entityId: id } })
    : redirect.onConflictDoNothing({ target }));
}

/** Refuses the SKU of another product (409). */
export async function requireFreeSku(tx: Db, id: number, sku: string): Promise<void> {
  const [other] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sku, sku), ne(products.id, id)));
  if (other) throw refusals.skuTaken(sku);
}
