import { fieldLabels, type ProductValues } from '../product-fields.ts';
import type { FileLook } from './bulk-change.ts';

/** What a column of a file may hold: a field of a product, its stock, or a foreign way to write a field. */
export type Target =
  | Exclude<keyof ProductValues, 'pictures' | 'acceptedDoubts'>
  | 'stock'
  | 'group'
  | 'options'
  | 'optionValues'
  | 'cost'
  | 'weightKilograms'
  | 'weightPounds'
  | 'weightOunces'
  | 'descriptionHtml'
  | 'category'
  | 'published'
  | 'variant'
  | 'type'
  | 'giftCard'
  | 'needsShipping'
  | 'saleStart'
  | 'saleEnd'
  | 'priceInIndia'
  | 'mrpInIndia'
  | 'soldInIndia'
  | 'stockTracker'
  | 'soldSingly';

const {
  pictures: _pictures,
  // Only the owner gives the reason for doubtful words, on the product itself.
  acceptedDoubts: _doubts,
  slug: _slug,
  categoryId: _category,
  sku,
  name,
  state,
  productClass,
  mrp,
  discountPercent,
  sellingPrice,
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
  sellingPrice,
  stock: 'Stock',
  group: 'Group',
  options: 'Option',
  optionValues: 'Value',
  ...others,
} satisfies Partial<Record<Target, string>>;

export type OwnColumn = keyof typeof ownColumns;
export const ownColumnNames = Object.keys(ownColumns) as OwnColumn[];

/** The owner's export has this column more. */
export const costHeader = 'Cost price';

/** The choices of the mapping on screen. */
export const targetLabels: Record<Exclude<Target, 'categoryId'>, string> = {
  ...ownColumns,
  category: 'Category (slug or name)',
  group: 'Group of sizes (its name)',
  options: 'Options of the group, such as Size',
  optionValues: 'Values of the options, such as 200 ml',
  cost: 'Cost price (the owner alone)',
  descriptionHtml: 'Description (HTML)',
  weightKilograms: 'Weight in kilograms',
  weightPounds: 'Weight in pounds',
  weightOunces: 'Weight in ounces',
  published: 'Published (yes or no)',
  variant: 'Options of a variant (tell variants apart)',
  type: 'Kind of row (variable, variation, simple)',
  giftCard: 'Gift card (yes is refused)',
  needsShipping: 'Needs shipping (no is refused)',
  saleStart: 'First day of the selling price',
  saleEnd: 'Last day of the selling price',
  priceInIndia: 'Selling price in India',
  mrpInIndia: 'MRP in India',
  soldInIndia: 'Sold in India (yes or no)',
  stockTracker: 'Program that counts the stock (empty: nobody)',
  soldSingly: 'One unit in an order only (yes or no)',
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
  giftcard: 'giftCard',
  variantrequiresshipping: 'needsShipping',
  requiresshipping: 'needsShipping',
  variantinventorytracker: 'stockTracker',
  inventorytracker: 'stockTracker',
  costperitem: 'cost',
  includedindia: 'soldInIndia',
  priceindia: 'priceInIndia',
  compareatpriceindia: 'mrpInIndia',
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
  weightoz: 'weightOunces',
  datesalepricestarts: 'saleStart',
  datesalepriceends: 'saleEnd',
  soldindividually: 'soldSingly',
  saleprice: 'sellingPrice',
  regularprice: 'mrp',
  categories: 'category',
};

const own = Object.fromEntries([
  ...ownColumnNames.map((name) => [plain(ownColumns[name]), name]),
  [plain(costHeader), 'cost'],
]) as Record<string, Target>;

const bySource = { own, shopify, woocommerce };

/** `Variant Price` → `variantprice` */
function plain(header: string): string {
  return header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const ownHeaders = new Set<string>([...Object.values(ownColumns), costHeader, 'Row', 'Reason']);

/**
 * Returns the shop software that wrote these headers, or null. The whole set decides: our own file holds no other header, and
 * the columns that tell variants, prices and kinds apart must stand beside a name.
 */
export function sourceOf(headers: readonly string[]): FileLook['source'] {
  const names = new Set(headers.map(plain));
  const hasAll = (...wanted: string[]) => wanted.every((name) => names.has(name));
  const hasOne = (...wanted: string[]) => wanted.some((name) => names.has(name));
  if (hasAll('handle', 'title', 'variantprice') && hasOne('variantsku', 'option1value')) return 'shopify';
  if (hasAll('urlhandle', 'title', 'price') && hasOne('sku', 'option1value')) return 'shopify';
  if (hasAll('type', 'name', 'regularprice') && hasOne('sku', 'categories', 'id')) return 'woocommerce';
  const isOwn = headers.every((header) => header === '' || ownHeaders.has(header));
  return isOwn && hasOne('slug', 'sku', 'name') ? 'own' : null;
}

/** Returns a field for each column of a known source, each field once. A file of an unknown source maps nothing by itself. */
export function suggestColumns({ source, headers }: Pick<FileLook, 'source' | 'headers'>): (Target | null)[] {
  const known = new Map(source ? Object.entries(bySource[source]) : []);
  const used = new Set<Target>();
  return headers.map((header) => {
    const target = known.get(plain(header)) ?? null;
    if (target === null || used.has(target)) return null;
    used.add(target);
    return target;
  });
}
