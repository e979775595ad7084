import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import { headingFont } from '#platform/server/pdf/script-fonts.ts';
import { withoutPictures } from '#platform/text/pictures.ts';
import { parcelAddress } from '#shop/addresses/parcel-text.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { countPacks, noteOf, packMixedFood } from '../../parcel-words.ts';
import { ewayBillWords } from '#shop/orders/legal-limits.ts';
import type { Barcodes } from './draw-barcode.ts';
import { fitText } from '#platform/server/pdf/fit-text.ts';
import type { ParcelLine, ReadyParcel, Sender } from './read-parcels.ts';

const left = 28;
const [pageWidth, pageHeight] = [420, 595];
const width = pageWidth - 2 * left;
const lowest = pageHeight - 60;

/** The barcode of a slip is wide enough for 20 mixed characters. */
const barcodeLeft = 207;
const barcodeWidth = pageWidth - left - barcodeLeft;

type Params = { sender: Sender; barcodes: Barcodes };

/** Adds the packing slip of a parcel to a PDF: what belongs into it, with the packs of supplies and the parts of combos. */
export function drawContents(pdf: Pdf, parcel: ReadyParcel, { sender, barcodes }: Params): void {
  const { orderNumber, waybill, packs } = parcel;
  const recipient = parcelAddress(parcel.recipient);
  const head = () => {
    pdf
      .addPage({ size: [pageWidth, pageHeight], margin: 0 })
      .fillColor('#000000')
      .font(headingFont(sender.shopName));
    fitText(pdf, sender.shopName, { x: left, y: 26, width: 165, height: 24 }, { largest: 18, smallest: 8 });
    barcodes.draw(pdf, waybill, { x: barcodeLeft, y: 26, width: barcodeWidth, height: 34 });
    pdf.font('plain').fontSize(9);
    const digits = { x: barcodeLeft, y: 62, width: barcodeWidth, height: 14 };
    fitText(pdf, waybill, digits, { largest: 9, smallest: 5 });
    pdf.font('strong').fontSize(13).text(`Order ${orderNumber}`, left, 56, { lineBreak: false });
    pdf.font('plain');
    const to = `For ${recipient.name}, ${recipient.city} ${recipient.pincode}`;
    fitText(pdf, to, { x: left, y: 80, width, height: 30 }, { largest: 10, smallest: 6 });
    pdf
      .moveTo(left, 114)
      .lineTo(left + width, 114)
      .lineWidth(0.75)
      .strokeColor('#000000')
      .stroke();
    pdf.y = 122;
  };
  head();
  for (const line of parcel.lines) {
    if (pdf.y > lowest - 30 * (1 + line.parts.length)) head();
    drawLine(pdf, line, parcel);
  }
  if (parcel.gift && pdf.y > lowest - 100) head();
  pdf
    .font('strong')
    .fontSize(10)
    .text(`${countPacks(packs)} in this parcel`, left, pdf.y + 6, { width });
  if (parcel.gift) drawGift(pdf, parcel.gift.message);
  if (parcel.isMixedFood) pdf.text(packMixedFood, left, pdf.y + 2, { width });
  if (parcel.needsEwayBill) pdf.text(ewayBillWords, left, pdf.y + 2, { width });
}

/** The words of the customer, without emoji, which no font of the document has. */
function drawGift(pdf: Pdf, message: string): void {
  const words = withoutPictures(message).trim();
  pdf.font('strong').fontSize(12);
  pdf.text(words ? 'A gift for you, with these words:' : 'A gift for you', left, pdf.y + 10, { width });
  if (words) pdf.font('plain').text(words, left, pdf.y + 4, { width });
  pdf.font('strong').fontSize(10);
  pdf.y += 6;
}

function drawLine(pdf: Pdf, line: ParcelLine, { goods, batches }: ReadyParcel): void {
  const note = line.parts.length === 0 ? noteOf(line) : '';
  for (const [at, { productId, units }] of lineUnits(line).entries()) {
    const { y } = pdf;
    const part = line.parts.find((each) => each.productId === productId);
    pdf
      .rect(left, y + 2, 9, 9)
      .lineWidth(0.75)
      .strokeColor('#000000')
      .stroke();
    pdf
      .font('strong')
      .fontSize(10)
      .text(`${units} ×`, left + 16, y, { width: 40, lineBreak: false });
    pdf.font('plain').text(part?.name ?? line.name, left + 58, y, { width: width - 58 });
    const words = part && at === 0 ? noteOf(line) : note;
    const product = goods.find((each) => each.productId === productId);
    const from = batches.filter((each) => each.orderLineId === line.id && each.productId === productId);
    const numbers = from.map(({ number }) => number || 'opening stock').join(', ');
    const details = [
      words,
      [
        product ? `SKU ${product.code}` : '',
        numbers ? `${from[0]!.isPacked ? '' : 'take '}batch ${numbers}` : '',
        ...(product?.texts ?? []),
      ]
        .filter(Boolean)
        .join('; '),
    ].filter(Boolean);
    for (const detail of details) pdf.fontSize(8).text(detail, left + 58, pdf.y, { width: width - 58 });
    pdf.y += 4;
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(0.4)
      .stroke();
    pdf.y += 4;
  }
}
