import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ProductDetail } from '../../contract.ts';
import { refusals } from '../../refusals.ts';
import { products } from '../../server/tables.ts';
import { detailColumns, toProductDetail } from '../../server/to-product.ts';

/** Returns a product as customers would see it, in any state (GET /api/admin/products/{id}/preview). Refuses an unknown one (404). */
export async function previewProduct(db: Db, id: number): Promise<ProductDetail> {
  const [row] = await db.select(detailColumns).from(products).where(eq(products.id, id));
  if (!row) throw refusals.productNotFound();
  return toProductDetail(row);
}
