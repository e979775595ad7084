import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { promotions } from '#shop/promotions/server/tables.ts';

/** Returns how many products of the demo the shop still holds. */
export function countDemoProducts(db: Db): Promise<number> {
  return db.$count(products, eq(products.isDemo, true));
}

/**
 * Shows the demo to customers or hides it, with its categories. Its products become drafts, so no page, search, feed, sitemap or
 * email has them, and come back as they were. A category of the demo stays while it holds a product of the merchant's own. Returns
 * whether something changed.
 */
export async function showDemo(db: Db, isShown: boolean): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const changed = isShown
      ? await tx
          .update(products)
          .set({ published: sql`${products.archivedAt} is null`, hiddenWithDemo: false })
          .where(eq(products.hiddenWithDemo, true))
          .returning({ id: products.id })
      : await tx
          .update(products)
          .set({ published: false, hiddenWithDemo: true })
          .where(and(eq(products.isDemo, true), eq(products.published, true)))
          .returning({ id: products.id });
    if (!isShown) await endDemoOffers(tx);
    const hidden = isShown
      ? sql`false`
      : and(eq(categories.isDemo, true), notInArray(categories.id, categoriesInUse))!;
    const moved = await tx
      .update(categories)
      .set({ hiddenWithDemo: sql`${hidden}` })
      .where(sql`${categories.hiddenWithDemo} is distinct from (${hidden})`)
      .returning({ id: categories.id });
    return changed.length + moved.length > 0;
  });
}

/** An offer of the demo that is on ends with it. */
async function endDemoOffers(tx: Db): Promise<void> {
  await tx
    .update(promotions)
    .set({ endedAt: sql`now()` })
    .where(and(isNotNull(promotions.demoKey), isNotNull(promotions.startedAt), isNull(promotions.endedAt)));
}

/** The categories of the merchant's own products, with those above them. */
export const categoriesInUse = sql`(
  with recursive used as (
    select category_id as id from products where not is_demo
    union select parent_id from categories join used using (id) where parent_id is not null)
  select id from used)`;
