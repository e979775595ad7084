import { and, eq, inArray, like, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { oldSlugs, products } from '../../../server/tables.ts';

/** Returns which of these addresses, and of their numbered forms (`neem-comb-2`), a product has or had. */
export async function takenSlugs(db: Db, bases: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(bases)];
  if (asked.length === 0) return new Set();
  const known = await slugsLike(db, (slug) => inArray(slug, asked));
  const crowded = asked.filter((base) => known.has(base));
  if (crowded.length === 0) return known;
  const numbered = await slugsLike(db, (slug) => or(...crowded.map((base) => like(slug, `${base}-%`)))!);
  return new Set([...known, ...numbered]);
}

type Column = typeof products.slug | typeof oldSlugs.slug;

async function slugsLike(db: Db, which: (slug: Column) => ReturnType<typeof eq>): Promise<Set<string>> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(which(products.slug))
    .union(
      db
        .select({ slug: oldSlugs.slug })
        .from(oldSlugs)
        .where(and(eq(oldSlugs.kind, 'product'), which(oldSlugs.slug))),
    );
  return new Set(rows.map(({ slug }) => slug));
}
