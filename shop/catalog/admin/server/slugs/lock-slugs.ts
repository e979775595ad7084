import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';

/** Lets one transaction at a time choose the address of a product. Call it before any lock of a product's row. */
export async function lockSlugs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('slugs of products', 0))`);
}
