import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { ofDocument, type Seller } from '../seller.ts';

/** Returns the seller as a document of an order names them: with the AYUSH licence if an Ayurvedic medicine is among the goods. */
export async function namedSeller(
  tx: Db,
  { orderId, seller }: { orderId: string; seller: Seller },
): Promise<Seller> {
  const { rows } = await tx.execute(sql`
    select 1 from order_lines line join products product on product.id = line.product_id
      or product.id in (select (part ->> 'productId')::int from jsonb_array_elements(line.parts) part)
    where line.order_id = ${orderId} and product.product_class = 'ayurvedic' limit 1`);
  return { ...ofDocument(seller), ayushLicence: rows.length > 0 ? seller.ayushLicence : '' };
}
