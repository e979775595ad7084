import { and, eq, or, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { ProductDetail } from '../contract.ts';
import { refusals } from '../refusals.ts';
import { findProductByOldSlug } from './find-old-slug.ts';
import { groupOfProduct, toGroup } from './groups/read-group.ts';
import { products } from './tables.ts';
import { detailColumns, toProductDetail } from './to-product.ts';

/**
 * Returns a published product by id, slug or a slug that it had once (section 7, GET /api/products/{id}). Refuses an unknown one
 * (404).
 */
export async function getProduct(db: Db, idOrSlug: string): Promise<ProductDetail> {
  const row = (await findRow(db, idOrSlug)) ?? (await findRenamed(db, idOrSlug));
  if (!row) throw refusals.productNotFound();
  const group = toGroup(row.group);
  return { ...toProductDetail(row), ...(group && { group }) };
}

async function findRenamed(db: Db, slug: string) {
  const id = await findProductByOldSlug(db, slug);
  return id === null ? null : findRow(db, String(id));
}

async function findRow(db: Db, idOrSlug: string) {
  const id = /^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : 0;
  const [row] = await prepared(db, 'get_product', (on) =>
    on
      .select({ ...detailColumns, group: groupOfProduct })
      .from(products)
      .where(
        and(
          eq(products.published, true),
          or(eq(products.id, sql.placeholder('id')), eq(products.slug, sql.placeholder('slug'))),
        ),
      )
      .limit(1),
  ).execute({ id, slug: idOrSlug });
  return row;
}
