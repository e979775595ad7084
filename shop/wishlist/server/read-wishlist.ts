import { asc, desc, eq, type InferSelectModel } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { pricedColumns, type PricedProduct } from '#shop/catalog/server/get-priced-products.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { isAvailable } from '#shop/catalog/server/to-product.ts';
import { discountOf, sellingPaise } from '#shop/catalog/unit-price.ts';
import type { WishlistItem } from '../contract.ts';
import { ownedBy, type WishlistOwner } from './open-wishlist.ts';
import { wishlistItems, wishlists } from './tables.ts';

/** Returns the owner's wishlist, newest first, at current prices. */
export async function readWishlist(db: Db, { owner }: { owner: WishlistOwner }): Promise<WishlistItem[]> {
  const where = ownedBy(owner);
  if (!where) return [];
  const rows = await db
    .select({ item: wishlistItems, product: pricedColumns })
    .from(wishlists)
    .innerJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(where)
    .orderBy(desc(wishlistItems.addedAt), asc(wishlistItems.productId));
  return rows.map(({ item, product }) => toWishlistItem(item, product));
}

function toWishlistItem(
  { addedAt }: InferSelectModel<typeof wishlistItems>,
  product: PricedProduct,
): WishlistItem {
  return {
    productId: product.id,
    slug: product.slug,
    productName: product.name,
    imageUrl: product.imageUrl,
    seller: product.seller ?? '',
    price: toRupees(product.mrpPaise),
    discount: discountOf(product),
    sellingPrice: toRupees(sellingPaise(product)),
    status: statusOf(product),
    addedAt: addedAt.toISOString(),
  };
}

function statusOf(product: PricedProduct): WishlistItem['status'] {
  if (!product.published) return 'no longer sold';
  return isAvailable(product) ? 'Available' : 'out of stock';
}
