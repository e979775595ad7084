import type { InferSelectModel } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Product, ProductDetail } from '../contract.ts';
import { isSubscribable } from '../is-subscribable.ts';
import { sellingPaise } from '../unit-price.ts';
import type { products } from './tables.ts';

export type ProductRow = InferSelectModel<typeof products>;

/** What a list needs of a product: its columns but those only the product page shows. */
export type ListedProductRow = Pick<
  ProductRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'nameHindi'
  | 'description'
  | 'mrpPaise'
  | 'discountPercent'
  | 'stock'
  | 'onSale'
  | 'quantity'
  | 'unit'
  | 'imageUrl'
  | 'otherImageUrls'
  | 'categoryId'
  | 'offer'
  | 'rating'
  | 'reviewCount'
  | 'subscribable'
  | 'seller'
  | 'form'
  | 'maxPerLine'
  | 'createdAt'
>;

const newForMs = 30 * 24 * 60 * 60 * 1000;

/** A row as it travels: amounts in rupees, status in the specification's words (section 3). */
export function toProduct(row: ListedProductRow): Product {
  return {
    id: row.id,
    slug: row.slug,
    productName: row.name,
    nameHindi: row.nameHindi,
    description: row.description,
    price: toRupees(row.mrpPaise),
    discount: row.discountPercent,
    sellingPrice: toRupees(sellingPaise(row)),
    status: isAvailable(row) ? 'Available' : 'out of stock',
    stockQuantity: row.stock,
    typeQuantity: row.quantity,
    measurementUnit: row.unit,
    imageUrl: row.imageUrl,
    otherImageUrls: row.otherImageUrls,
    categoryId: row.categoryId,
    offer: row.offer,
    rating: row.rating,
    reviewCount: row.reviewCount,
    isSubscribable: isSubscribable(row.name, row.subscribable),
    isNew: Date.now() - row.createdAt.getTime() < newForMs,
    seller: row.seller ?? '',
    form: row.form,
    maxPerLine: row.maxPerLine,
  };
}

export function toProductDetail(row: ProductRow): ProductDetail {
  const { latin, sanskrit, english, ingredients, howToUse, dosha, concerns } = row;
  return { ...toProduct(row), latin, sanskrit, english, ingredients, howToUse, dosha, concerns };
}

export function isAvailable({ stock, onSale }: Pick<ProductRow, 'stock' | 'onSale'>): boolean {
  return onSale && stock > 0;
}
