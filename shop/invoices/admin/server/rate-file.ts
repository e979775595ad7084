import { dayOf, formatDay } from '#platform/india-time.ts';
import { logCreation } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import type { OwnRate } from '../../rates/own-rows.ts';
import { isSameRow, type NewRate, plainHeading, problemOf } from '../../rates/rate-rules.ts';
import { addRate } from '../../server/rates/change-rates.ts';
import { gstRateKind, lockRates } from '../../server/rates/gst-rate-kind.ts';
import { readOwnRates } from '../../server/rates/read-rate-rows.ts';
import { deliveryChallans, gstRates, invoices } from '../../server/tables.ts';
import { percentText } from '../../tax/nil-lines.ts';
import { newRateSchema } from '../gst-rates.ts';

/** GST began on this day. */
const firstDayOfGst = '2017-07-01';

type RateRow = {
  name: string;
  label: string;
  before: string;
  after: string;
  result: 'change' | 'same' | 'left-out';
  problem: string | null;
};

type PlannedRate = { row: RateRow; rate?: NewRate };

/** Returns the rows that the owner added and did not take back, for the file of the shop. */
export async function exportRates(db: Db): Promise<NewRate[]> {
  return (await readOwnRates(db)).map(({ hsn, goods, isWhole, percent, from, law }) => ({
    hsn,
    goods,
    isWhole,
    percent,
    from,
    law,
  }));
}

/**
 * Returns what an import would do with each row of GST of a file. No row changes another one. A row may begin in the past only in a shop
 * without an invoice and without a delivery challan, since a document keeps the rate of its day.
 */
export async function planRates(
  db: Db,
  rates: readonly NewRate[],
  now: Date = new Date(),
): Promise<PlannedRate[]> {
  const today = dayOf(now);
  const own = await readOwnRates(db);
  const documents = (await db.$count(invoices)) + (await db.$count(deliveryChallans));
  const planned: PlannedRate[] = [];
  for (const rate of rates) {
    const one = planRate(own, rate, { today, mayBePast: documents === 0 });
    if (one.rate) own.push({ id: 0, ...one.rate });
    planned.push(one);
  }
  return planned;
}

type Rules = { today: string; mayBePast: boolean };

function planRate(own: readonly OwnRate[], written: NewRate, rules: Rules): PlannedRate {
  const parsed = newRateSchema.safeParse(written);
  const rate = { ...(parsed.data ?? written), hsn: plainHeading(written.hsn) };
  const row: RateRow = {
    name: `rate ${rate.hsn} ${rate.from} ${rate.isWhole ? '' : rate.goods}`,
    label: `GST rate of HSN ${rate.hsn}, ${rate.goods}`,
    before: 'nothing',
    after: `${percentText(rate.percent)} from ${rate.from}`,
    result: 'change',
    problem: null,
  };
  const leftOut = (problem: string): PlannedRate => ({ row: { ...row, result: 'left-out', problem } });
  if (!parsed.success) return leftOut(parsed.error.issues.map(({ message }) => message).join(' '));
  const same = own.find((one) => isSameRow(one, rate));
  if (same?.percent === rate.percent) return { row: { ...row, result: 'same' } };
  if (same)
    return leftOut(
      `This shop has ${percentText(same.percent)} from ${formatDay(same.from)}, and no row is ever changed.`,
    );
  if (rate.from < firstDayOfGst) return leftOut('GST began on 1 July 2017.');
  const problem = problemOf(own, rate, rules);
  return problem ? leftOut(problem.message) : { row, rate };
}

/** Plans the rows of a file and adds those that may be added, each as a logged change, in the transaction of the import. */
export async function importRates(
  tx: Db,
  rates: readonly NewRate[],
  { by, now = new Date() }: { by: Author; now?: Date },
): Promise<PlannedRate[]> {
  await lockRates(tx);
  const planned = await planRates(tx, rates, now);
  for (const { rate } of planned) {
    if (!rate) continue;
    if (rate.from > dayOf(now)) await addRate(tx, { ...rate, by, now });
    else await addRateInForce(tx, rate, by);
  }
  return planned;
}

/** A row in force is never taken back, so its change has no undo. */
async function addRateInForce(tx: Db, { percent, from, ...rate }: NewRate, by: Author): Promise<void> {
  const [made] = await tx
    .insert(gstRates)
    .values({ ...rate, startsOn: from, percentHundredths: Math.round(percent * 100), isActive: true })
    .returning({ id: gstRates.id });
  await logCreation(tx, gstRateKind, { id: String(made!.id), by });
}
