import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type OwnRate, withOwnRows } from '../../rates/own-rows.ts';
import { lawRows, type RateRow } from '../../tax/law-rows.ts';
import { gstRates } from '../tables.ts';

type Options = {
  /** Nobody takes a row back until the caller's transaction ends. */
  isKept?: boolean;
};

/** Returns the rows of GST: those that the shop ships with the owner's. One statement, so that every process has them at once. */
export async function readRateRows(db: Db, options: Options = {}): Promise<readonly RateRow[]> {
  return withOwnRows(lawRows, await readOwnRates(db, options));
}

/** Returns the rows that the owner added and did not take back. */
export async function readOwnRates(db: Db, { isKept = false }: Options = {}): Promise<OwnRate[]> {
  const query = db.select().from(gstRates).where(eq(gstRates.isActive, true)).orderBy(asc(gstRates.id));
  return (await (isKept ? query.for('share') : query)).map(toRate);
}

export function toRate(row: typeof gstRates.$inferSelect): OwnRate {
  const { id, hsn, goods, isWhole, percentHundredths, startsOn, law } = row;
  return { id, hsn, goods, isWhole, percent: percentHundredths / 100, from: startsOn, law };
}
