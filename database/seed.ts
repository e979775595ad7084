import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { comboParts, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { importPincodesOnce } from '#shop/pincodes/server/import/import-pincodes.ts';
import { writeSampleOrders } from './seeding/sample-orders/write-sample-orders.ts';
import { promotions } from '#shop/promotions/server/tables.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { searchEntries, searchWords } from '#shop/search/server/tables.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { hasHistory } from './demo/has-history.ts';
import { wasDemoRemoved } from './demo/read-removal.ts';
import { sampleCatalogue, type SampleCatalogue } from './sample-data/catalogue.ts';
import { sampleOffers } from './sample-data/offers.ts';
import { continueIds, insertRows } from './seeding/insert-rows.ts';
import { isEmpty } from './seeding/is-empty.ts';
import { startOfToday, toComboParts, toOpeningStock, toProductRow } from './seeding/product-rows.ts';
import { toReviewRows, withRatings } from './seeding/review-rows.ts';

type Say = (line: string) => void;

type Options = {
  demo: boolean;
  /** With sample orders of 60 days. Tests and benchmarks have none. */
  orders?: boolean;
};

/**
 * Fills an empty database with the demo shop, always the same, with dates counted back from today. Products and pincodes are
 * one transaction each, so a start after a kill continues. Without `demo`, once the demo was removed, or in a shop that had orders, it
 * imports only the pincodes. `db` connects as the owner of the tables, who alone marks products as those of the demo.
 */
export async function seedIfEmpty(
  db: Db,
  say: Say,
  { demo, orders = false }: Options = { demo: true },
): Promise<void> {
  if (!(await isEmpty(db))) return;
  if (demo) say('Filling the demo shop …');
  const pincodes = await importPincodesOnce(db);
  if (pincodes > 0) say(`  ${pincodes} pincodes`);
  if (!demo || (await wasDemoRemoved(db)) || (await hasHistory(db))) return;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(20261122)`);
    if (!(await isEmpty(tx))) return;
    await writeGoods(tx, sampleCatalogue(), say);
    if (orders) say(`  ${await writeSampleOrders(tx, { now: new Date() })} sample orders`);
  });
  await db.execute(
    sql`analyze ${categories}, ${products}, ${stockMovements}, ${reviews}, ${searchEntries}, ${searchWords}`,
  );
}

async function writeGoods(tx: Db, catalogue: SampleCatalogue, say: Say): Promise<void> {
  const categoryIds = await writeCategories(tx, catalogue);
  say(`  ${categoryIds.size} categories`);
  const sellers = new Map(catalogue.combos.map(({ id, seller }) => [id, seller]));
  const openedOn = startOfToday();
  const unrated = catalogue.products.map((sample) =>
    toProductRow(sample, { categoryIds, seller: sellers.get(sample.id) ?? catalogue.seller, openedOn }),
  );
  const reviewRows = toReviewRows(catalogue.reviews, unrated, openedOn);
  const rows = withRatings(unrated, reviewRows);
  await insertRows(tx, products, rows);
  await insertRows(tx, stockMovements, numbered(rows.map(toOpeningStock)));
  await insertRows(tx, comboParts, toComboParts(catalogue.products));
  say(`  ${rows.length} products`);
  await insertRows(tx, reviews, numbered(reviewRows));
  say(`  ${reviewRows.length} reviews`);
  for (const table of [products, stockMovements, reviews]) await continueIds(tx, table);
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
