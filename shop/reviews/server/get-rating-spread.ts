import { and, count, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { type RatingSpread, refusals } from '../contract.ts';
import { spreadOf } from '../rating-spread.ts';
import { countVerified } from './count-rating.ts';
import { reviews } from './tables.ts';

/** Returns the published ratings of a product from five stars to one (section 2). Refuses an unknown product (404). */
export async function getRatingSpread(db: Db, { productId }: { productId: number }): Promise<RatingSpread> {
  return spreadOf(await countsOf(db, productId));
}

/** The reviews of the product and of the other members of its group, each found by its product: a shop has many more. */
const ofGroup = sql`${reviews.productId} = any(array(
  select id from products member where member.id = ${products.id} or member.group_id = ${products.groupId}))`;

/** A product without reviews yields one empty row, an unknown product none. */
async function countsOf(db: Db, productId: number): Promise<Parameters<typeof spreadOf>[0]> {
  const rows = await prepared(db, 'count_ratings', (on) =>
    on
      .select({ stars: reviews.rating, count: count(reviews.id), verified: countVerified })
      .from(products)
      .leftJoin(reviews, and(ofGroup, eq(reviews.status, 'published')))
      .where(and(eq(products.id, sql.placeholder('productId')), eq(products.published, true)))
      .groupBy(reviews.rating),
  ).execute({ productId });
  if (rows.length === 0) throw refusals.productNotFound();
  return rows.flatMap(({ stars, count: all, verified }) =>
    stars === null ? [] : { stars, count: all, verified },
  );
}
