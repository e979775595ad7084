import { and, asc, gt, inArray } from 'drizzle-orm';
import { dayOf, formatDay, formatMoment } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import { firstExpiring } from '#shop/catalog/server/stock/first-expiring.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { type LabelSheet, placeOfLabel } from '../../documents.ts';
import { countPacks } from '../../parcel-words.ts';
import type { ReadyParcel } from './read-parcels.ts';

export type Pick = {
  name: string;
  code: string;
  units: number;
  batches: { number: string; bestBefore: string | null; units: number }[];
  missing: number;
};

/** Returns what to take off the shelf for these parcels, by product, from the batches that expire first. */
export async function pickedUnits(
  db: Db,
  { parcels, now }: { parcels: ReadyParcel[]; now: Date },
): Promise<Pick[]> {
  const wanted = new Map<number, number>();
  for (const { productId, units } of parcels.flatMap(({ lines }) => lines.flatMap((line) => lineUnits(line))))
    wanted.set(productId, (wanted.get(productId) ?? 0) + units);
  const ids = [...wanted.keys()];
  const found = await db
    .select({ id: products.id, name: products.name, sku: products.sku })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.name), asc(products.id));
  const held = await db
    .select()
    .from(batches)
    .where(and(inArray(batches.productId, ids), gt(batches.units, 0)));
  return found.map(({ id, name, sku }) => {
    const units = wanted.get(id)!;
    const own = held.filter(({ productId }) => productId === id);
    const chosen = firstExpiring(own, units, dayOf(now)).map(({ batchId, units: taken }) => {
      const { number, bestBefore } = own.find((batch) => batch.id === batchId)!;
      return { number, bestBefore, units: taken };
    });
    const missing = units - chosen.reduce((sum, each) => sum + each.units, 0);
    return { name, code: sku ?? String(id), units, batches: chosen, missing };
  });
}

const [left, right, lowest] = [40, 555, 770];

export function drawPickList(
  pdf: Pdf,
  { picks, parcels, sheet, now }: { picks: Pick[]; parcels: Labelled[]; sheet: LabelSheet | null; now: Date },
): void {
  const head = () => {
    pdf.addPage({ size: 'A4', margin: 40 }).fillColor('#000000');
    pdf.font('strong').fontSize(18).text('Pick list', left, 36, { lineBreak: false });
    pdf.font('plain').fontSize(9);
    const about = `${parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`}, ${formatMoment(now.toISOString())}`;
    pdf.text(about, left, 42, { width: right - left, align: 'right' });
    pdf.y = 72;
  };
  head();
  for (const pick of picks) {
    if (pdf.y > lowest - 16 * (1 + pick.batches.length)) head();
    drawPick(pdf, pick);
  }
  if (sheet) drawPlaces(pdf, { parcels, sheet, head });
}

type Labelled = { orderNumber: string };

/** Says at which place of which sheet the label of each order is. */
function drawPlaces(
  pdf: Pdf,
  { parcels, sheet, head }: { parcels: Labelled[]; sheet: LabelSheet; head: () => void },
): void {
  if (pdf.y > lowest - 60) head();
  pdf.y += 10;
  pdf
    .font('strong')
    .fontSize(12)
    .text('Labels', left, pdf.y, { width: right - left });
  for (const [position, { orderNumber }] of parcels.entries()) {
    if (pdf.y > lowest) head();
    const { sheet: number, place } = placeOfLabel(sheet, position);
    const text = `Sheet ${number}, place ${place}: ${orderNumber}`;
    pdf
      .font('plain')
      .fontSize(9)
      .text(text, left, pdf.y + 2, { width: right - left });
  }
}

function drawPick(pdf: Pdf, { name, code, units, batches: from, missing }: Pick): void {
  const { y } = pdf;
  pdf
    .rect(left, y + 2, 10, 10)
    .lineWidth(0.75)
    .strokeColor('#000000')
    .stroke();
  pdf.font('strong').fontSize(11);
  pdf.text(countPacks(units), left + 18, y, { width: 70, lineBreak: false });
  pdf.text(name, left + 92, y, { width: 330 });
  const end = pdf.y;
  pdf
    .font('plain')
    .fontSize(9)
    .text(code, right - 90, y + 1, { width: 90, align: 'right', lineBreak: false });
  pdf.y = end;
  for (const batch of from) {
    const number = batch.number ? `batch ${batch.number}` : 'opening stock';
    const day = batch.bestBefore ? `, best before ${formatDay(batch.bestBefore)}` : '';
    pdf.text(`${batch.units} of ${number}${day}`, left + 92, pdf.y, { width: 330 });
  }
  if (missing > 0)
    pdf.font('strong').text(`${missing} more than the shelf holds`, left + 92, pdf.y, { width: 330 });
  pdf.y += 5;
}
