import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { importPincodesOnce } from '#shop/pincodes/server/import/import-pincodes.ts';
import { hasHistory } from '../demo/has-history.ts';
import { wasDemoRemoved } from '../demo/read-removal.ts';
import { isEmpty } from './is-empty.ts';

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
  const { analyzeDemo, writeDemo } = await import('#demo/seeding/write-demo.ts');
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(20261122)`);
    if (!(await isEmpty(tx))) return;
    await writeDemo(tx, { say, orders });
  });
  await analyzeDemo(db);
}
