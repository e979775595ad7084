import { fieldLabels, type ProductValues } from '../product-fields.ts';
import type { FileLook } from './bulk-change.ts';

/** What a column of a file may hold: a field of a product, its stock, or a foreign way to write a field. */
export type Target =
  | Exclude<keyof ProductValues, 'pictures'>
  | 'stock'
  | 'sellingPrice'
  | 'weightKilograms'
  | 'weightPounds'
  | 'descriptionHtml'
  | 'category'
  | 'published'
  | 'variant'
  | 'type';

const {
  pictures: _pictures,
  slug: _slug,
  categoryId: _category,
  sku,
  name,
  state,
  productClass,
  mrp,
  discountPercent,
  ...others
} = fieldLabels;

/** The columns of an export, in their order, with their headers. */
export const ownColumns = {
  slug: 'Slug',
  sku,
  name,
  state,
  category: 'Category',
  productClass,
  mrp,
  discountPercent,
  stock: 'Stock',
  ...others,
} satisfies Partial<Record<Target, string>>;

export type OwnColumn = keyof typeof ownColumns;
export const ownColumnNames = Object.keys(ownColumns) as OwnColumn[];

/** The choices of the mapping on screen. */
export const targetLabels: Record<Exclude<Target, 'categoryId'>, string> = {
  ...ownColumns,
  category: 'Category (slug or name)',
  sellingPrice: 'Selling price (sets the discount)',
  descriptionHtml: 'Description (HTML)',
  weightKilograms: 'Weight in kilograms',
  weightPounds: 'Weight in pounds',
  published: 'Published (yes or no)',
  variant: 'Options of a variant (tell variants apart)',
  type: 'Kind of row (leaves out variants)',
};

/** Shopify's columns. Its state stays unmapped, since a product without its declarations could not be published. */
const shopify: Record<string, Target> = {
  handle: 'slug',
  urlhandle: 'slug',
  title: 'name',
  bodyhtml: 'descriptionHtml',
  description: 'descriptionHtml',
  type: 'category',
  option1value: 'variant',
  variantsku: 'sku',
  sku: 'sku',
  variantgrams: 'weightGrams',
  weightvaluegrams: 'weightGrams',
  variantinventoryqty: 'stock',
  inventoryquantity: 'stock',
  variantprice: 'sellingPrice',
  price: 'sellingPrice',
  variantcompareatprice: 'mrp',
  compareatprice: 'mrp',
  variantbarcode: 'gtin',
  barcode: 'gtin',
};

const woocommerce: Record<string, Target> = {
  type: 'type',
  sku: 'sku',
  gtinupceanorisbn: 'gtin',
  name: 'name',
  description: 'descriptionHtml',
  stock: 'stock',
  weightkg: 'weightKilograms',
  weightg: 'weightGrams',
  weightlbs: 'weightPounds',
  saleprice: 'sellingPrice',
  regularprice: 'mrp',
  categories: 'category',
};

const own = Object.fromEntries(
  ownColumnNames.flatMap((name) => [
    [plain(name), name],
    [plain(ownColumns[name]), name],
  ]),
) as Record<string, Target>;

const bySource = { own, shopify, woocommerce };

/** `Variant Price` → `variantprice` */
function plain(header: string): string {
  return header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the shop software that wrote these headers, or null. */
export function sourceOf(headers: readonly string[]): FileLook['source'] {
  const names = new Set(headers.map(plain));
  const hasAll = (...wanted: string[]) => wanted.every((name) => names.has(name));
  if ((hasAll('handle') || hasAll('urlhandle')) && hasAll('title')) return 'shopify';
  if (hasAll('name', 'regularprice') && (hasAll('sku') || hasAll('categories'))) return 'woocommerce';
  return hasAll('name') && (hasAll('slug') || hasAll('sku')) ? 'own' : null;
}

/** Returns a field for each column that the shop recognizes, each field once. */
export function suggestColumns({ source, headers }: Pick<FileLook, 'source' | 'headers'>): (Target | null)[] {
  const known = new Map(Object.entries(bySource[source ?? 'own']));
  const used = new Set<Target>();
  return headers.map((header) => {
    const target = known.get(plain(header)) ?? null;
    if (target === null || used.has(target)) return null;
    used.add(target);
    return target;
  });
}
