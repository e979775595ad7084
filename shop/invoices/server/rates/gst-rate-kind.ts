import { eq, inArray, sql } from 'drizzle-orm';
import { dayOf, formatDay } from '#platform/india-time.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { rateRefusals } from '../../rates/rate-refusals.ts';
import { isSameRow, type NewRate, problemOf } from '../../rates/rate-rules.ts';
import { percentText } from '../../tax/nil-lines.ts';
import { gstRates } from '../tables.ts';
import { readOwnRates, toRate } from './read-rate-rows.ts';

/**
 * A row that the owner added to the rates of GST. Only its place in the table changes: it is there or taken back. So the undo works both ways,
 * by the same rules: a row that is in force stays.
 */
export const gstRateKind: EntityKind<{ isActive: boolean }> = {
  name: 'gst-rate',
  label: 'GST rate',
  roles: [],
  needsFreshFactor: true,
  fields: { isActive: { label: 'In the table of rates' } },
  async read(db, id) {
    const [row] = await db
      .select({ isActive: gstRates.isActive })
      .from(gstRates)
      .where(eq(gstRates.id, Number(id)));
    return row ?? null;
  },
  async write(tx, id, { isActive }) {
    await lockRates(tx);
    const [row] = await tx
      .select()
      .from(gstRates)
      .where(eq(gstRates.id, Number(id)));
    const rate = toRate(row!);
    const today = dayOf(new Date());
    if (isActive) await refuseWrong(tx, rate, today);
    else if (rate.from <= today) throw rateRefusals.inForce(formatDay(rate.from));
    await tx
      .update(gstRates)
      .set({ isActive: isActive ?? false })
      .where(eq(gstRates.id, rate.id));
  },
  async names(db, ids) {
    const rows = await db
      .select()
      .from(gstRates)
      .where(inArray(gstRates.id, ids.map(Number)));
    return new Map(rows.map((row) => [String(row.id), nameOf(toRate(row))]));
  },
};

/** Changes of the table wait for each other, so that two owners see each other's rows. */
export async function lockRates(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('gst rates', 0))`);
}

/** Throws `wrong_gst_rate`, and `same_gst_rate` for a row that another one repeats. */
export async function refuseWrong(tx: Db, rate: NewRate, today: string): Promise<void> {
  const own = await readOwnRates(tx);
  const problem = problemOf(own, rate, { today });
  if (problem) throw rateRefusals.wrong(problem);
  const same = own.find((one) => isSameRow(one, rate));
  if (same) throw rateRefusals.same(nameOf(same));
}

function nameOf({ hsn, goods, percent, from }: NewRate): string {
  return `HSN ${hsn}, ${goods}: ${percentText(percent)} from ${formatDay(from)}`;
}
