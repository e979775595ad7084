import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { productGroups } from '#shop/catalog/server/groups/tables.ts';
import { comboParts, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { promotions } from '#shop/promotions/server/tables.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { searchEntries, searchWords } from '#shop/search/server/tables.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { sampleCatalogue, type SampleCatalogue } from '../sample-data/catalogue.ts';
import { sampleOffers } from '../sample-data/offers.ts';
import { sizedProducts } from '../sample-data/sizes.ts';
import { toGroupRows, withSizes } from './group-rows.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { startOfToday, toComboParts, toOpeningStock, toProductRow } from './product-rows.ts';
import { toReviewRows, withRatings } from './review-rows.ts';
import { writeSampleOrders } from './sample-orders/write-sample-orders.ts';

type Say = (line: string) => void;

/** Writes the goods of the demo shop, and its sample orders if asked, in the caller's transaction. */
export async function writeDemo(tx: Db, { say, orders }: { say: Say; orders: boolean }): Promise<void> {
  await writeGoods(tx, sampleCatalogue(), say);
  if (orders) say(`  ${await writeSampleOrders(tx, { now: new Date() })} sample orders`);
}

/** Tells the planner of the database what the demo has written. */
export async function analyzeDemo(db: Db): Promise<void> {
  await db.execute(
    sql`analyze ${categories}, ${products}, ${stockMovements}, ${reviews}, ${searchEntries}, ${searchWords}`,
  );
}

async function writeGoods(tx: Db, catalogue: SampleCatalogue, say: Say): Promise<void> {
  const categoryIds = await writeCategories(tx, catalogue);
  say(`  ${categoryIds.size} categories`);
  const sellers = new Map(catalogue.combos.map(({ id, seller }) => [id, seller]));
  const openedOn = startOfToday();
  const samples = [...catalogue.products, ...sizedProducts(catalogue.products)];
  const unrated = samples.map((sample) =>
    toProductRow(sample, { categoryIds, seller: sellers.get(sample.id) ?? catalogue.seller, openedOn }),
  );
  const reviewRows = toReviewRows(catalogue.reviews, unrated, openedOn);
  const rows = withSizes(withRatings(unrated, reviewRows));
  await insertRows(tx, productGroups, toGroupRows(rows));
  await insertRows(tx, products, rows);
  await insertRows(tx, stockMovements, numbered(rows.map(toOpeningStock)));
  await insertRows(tx, comboParts, toComboParts(catalogue.products));
  say(`  ${rows.length} products`);
  await insertRows(tx, reviews, numbered(reviewRows));
  say(`  ${reviewRows.length} reviews`);
  for (const table of [productGroups, products, stockMovements, reviews]) await continueIds(tx, table);
  await tx.insert(promotions).values(sampleOffers);
  await writeSearchEntries(tx, { productIds: rows.map(({ id }) => id) });
}

async function writeCategories(tx: Db, catalogue: SampleCatalogue): Promise<Map<string, number>> {
  const ids = new Map(catalogue.categories.map(({ slug }, at) => [slug, at + 1]));
  await insertRows(
    tx,
    categories,
    catalogue.categories.map(({ slug, name, nameHindi, parent, icon, picture }) => ({
      id: ids.get(slug)!,
      slug,
      name,
      nameHindi,
      parentId: parent === null ? null : ids.get(parent)!,
      icon,
      picture: picture?.name ?? '',
      pictureAlt: picture?.alt ?? '',
      isDemo: true,
    })),
  );
  await continueIds(tx, categories);
  return ids;
}

/** Sets explicit ids, since a table's sequence keeps counting after a seed that broke off. */
function numbered<Row>(rows: Row[]): (Row & { id: number })[] {
  return rows.map((row, at) => ({ ...row, id: at + 1 }));
}
