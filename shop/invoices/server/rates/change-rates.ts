import { dayOf } from '#platform/india-time.ts';
import { changeEntity, logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { rateRefusals } from '../../rates/rate-refusals.ts';
import { type NewRate, plainHeading } from '../../rates/rate-rules.ts';
import { gstRates } from '../tables.ts';
import { gstRateKind, lockRates, refuseWrong } from './gst-rate-kind.ts';

/**
 * Adds a row to the rates of GST as a logged change, which the log can undo until the row is in force. Returns its id. Throws
 * `wrong_gst_rate` (400) for a heading, rate or day that GST does not have, and `same_gst_rate` (409).
 */
export async function addRate(
  db: Db,
  { by, now = new Date(), ...given }: NewRate & { by: Author; now?: Date },
): Promise<{ id: number }> {
  const rate = { ...given, hsn: plainHeading(given.hsn) };
  return inTransaction(db, async (tx) => {
    await lockRates(tx);
    await refuseWrong(tx, rate, dayOf(now));
    const { hsn, goods, isWhole, percent, from, law } = rate;
    const [made] = await tx
      .insert(gstRates)
      .values({ hsn, goods, isWhole, percentHundredths: Math.round(percent * 100), startsOn: from, law })
      .returning({ id: gstRates.id });
    const { id } = made!;
    await logWork(tx, gstRateKind, { id: String(id), by }, () =>
      gstRateKind.write(tx, String(id), { isActive: true }),
    );
    return { id };
  });
}

/**
 * Takes a row back that is not in force yet, as a logged change. Throws `gst_rate_not_found` (404), `gst_rate_in_force` and
 * `changed_meanwhile` (409).
 */
export async function takeRateBack(
  db: Db,
  { id, version, by }: { id: number; version: number; by: Author },
): Promise<{ id: number }> {
  if (!(await gstRateKind.read(db, String(id)))) throw rateRefusals.unknown();
  await changeEntity(db, gstRateKind, { id: String(id), version, fields: { isActive: false }, by });
  return { id };
}
