import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { inBatches } from '#platform/server/in-batches.ts';
import type { Db } from '#platform/server/db.ts';
import { productGroups } from '#shop/catalog/server/groups/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** The ids of a part. Fixed ranges need no count to find the first product of a part. */
const partSize = 10_000;
const batchSize = 1_000;

/** The other sizes of a group name the page of its lead as theirs. */
const isCanonical = sql`(${products.groupId} is null or ${products.id} = (
  select card_id from ${productGroups} where ${productGroups.id} = ${products.groupId}))`;

export type SitemapPart = { part: number; updatedAt: Date };

/** Returns the parts with published products and their last change. Part 0 begins at id 0. */
export async function listSitemapParts(db: Db): Promise<SitemapPart[]> {
  const partFrom = (id: unknown) =>
    sql`select id::bigint / ${partSize} from ${products} where published and id >= ${id} order by id limit 1`;
  const { rows } = await db.execute<{ part: string; updated_at: Date }>(sql`
    with recursive parts (part) as (
      (${partFrom(0)})
      union all
      select (${partFrom(sql`(part + 1) * ${partSize}`)}) from parts where part is not null
    )
    select part, (
      select max(updated_at) from ${products}
      where published and id >= part * ${partSize} and id < (part + 1) * ${partSize}
    ) as updated_at
    from parts where part is not null`);
  return rows.map(({ part, updated_at }) => ({ part: Number(part), updatedAt: new Date(updated_at) }));
}

/** Reads the published products of a part in batches, each with address, change and pictures. */
export async function* listPartEntries(db: Db, { part }: { part: number }): AsyncGenerator<SitemapEntry[]> {
  const first = part * partSize;
  const read = (after: number) =>
    db
      .select({
        id: products.id,
        slug: products.slug,
        updatedAt: products.updatedAt,
        imageUrl: products.imageUrl,
        otherImageUrls: products.otherImageUrls,
      })
      .from(products)
      .where(
        and(
          eq(products.published, true),
          isCanonical,
          gt(products.id, after),
          lte(products.id, first + partSize - 1),
        ),
      )
      .orderBy(asc(products.id))
      .limit(batchSize);
  for await (const rows of inBatches(read, first - 1))
    yield rows.map(({ slug, updatedAt, imageUrl, otherImageUrls }) => ({
      path: `/product/${slug}`,
      updatedAt,
      images: [imageUrl, ...otherImageUrls].filter(Boolean).map((name) => `/images/products/${name}`),
    }));
}
