import { formatDigits } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import { openPdf, type Pdf } from '#platform/server/pdf/open-pdf.ts';
import { isTaxed } from '../../seller.ts';
import { amountInWords } from '../../tax/amount-in-words.ts';
import { isRefund, type Voucher, type VoucherLine, voucherWords } from '../../voucher.ts';
import { drawHead, drawParties, type Letterhead } from '../draw-head.ts';
import { band, coloursOf, left, right, rule } from '../draw-lines.ts';

/** Draws a receipt or refund voucher as A4 PDF, with the fields of rules 50 and 51 of the CGST Rules. */
export async function drawVoucher(voucher: Voucher, letterhead: Letterhead): Promise<Buffer<ArrayBuffer>> {
  const title = isRefund(voucher) ? 'Refund Voucher' : 'Receipt Voucher';
  const { number, day, orderNumber, reference, seller } = voucher;
  const { pdf, end } = await openPdf({ title: `${title} ${number}`, author: seller.name, margin: left });
  const { ink, moss } = coloursOf(letterhead);
  pdf.addPage({ size: 'A4', margin: left });
  const facts = [`Voucher ${number}`, `Date ${formatDigits(day)}`, `Order ${orderNumber}`];
  drawHead(pdf, { title, copy: '', facts }, letterhead);
  drawParties(pdf, voucher, {
    ...letterhead,
    from: isRefund(voucher) ? 'Refunded by' : 'Received by',
    to: isRefund(voucher) ? 'Refunded to' : 'Received from',
  });
  drawVoucherLines(pdf, voucher, letterhead);
  pdf.font('strong').fontSize(10).fillColor(ink);
  for (const [name, paise] of sumsOf(voucher)) {
    const { y } = pdf;
    pdf.text(name, 260, y, { width: 200 });
    pdf.text(formatPaise(paise), 460, y, { width: right - 460, align: 'right' });
  }
  const width = right - left;
  pdf.font('plain').fontSize(9);
  pdf.text(amountInWords(voucher.totalPaise), left, pdf.y + 8, { width });
  const ends = [
    ...(isRefund(voucher)
      ? [`For receipt voucher ${voucher.receipt.number} of ${formatDigits(voucher.receipt.day)}.`]
      : []),
    ...(reference ? [`Paid by UPI, reference ${reference}.`] : ['Paid by UPI.']),
    ...voucherWords(voucher),
    `Place of supply: ${voucher.buyer.state}.`,
    `Grievance officer: ${seller.grievanceOfficer}`,
    'Made by a computer; valid without a signature.',
  ];
  pdf.fontSize(8).fillColor(moss);
  for (const words of ends) pdf.text(words, left, pdf.y + 3, { width });
  return end();
}

function sumsOf(voucher: Voucher): [name: string, paise: number][] {
  const taxPaise = voucher.lines.reduce((sum, line) => sum + taxOf(line), 0);
  const total = isRefund(voucher) ? 'Amount refunded' : 'Advance received';
  return [
    ...(isTaxed(voucher.seller) ? [['Tax charged, in the amount', taxPaise] as [string, number]] : []),
    [total, voucher.totalPaise],
  ];
}

const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: VoucherLine) => cgstPaise + sgstPaise + igstPaise;

const columns = [
  { title: 'HSN/SAC', x: 250, width: 60, of: ({ hsn }: VoucherLine) => hsn },
  { title: 'Quantity', x: 310, width: 50, of: ({ quantity }: VoucherLine) => String(quantity) },
  { title: 'Rate', x: 362, width: 44, of: ({ percent }: VoucherLine) => `${percent} %` },
  { title: 'Tax', x: 408, width: 60, of: (line: VoucherLine) => taxText(line) },
  {
    title: 'Amount',
    x: 470,
    width: right - 470,
    of: ({ paidPaise }: VoucherLine) => formatPaise(paidPaise),
  },
];

function taxText(line: VoucherLine): string {
  if (taxOf(line) === 0) return formatPaise(0);
  if (line.igstPaise > 0) return `${formatPaise(line.igstPaise)} IGST`;
  return `${formatPaise(line.cgstPaise)} + ${formatPaise(line.sgstPaise)}`;
}

function drawVoucherLines(pdf: Pdf, { lines, seller }: Voucher, look: Letterhead): void {
  const { ink } = coloursOf(look);
  const shown = isTaxed(seller) ? columns : columns.filter(({ title }) => !['Rate', 'Tax'].includes(title));
  band(pdf, { x: left, height: 18 }, look);
  pdf.y += 3;
  pdf.font('strong').fontSize(8).fillColor(ink);
  drawCells(pdf, 'Description', shown, ({ title }) => title);
  pdf.y += 6;
  for (const line of lines) {
    if (pdf.y > 700) pdf.addPage();
    pdf.font('plain').fontSize(8).fillColor(ink);
    drawCells(pdf, line.name, shown, ({ of }) => of(line));
    pdf.y += 4;
    rule(pdf, pdf.y, look);
    pdf.y += 4;
  }
  pdf.y += 4;
}

type Column = (typeof columns)[number];

function drawCells(pdf: Pdf, name: string, shown: Column[], textOf: (column: Column) => string): void {
  const { y } = pdf;
  pdf.text(name, left, y, { width: 200 });
  const end = pdf.y;
  for (const column of shown)
    pdf.text(textOf(column), column.x, y, { width: column.width, align: 'right', lineBreak: false });
  pdf.y = Math.max(end, y + pdf.currentLineHeight(true));
}
