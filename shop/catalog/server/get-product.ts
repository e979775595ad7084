import { and, eq, or, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { type ProductDetail, refusals } from '../contract.ts';
import { products } from './tables.ts';
import { detailColumns, toProductDetail } from './to-product.ts';

/** Returns a published product by id or slug (section 7, GET /api/products/{id}). Refuses an unknown one (404). */
export async function getProduct(db: Db, idOrSlug: string): Promise<ProductDetail> {
  const id = /^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : 0;
  const [row] = await prepared(db, 'get_product', (on) =>
    on
      .select(detailColumns)
      .from(products)
      .where(
        and(
          eq(products.published, true),
          or(eq(products.id, sql.placeholder('id')), eq(products.slug, sql.placeholder('slug'))),
        ),
      )
      .limit(1),
  ).execute({ id, slug: idOrSlug });
  if (!row) throw refusals.productNotFound();
  return toProductDetail(row);
}
