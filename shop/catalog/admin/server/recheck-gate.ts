import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '../../server/tables.ts';
import { gateRulesFrom } from '../gate/check-gate.ts';
import { problemsOf, type ProductHooks } from './product-kind.ts';
import { readTaxOf } from './read-tax.ts';
import { readProductRows } from './read-products.ts';

const atOnce = 200;
/** A run reads so many products at most. The next run goes on. */
const maxRead = 20_000;

type Rules = { now: Date; hooks: Pick<ProductHooks, 'readTaxRates'> };

/**
 * Reads the published products that passed the gate before its newest rules. A product that the new rules refuse stays on sale, and is in
 * the list of open declarations. Returns the number of those.
 */
export async function recheckGate(db: Db, { now, hooks }: Rules): Promise<number> {
  const day = dayOf(now);
  const isOld = and(eq(products.published, true), lt(products.gatePassedOn, gateRulesFrom));
  let [after, opened] = [0, 0];
  for (let read = 0; read < maxRead; read += atOnce) {
    const due = await db
      .select({ id: products.id })
      .from(products)
      .where(and(isOld, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(atOnce);
    if (due.length === 0) break;
    const ids = due.map(({ id }) => id);
    const rows = await readProductRows(db, inArray(products.id, ids));
    const taxOf = await readTaxOf(db, { hooks, day, products: rows });
    const open = rows.filter((row) => problemsOf(row, { taxOf, day }).length > 0);
    const openIds = new Set(open.map(({ id }) => id));
    const passed = ids.filter((id) => !openIds.has(id));
    // A save in the meantime has checked the product by itself.
    const set = (which: number[], gatePassedOn: string | null) =>
      db
        .update(products)
        .set({ gatePassedOn })
        .where(and(inArray(products.id, which), isOld));
    if (passed.length > 0) await set(passed, day);
    if (openIds.size > 0) await set([...openIds], null);
    opened += openIds.size;
    after = ids.at(-1)!;
  }
  return opened;
}
