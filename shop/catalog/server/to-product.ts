import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Product, ProductDetail } from '../contract.ts';
import { isSubscribable } from '../is-subscribable.ts';
import { sizedName } from '../groups/sized-name.ts';
import { discountOf, sellingPaise } from '../unit-price.ts';
import type { StockedPart } from '../stock-units.ts';
import { availableStock, stockedParts } from './available-stock.ts';
import { products } from './tables.ts';

export type ProductRow = InferSelectModel<typeof products>;

/** A whole product, with the stock that a combo's parts allow. */
export const detailColumns = { ...getTableColumns(products), stock: availableStock, parts: stockedParts };

export type ProductDetailRow = ProductRow & { parts: StockedPart[] };

export const listedColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  nameHindi: products.nameHindi,
  description: products.description,
  mrpPaise: products.mrpPaise,
  discountPercent: products.discountPercent,
  pricePaise: products.pricePaise,
  stock: availableStock,
  onSale: products.onSale,
  quantity: products.quantity,
  unit: products.unit,
  imageUrl: products.imageUrl,
  otherImageUrls: products.otherImageUrls,
  categoryId: products.categoryId,
  offer: products.offer,
  rating: products.rating,
  reviewCount: products.reviewCount,
  subscribable: products.subscribable,
  seller: products.seller,
  form: products.form,
  maxPerLine: products.maxPerLine,
  packs: products.packs,
  createdAt: products.createdAt,
  optionValues: products.optionValues,
};

export type ListedProductRow = Pick<ProductRow, keyof typeof listedColumns>;

const newForMs = 30 * dayMs;

/** Returns a product in the wire format: rupees, and the specification's status (section 3). */
export function toProduct(row: ListedProductRow): Product {
  return {
    id: row.id,
    slug: row.slug,
    productName: sizedName(row),
    nameHindi: row.nameHindi,
    description: row.description,
    price: toRupees(row.mrpPaise),
    discount: discountOf(row),
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
    packs: row.packs,
  };
}

export function toProductDetail(row: ProductDetailRow): ProductDetail {
  const { latin, sanskrit, english, ingredients, howToUse, dosha, concerns } = row;
  const { countryOfOrigin, maker, bestBefore, licence, gtin, productClass, facts, imageAlts } = row;
  const story = { latin, sanskrit, english, ingredients, howToUse, dosha, concerns };
  const parts = row.parts.map(({ productId, slug, name, quantity }) => ({ productId, slug, name, quantity }));
  return {
    ...toProduct(row),
    parts,
    ...story,
    countryOfOrigin,
    maker,
    bestBefore,
    licence,
    gtin,
    productClass,
    facts,
    imageAlts,
    ...(row.takesCash ? {} : { noCash }),
  };
}

const noCash =
  'We do not send this product with cash on delivery, and take no other payment yet. Please write to us.';

export function isAvailable({ stock, onSale }: Pick<ProductRow, 'stock' | 'onSale'>): boolean {
  return onSale && stock > 0;
}
