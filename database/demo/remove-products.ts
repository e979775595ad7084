import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { deleteEmptyGroups } from '#shop/catalog/admin/server/groups/delete-empty-groups.ts';
import { leavePictures } from '#shop/catalog/admin/server/pictures/picture-columns.ts';
import { leavePicturesOf } from '#shop/catalog/admin/server/pictures/remove-unused-pictures.ts';
import { cartLines } from '#shop/cart/server/tables.ts';
import { categories, oldSlugs, products } from '#shop/catalog/server/tables.ts';
import { comboParts, batches, stockChanges } from '#shop/catalog/server/stock/tables.ts';
import { refusals } from '#shop/opening/admin/contract.ts';
import { dailyFigures, dailySales, figureRuns } from '#shop/reports/admin/server/tables.ts';
import { promotions, promotionUses } from '#shop/promotions/server/tables.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { searchWords } from '#shop/search/server/tables.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { billingCycles, subscriptions } from '#shop/subscriptions/server/tables.ts';

/**
 * Deletes the products of the demo with their reviews, subscriptions, stock and places in carts and wishlists, and its categories that
 * hold nothing else. A product in an order that stays becomes an archived one of the merchant. Returns the number of deleted products.
 * Throws `in_combo`.
 */
export async function removeProducts(tx: Db): Promise<number> {
  const named = await findNamed(tx);
  if (named.length > 0) await makeOwn(tx, among(products.id, named), { archivedAt: sql`now()` });
  await refuseCombos(tx);
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.isDemo, true));
  const ids = rows.map(({ id }) => id);
  const gone = [...ids, ...named];
  const planned = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(among(subscriptions.productId, gone));
  await tx.delete(billingCycles).where(inArray(billingCycles.subscriptionId, planned));
  await tx.delete(subscriptions).where(among(subscriptions.productId, gone));
  await tx.delete(cartLines).where(among(cartLines.productId, gone));
  // The shop's role deletes no movement (decision 79).
  await tx.execute(sql`select remove_demo_movements()`);
  for (const table of [batches, stockChanges]) await tx.delete(table).where(among(table.productId, ids));
  await tx.delete(comboParts).where(among(comboParts.comboId, ids));
  await removeReviews(tx, ids);
  await leavePicturesOf(tx, ids);
  await tx.delete(oldSlugs).where(and(eq(oldSlugs.kind, 'product'), among(oldSlugs.entityId, ids)));
  // Wishlist entries and search entries go with their product.
  await tx.delete(products).where(among(products.id, ids));
  await deleteEmptyGroups(tx, { keptDays: 0 });
  await removeOffers(tx);
  await removeCategories(tx);
  await rewriteSearch(tx);
  // The next run counts the figures of the orders that stayed.
  await tx.delete(dailyFigures);
  await tx.delete(dailySales);
  await tx.delete(figureRuns);
  return ids.length;
}

/** Makes products of the demo the merchant's own, as drafts without their invented reviews. Their orders are no test orders then. */
export async function keepProducts(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await makeOwn(tx, among(products.id, ids));
}

/** A large demo has more products than a statement has parameters. */
function among(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`;
}

/** Throws `in_combo` while a combo of the merchant holds a product of the demo that does not stay. */
export async function refuseCombos(tx: Db, keep: readonly number[] = []): Promise<void> {
  const going = tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.isDemo, true), notInArray(products.id, [...keep])));
  const [combo] = await tx
    .select({ name: products.name })
    .from(comboParts)
    .innerJoin(products, eq(products.id, comboParts.comboId))
    .where(and(inArray(comboParts.partId, going), notInArray(comboParts.comboId, going)))
    .limit(1);
  if (combo) throw refusals.inCombo(combo.name);
}

async function makeOwn(tx: Db, which: SQL, archived: { archivedAt?: SQL } = {}): Promise<void> {
  const owned = await tx
    .update(products)
    .set({
      isDemo: false,
      hiddenWithDemo: false,
      published: false,
      rating: 0,
      reviewCount: 0,
      ...archived,
    })
    .where(and(eq(products.isDemo, true), which))
    .returning({ id: products.id });
  await removeReviews(
    tx,
    owned.map(({ id }) => id),
  );
}

async function removeReviews(tx: Db, productIds: number[]): Promise<void> {
  const removed = await tx
    .delete(reviews)
    .where(among(reviews.productId, productIds))
    .returning({ picture: reviews.imageUrl });
  for (const { picture } of removed) if (picture) await removePictureLater(tx, picture);
}

/** The products of the demo that an order holds, with the parts of such combos. */
async function findNamed(tx: Db): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with named as (
      select product_id as id from order_lines
      union select (part->>'productId')::int from order_lines, jsonb_array_elements(parts) as part
    )
    select products.id from products where is_demo and (id in (select id from named)
      or id in (select part_id from combo_parts where combo_id in (select id from named)))`);
  return rows.map(({ id }) => id);
}

/** Deletes the offers of the demo. An offer of an order that stays ends and becomes the merchant's. */
async function removeOffers(tx: Db): Promise<void> {
  const used = tx.select({ id: promotionUses.promotionId }).from(promotionUses);
  await tx.delete(promotions).where(and(isNotNull(promotions.demoKey), notInArray(promotions.id, used)));
  await tx
    .update(promotions)
    .set({ demoKey: null, endedAt: sql`coalesce(ended_at, now())` })
    .where(isNotNull(promotions.demoKey));
}

/** Deletes the categories of the demo that hold no product and no category any more, from the leaves up. */
async function removeCategories(tx: Db): Promise<void> {
  const holdsNothing = sql`not exists (select from products where category_id = ${categories.id})
    and not exists (select from categories inner_one where inner_one.parent_id = ${categories.id})`;
  const free = and(eq(categories.isDemo, true), holdsNothing);
  let removed: { picture: string }[];
  do {
    removed = await tx.delete(categories).where(free).returning({ picture: categories.picture });
    const pictures = removed.map(({ picture }) => picture);
    await leavePictures(tx, pictures);
  } while (removed.length > 0);
  await tx
    .update(categories)
    .set({ isDemo: false, hiddenWithDemo: false })
    .where(eq(categories.isDemo, true));
}

/** The words of the demo leave the search, and those of the merchant's own products stay. */
async function rewriteSearch(tx: Db): Promise<void> {
  await tx.delete(searchWords);
  const rows = await tx.select({ id: products.id }).from(products);
  if (rows.length > 0) await writeSearchEntries(tx, { productIds: rows.map(({ id }) => id) });
}
