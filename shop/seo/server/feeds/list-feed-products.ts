import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { categoryTrail } from '#shop/catalog/category-tree.ts';
import { classTexts } from '#shop/catalog/declarations/class-texts.ts';
import type { Category, ProductDetail } from '#shop/catalog/contract.ts';
import { groupIdOf } from '#shop/catalog/groups/groups.ts';
import { isGtin } from '#shop/catalog/gtin.ts';
import { packSize } from '#shop/catalog/measure.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { productGroups } from '#shop/catalog/server/groups/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { detailColumns, toProductDetail, type ProductDetailRow } from '#shop/catalog/server/to-product.ts';

/** Amounts read `400.00 INR`. */
export type FeedProduct = {
  id: string;
  title: string;
  description: string;
  link: string;
  images: string[];
  isAvailable: boolean;
  sellingPrice: number;
  price: string;
  /** Empty without a discount. Never an earlier price. */
  mrp: string;
  /** Empty without a valid one. */
  gtin: string;
  brand: string;
  /** Names from the root category down. */
  categories: string[];
  maker: string;
  /** Measures of the pack and of its unit price, such as `200 ml` and `100 ml`; empty for a single piece or a kit. */
  measure: string;
  baseMeasure: string;
  /** Shared by the sizes of a product; empty without others. */
  groupId: string;
  groupTitle: string;
  /** By which its sizes differ: Size and `200 ml`. */
  options: { name: string; value: string }[];
  size: string;
  color: string;
};

const batchSize = 500;

type Params = { url: string; shopName: string };

/** Reads all published products in batches, with links at the shop's address. */
export async function* listFeedProducts(db: Db, given: Params): AsyncGenerator<FeedProduct[]> {
  const categories = await listCategories(db);
  const groups = await readGroups(db);
  const read = (after: number) =>
    db
      .select(detailColumns)
      .from(products)
      .where(and(eq(products.published, true), gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(batchSize);
  for await (const rows of inBatches(read, 0))
    yield rows.map((row) => toFeedProduct(row, { ...given, categories, groups }));
}

type Groups = Map<number, { name: string; options: string[] }>;

/** Returns the groups with two published sizes or more. A single one has no variant for Google. */
async function readGroups(db: Db): Promise<Groups> {
  const { id, name, options } = productGroups;
  const rows = await db
    .select({ id, name, options })
    .from(productGroups)
    .innerJoin(products, and(eq(products.groupId, id), eq(products.published, true)))
    .groupBy(id)
    .having(gt(count(), 1));
  return new Map(rows.map((group) => [group.id, group]));
}

function toFeedProduct(
  row: ProductDetailRow,
  { url, shopName, categories, groups }: Params & { categories: Category[]; groups: Groups },
): FeedProduct {
  const product = toProductDetail(row);
  const category = categories.find(({ id }) => id === product.categoryId);
  const inRupees = (amount: number) => `${amount.toFixed(2)} INR`;
  return {
    id: String(product.id),
    title: feedText(product.productName, 150),
    description: feedText(describe(product), 5_000),
    link: encodeURI(`${url}/product/${product.slug}`),
    images: [product.imageUrl, ...product.otherImageUrls]
      .filter(Boolean)
      .slice(0, 11)
      .map((image) => encodeURI(`${url}/images/products/${image}`)),
    isAvailable: product.status === 'Available',
    sellingPrice: product.sellingPrice,
    price: inRupees(product.sellingPrice),
    mrp: product.discount > 0 ? inRupees(product.price) : '',
    gtin: isGtin(product.gtin) ? product.gtin : '',
    brand: shopName,
    categories: category ? categoryTrail(categories, category).map(({ name }) => name) : [],
    maker: product.maker,
    ...measuresOf(product),
    ...sizeOf(row, groups),
  };
}

/** The words that the law gives for the label come first, so that no limit cuts them. */
function describe(product: ProductDetail): string {
  const said = classTexts(product).map((words) => `${words}.`);
  return [said.join(' '), product.description || product.productName].filter(Boolean).join('\n\n');
}

/** Rows of earlier releases may hold noncharacters. */
function feedText(text: string, max: number): string {
  return cutText(text.replaceAll(/\p{Noncharacter_Code_Point}/gu, ''), max);
}

const colors = ['color', 'colour', 'shade'];

function sizeOf({ groupId, optionValues }: ProductDetailRow, groups: Groups) {
  const group = groupId === null ? undefined : groups.get(groupId);
  const options = (group?.options ?? []).map((name, at) => ({ name, value: optionValues[at] ?? '' }));
  const valueOf = (names: string[]) =>
    options.find(({ name }) => names.includes(name.toLowerCase()))?.value ?? '';
  return {
    groupId: group ? groupIdOf(groupId!) : '',
    groupTitle: feedText(group?.name ?? '', 150),
    options,
    size: valueOf(['size']),
    color: valueOf(colors),
  };
}

function measuresOf(product: { typeQuantity: number; measurementUnit: string }) {
  const { typeQuantity, measurementUnit } = product;
  if (measurementUnit === 'g' || measurementUnit === 'ml')
    return { measure: packSize(product), baseMeasure: `100 ${measurementUnit}` };
  if (measurementUnit === 'kit' || typeQuantity <= 1) return { measure: '', baseMeasure: '' };
  return { measure: `${typeQuantity} ct`, baseMeasure: '1 ct' };
}
