import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { Invariant } from './invariant.ts';
import { ordersWhole, totalsRight } from './orders.ts';
import { nothingOpen, parcelsAndEmails } from './shipments-and-emails.ts';
import { checkPictures } from './pictures.ts';
import { cartsOwned, oneUserAnAddress, ownRowsOnly } from './users-and-carts.ts';
import { stockKept, stockTakenAndReturned } from './stock.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';

export const invariants: readonly Invariant[] = [
  stockKept,
  ordersWhole,
  totalsRight,
  stockTakenAndReturned,
  parcelsAndEmails,
  oneUserAnAddress,
  cartsOwned,
  ownRowsOnly,
  nothingOpen,
];

const shown = 20;

/** A broken invariant: `1 stock below zero: product 7: -1`. */
export type Broken = { number: number; name: string; what: string };

/**
 * Checks all nine invariants in one snapshot of a database. With the shop's pictures it also compares them
 * with their rows. Returns each violation, at most 20 per check.
 */
export async function checkInvariants(db: Db, { store }: { store?: PictureStore } = {}): Promise<Broken[]> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const broken: Broken[] = [];
    for (const { number, checks } of invariants)
      for (const { name, query } of checks) {
        const { rows } = await tx.execute<{ what: string }>(
          sql.raw(`select * from (${query}) found limit ${shown}`),
        );
        broken.push(...rows.map(({ what }) => ({ number, name, what })));
      }
    if (store) broken.push(...(await checkPictures(tx, { store, now: new Date() })));
    return broken;
  });
}

/** Returns the report of all nine invariants. */
export function reportOf(broken: Broken[]): string {
  return invariants
    .map(({ number, says, checks, elsewhere }) => {
      const here = broken.filter((one) => one.number === number);
      const lines = here.map(({ name, what }) => `      ${name}: ${what}`);
      const proof = elsewhere ? [`      (${elsewhere})`] : [];
      return [
        `${here.length === 0 ? '  ok ' : '  NO '} ${number}. ${says}: ${checks.length} checks`,
        ...lines,
        ...proof,
      ].join('\n');
    })
    .join('\n');
}
