import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { bankMatched } from './bank.ts';
import { cashKept } from './cash.ts';
import type { Check, Invariant } from './invariant.ts';
import { ordersWhole, totalsRight } from './orders.ts';
import { nothingOpen, parcelsAndEmails } from './shipments-and-emails.ts';
import { moneyMatched } from './money.ts';
import { paymentsKept } from './payments.ts';
import { checkPictures } from './pictures.ts';
import { cartsOwned, oneUserAnAddress, ownRowsOnly } from './users-and-carts.ts';
import { returnsCredited } from './returns.ts';
import { salesAgree } from './sales.ts';
import { batchesComplete, stockKept, stockTakenAndReturned } from './stock.ts';
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
  batchesComplete,
  cashKept,
  returnsCredited,
  salesAgree,
  paymentsKept,
  bankMatched,
  moneyMatched,
];

const shown = 20;
/** A step of this size ends well within the time-out of a statement. */
const rowsOfStep = 20_000;

/** A broken invariant: `1 stock below zero: product 7: -1`. */
export type Broken = { number: number; name: string; what: string };

/**
 * Checks all invariants in one snapshot of a database. With the shop's pictures it also compares them with their rows.
 * Orders and products are checked in steps of `stepRows`. Returns each violation, at most 20 per check.
 */
export async function checkInvariants(
  db: Db,
  { store, stepRows = rowsOfStep }: { store?: PictureStore; stepRows?: number } = {},
): Promise<Broken[]> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const steps = {
      orders: await stepsOf(tx, 'orders', stepRows),
      products: await stepsOf(tx, 'products', stepRows),
    };
    const broken: Broken[] = [];
    for (const { number, checks } of invariants)
      for (const check of checks) {
        const found = await violationsOf(tx, check, check.per ? steps[check.per] : ['true']);
        broken.push(...found.map((what) => ({ number, name: check.name, what })));
      }
    if (store) broken.push(...(await checkPictures(tx, { store, now: new Date() })));
    return broken;
  });
}

/** Returns conditions on the id that together hold for every row. */
async function stepsOf(tx: Db, table: 'orders' | 'products', stepRows: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql.raw(`select id::text from (select id, row_number() over (order by id) from ${table}) numbered
      where row_number % ${stepRows} = 0 order by numbered.id`),
  );
  const ends = rows.map(({ id }) => id);
  return [null, ...ends].map((begin, at) => {
    const conditions = [begin && `${table}.id > '${begin}'`, ends[at] && `${table}.id <= '${ends[at]}'`];
    return conditions.filter(Boolean).join(' and ') || 'true';
  });
}

async function violationsOf(tx: Db, { query }: Check, steps: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const step of steps) {
    const { rows } = await tx.execute<{ what: string }>(
      sql.raw(`select * from (${query.replaceAll('{step}', step)}) found limit ${shown - found.length}`),
    );
    found.push(...rows.map(({ what }) => what));
    if (found.length === shown) break;
  }
  return found;
}

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
