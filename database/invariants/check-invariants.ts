import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { Invariant } from './invariant.ts';
import { ordersWhole, totalsRight } from './orders.ts';
import { nothingOpen, parcelsAndEmails } from './shipments-and-emails.ts';
import { checkPictures } from './pictures.ts';
import { cartsOwned, oneUserAnAddress, ownRowsOnly } from './users-and-carts.ts';
import { stockKept, stockTakenAndReturned } from './stock.ts';

/** In the order in which the shop's trust names them. */
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

/** What breaks a promise: `1 stock below zero: product 7: -1`. */
export type Broken = { number: number; name: string; what: string };

/**
 * Asks a database about all nine invariants, in one view of it, and, given the shop's data folder, whether its uploaded
 * pictures are those that the rows name. Returns everything that breaks one, 20 a check at most.
 */
export async function checkInvariants(db: Db, { dataDir }: { dataDir?: string } = {}): Promise<Broken[]> {
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
    if (dataDir) broken.push(...(await checkPictures(tx, { dataDir, now: new Date() })));
    return broken;
  });
}

/** The nine, each with what breaks it, for people. */
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
