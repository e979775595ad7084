import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';

/**
 * Returns whether append-only tables know orders of a shop without products of the demo. Such a shop is never filled: its orders were
 * not noted as the merchant's own, so a removal of the demo could take them.
 */
export async function hasHistory(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select not exists (select from products where is_demo) and (exists (select from cash_entries) or exists (select from gst_returns)
      or exists (select from change_log where kind in ('order', 'inspection', 'hand-parcel', 'courier-claim', 'return', 'rescue')))
      as known`);
  return rows[0]!.known;
}
