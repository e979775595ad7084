import { and, asc, eq, inArray } from 'drizzle-orm';
import { formatMoment } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { fitText } from '#platform/server/pdf/fit-text.ts';
import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { manifestParcels, manifests } from '../tables.ts';
import type { Sender } from './read-parcels.ts';

type Row = { orderNumber: string; waybill: string; pincode: string; collectPaise: number };
export type Manifest = { at: Date; rows: Row[] };

/** Reads the parcels that the rider took, in the sequence of the list. */
export async function readManifest(db: Db, { id }: { id: string }): Promise<Manifest> {
  const [list] = await db.select().from(manifests).where(eq(manifests.id, id));
  const rows = await db
    .select({
      orderNumber: orders.orderNumber,
      waybill: manifestParcels.waybill,
      address: orders.address,
      state: orders.state,
      paymentMode: orders.paymentMode,
      totalPaise: orders.totalPaise,
    })
    .from(manifestParcels)
    .innerJoin(orders, eq(orders.id, manifestParcels.orderId))
    .where(
      and(
        eq(manifestParcels.manifestId, id),
        inArray(manifestParcels.outcome, ['handed_over', 'with_courier', 'again']),
      ),
    )
    .orderBy(asc(manifestParcels.position));
  return {
    at: list!.createdAt,
    rows: rows.map(({ orderNumber, waybill, address, ...order }) => ({
      orderNumber,
      waybill,
      pincode: address.pincode,
      collectPaise: paymentOf(order).atDoorPaise,
    })),
  };
}

const [left, right, lowest] = [40, 555, 640];
const columns = [left, 90, 220, 350, 450] as const;

export function drawManifest(pdf: Pdf, { at, rows }: Manifest, sender: Sender): void {
  const head = () => {
    pdf.addPage({ size: 'A4', margin: 40 }).fillColor('#000000').font('strong').fontSize(18);
    pdf.text('Manifest', left, 36, { lineBreak: false });
    pdf.font('plain').fontSize(9);
    const about = `${formatMoment(at.toISOString())}, ${rows.length === 1 ? '1 parcel' : `${rows.length} parcels`}`;
    pdf.text(about, left, 42, { width: right - left, align: 'right' });
    const from = { x: left, y: 66, width: right - left, height: 28 };
    fitText(pdf, `From ${sender.name}, ${sender.address}`, from, { largest: 9, smallest: 6 });
    pdf.font('strong').fontSize(9);
    line(pdf, 100, ['', 'Order', 'Waybill', 'Pincode', 'Cash to collect']);
    pdf.font('plain').y = 116;
  };
  head();
  for (const [index, { orderNumber, waybill, pincode, collectPaise }] of rows.entries()) {
    if (pdf.y > lowest) head();
    const { y } = pdf;
    line(pdf, y, [String(index + 1), orderNumber, waybill, pincode, formatPaise(collectPaise)]);
    pdf.y = y + 15;
  }
  const total = rows.reduce((sum, { collectPaise }) => sum + collectPaise, 0);
  pdf.font('strong').fontSize(10);
  pdf.text(`Cash to collect in all: ${formatPaise(total)}`, left, pdf.y + 8, { width: right - left });
  const y = pdf.y + 44;
  pdf.font('plain').fontSize(9);
  for (const [x, words] of [
    [left, 'Name and signature of the rider'],
    [310, 'Date and time'],
  ] as const) {
    pdf
      .moveTo(x, y)
      .lineTo(x + 220, y)
      .lineWidth(0.75)
      .strokeColor('#000000')
      .stroke();
    pdf.text(words, x, y + 4, { lineBreak: false });
  }
}

function line(pdf: Pdf, y: number, cells: readonly string[]): void {
  for (const [at, cell] of cells.entries()) pdf.text(cell, columns[at], y, { lineBreak: false });
}
