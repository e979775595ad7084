import { asc, desc, eq, type InferSelectModel } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { pricedColumns, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { sellingPaise } from '#shop/catalog/unit-price.ts';
import type { Wish } from '../contract.ts';
import { ownedBy, type WishlistOwner } from './open-wishlist.ts';
import { wishes, wishlists } from './tables.ts';

/** What the owner keeps, the newest first, at the catalogue's present prices. */
export async function readWishlist(db: Db, { owner }: { owner: WishlistOwner }): Promise<Wish[]> {
  const where = ownedBy(owner);
  if (!where) return [];
  const rows = await db
    .select({ wish: wishes, product: pricedColumns })
    .from(wishlists)
    .innerJoin(wishes, eq(wishes.wishlistId, wishlists.id))
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(where)
    .orderBy(desc(wishes.addedAt), asc(wishes.productId));
  return rows.map(({ wish, product }) => toWish(wish, product));
}

function toWish({ addedAt }: InferSelectModel<typeof wishes>, product: PricedProduct): Wish {
  return {
    productId: product.id,
    slug: product.slug,
    productName: product.name,
    imageUrl: product.imageUrl,
    price: toRupees(product.mrpPaise),
    discount: product.discountPercent,
    sellingPrice: toRupees(sellingPaise(product)),
    status: statusOf(product),
    addedAt: addedAt.toISOString(),
  };
}

function statusOf(product: PricedProduct): Wish['status'] {
  if (!product.published) return 'no longer sold';
  return isAvailable(product) ? 'Available' : 'out of stock';
}
