import { formatPaise } from '#platform/money.ts';
import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import { parcelAddress } from '#shop/addresses/parcel-text.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { countPacks, weightText } from '../../parcel-words.ts';
import { barcodeMargin, type Barcodes } from './draw-barcode.ts';
import { fitText } from '#platform/server/pdf/fit-text.ts';
import type { ReadyParcel, Sender } from './read-parcels.ts';

/** 4 × 6 inches, the usual roll of a label printer. */
export const labelSize = { width: 288, height: 432 };
const { width: pageWidth, height: pageHeight } = labelSize;
const left = barcodeMargin;
const width = pageWidth - 2 * left;
export const labelBarcodeWidth = width;

type Params = { sender: Sender; barcodes: Barcodes };

/**
 * Adds the address label of a parcel to a PDF: one page, whatever the length of the address. A courier that the shop asks has the
 * phone with the waybill, so only the label of a parcel sent by hand shows it.
 */
export function drawLabel(pdf: Pdf, parcel: ReadyParcel, params: Params): void {
  pdf.addPage({ size: [pageWidth, pageHeight], margin: 0 });
  drawLabelInto(pdf, parcel, params);
}

/** Draws the label at the place that the page has now. */
export function drawLabelInto(pdf: Pdf, parcel: ReadyParcel, { sender, barcodes }: Params): void {
  const { waybill, orderNumber, collectPaise, packs } = parcel;
  const recipient = parcelAddress(parcel.recipient);
  pdf.fillColor('#000000');
  pdf.font('strong');
  fitText(pdf, sender.shopName, { x: left, y: 16, width: 110, height: 26 }, { largest: 14, smallest: 7 });
  pdf
    .rect(130, 12, width + left - 130, 32)
    .lineWidth(1.5)
    .strokeColor('#000000')
    .stroke();
  const cash = { x: 134, y: 15, width: width + left - 138, height: 26 };
  fitText(pdf, collectPaise > 0 ? `COD ${formatPaise(collectPaise)}` : 'PREPAID', cash, {
    largest: 17,
    smallest: 9,
  });
  rule(pdf, 52);
  pdf.font('plain').fontSize(8).text('To', left, 55, { lineBreak: false });
  pdf.font('strong');
  fitText(pdf, recipient.name, box(66, 40), { largest: 16, smallest: 8 });
  const address = linesOf(recipient).join('\n');
  fitText(pdf.font('plain'), address, box(108, 104), { largest: 13, smallest: 6 });
  pdf.font('strong').fontSize(22).text(recipient.pincode, left, 208, { width, lineBreak: false });
  if (parcel.phone) {
    const phone = { x: left + 120, y: 212, width: width - 120, height: 22 };
    fitText(pdf, `Phone ${parcel.phone}`, phone, { largest: 14, smallest: 8 });
  }
  rule(pdf, 240);
  barcodes.draw(pdf, waybill, box(248, 70));
  fitText(pdf.font('strong'), waybill, box(320, 20), { largest: 13, smallest: 7 });
  rule(pdf, 342);
  const about = [`Order ${orderNumber}`, countPacks(packs), weightText(parcel.weightGrams)].filter(Boolean);
  fitText(pdf, about.join(', '), box(346, 18), { largest: 11, smallest: 8 });
  const contents = [...new Set(parcel.goods.map(({ genericName }) => genericName))].join(', ');
  if (contents)
    fitText(pdf.font('plain'), `Contents: ${contents}`, box(364, 18), { largest: 8, smallest: 5 });
  const back = `If not delivered, return to: ${sender.name}, ${sender.address}`;
  fitText(pdf.font('plain'), back, box(384, 38), { largest: 8, smallest: 5 });
}

const box = (y: number, height: number) => ({ x: left, y, width, height });

function rule(pdf: Pdf, y: number): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.75)
    .strokeColor('#000000')
    .stroke();
}
