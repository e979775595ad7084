import { formatDigits } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import { openPdf, type Pdf } from '#platform/server/pdf/open-pdf.ts';
import { parcelAddress } from '#shop/addresses/parcel-text.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { methodOf, usualMethod } from '#shop/payments/methods.ts';
import { type CreditNote, type Invoice, isPart } from '../invoice.ts';
import { gstCodeOf } from '../seller.ts';
import { amountInWords } from '../tax/amount-in-words.ts';
import type { InvoiceLine } from '../tax/invoice-lines.ts';
import { nilWords, percentText, titleOf } from '../tax/nil-lines.ts';

const ink = '#20261F';
const moss = '#5F6B5A';
const line = '#E7DEC9';
const [left, right] = [40, 555];

type Words = { title: string; facts: string[]; to: string; total: string; ends: string[] };

const prices =
  'Prices include GST; a discount is taken off in proportion. Tax is not payable on reverse charge.';

/** Draws an invoice as A4 PDF, in the shop's fonts, which include ₹ and Devanagari. */
export function drawInvoice(invoice: Invoice, shop: { shopName: string }): Promise<Buffer<ArrayBuffer>> {
  return drawPaper(invoice, shop, invoiceWords(invoice));
}

function invoiceWords({ number, day, orderNumber, lines, paymentMode = usualMethod }: Invoice): Words {
  return {
    title: titleOf(lines),
    facts: [`Invoice ${number}`, `Date ${formatDigits(day)}`, `Order ${orderNumber}`],
    to: 'Billed and delivered to',
    total: `Total, ${methodOf(paymentMode).inSentence}`,
    ends: [prices, ...nilWords(lines)],
  };
}

/** Draws a credit note like an invoice. */
export function drawCreditNote(note: CreditNote, shop: { shopName: string }): Promise<Buffer<ArrayBuffer>> {
  const { number, day, orderNumber, invoice } = note;
  return drawPaper(note, shop, {
    title: 'Credit Note',
    facts: [`Credit note ${number}`, `Date ${formatDigits(day)}`, `Order ${orderNumber}`],
    to: 'Credited to',
    total: 'Total credited',
    ends: [
      isPart(note)
        ? `Takes back a part of invoice ${invoice.number} of ${formatDigits(invoice.day)}: goods were returned after delivery, and their price is refunded.`
        : `Takes back invoice ${invoice.number} of ${formatDigits(invoice.day)}: the parcel came back, and nothing was paid.`,
      prices,
      ...nilWords(note.lines),
    ],
  });
}

async function drawPaper(
  paper: Invoice,
  { shopName }: { shopName: string },
  words: Words,
): Promise<Buffer<ArrayBuffer>> {
  const { pdf, end } = await openPdf({ title: words.facts[0]!, author: paper.seller.name, margin: left });
  addPaper(pdf, paper, { shopName, words });
  return end();
}

/** Adds an invoice to a PDF with other papers. */
export function addInvoice(pdf: Pdf, invoice: Invoice, { shopName }: { shopName: string }): void {
  addPaper(pdf, invoice, { shopName, words: invoiceWords(invoice) });
}

function addPaper(pdf: Pdf, paper: Invoice, { shopName, words }: { shopName: string; words: Words }): void {
  pdf.addPage({ size: 'A4', margin: left });
  drawHead(pdf, words, shopName);
  drawParties(pdf, paper, words);
  drawLines(pdf, paper);
  drawEnd(pdf, paper, words);
}

function drawHead(pdf: Pdf, { title, facts }: Words, shopName: string): void {
  pdf.font('strong').fontSize(22).fillColor('#1F3D2B').text(shopName, left, 36);
  pdf
    .font('strong')
    .fontSize(12)
    .fillColor(ink)
    .text(title, left, 40, { width: right - left, align: 'right' });
  pdf.font('plain').fontSize(9).fillColor(moss);
  for (const [at, fact] of facts.entries())
    pdf.text(fact, left, 58 + at * 13, { width: right - left, align: 'right' });
  rule(pdf, 104);
}

function drawParties(pdf: Pdf, { seller, buyer }: Invoice, { to }: Words): void {
  const customer = parcelAddress(buyer);
  const sold = [
    seller.address,
    `State: ${seller.state} (${gstCodeOf(seller.state)})`,
    `GSTIN: ${seller.gstin}`,
    `AYUSH licence: ${seller.ayushLicence}`,
  ];
  const supply = `Place of supply: ${customer.state} (${gstCodeOf(customer.state) ?? '–'})`;
  const ends = [
    drawParty(pdf, left, 'Sold by', seller.name, sold),
    drawParty(pdf, 310, to, customer.name, [...linesOf(customer), customer.phone, supply]),
  ];
  pdf.y = Math.max(...ends) + 14;
}

function drawParty(pdf: Pdf, x: number, title: string, name: string, words: string[]): number {
  const width = 240;
  pdf.font('plain').fontSize(8).fillColor(moss).text(title, x, 114, { width });
  pdf.font('strong').fontSize(10).fillColor(ink).text(name, { width });
  pdf.font('plain').fontSize(9);
  for (const each of words.filter(Boolean)) pdf.text(each, { width });
  return pdf.y;
}

type Column = { title: string; x: number; width: number; of: (line: InvoiceLine) => string };

function columnsOf(sameState: boolean): Column[] {
  const money = (of: (line: InvoiceLine) => number) => (each: InvoiceLine) => formatPaise(of(each));
  const taxes: Column[] = sameState
    ? [
        { title: 'CGST', x: 382, width: 52, of: money((each) => each.cgstPaise) },
        { title: 'SGST', x: 436, width: 52, of: money((each) => each.sgstPaise) },
      ]
    : [{ title: 'IGST', x: 400, width: 88, of: money((each) => each.igstPaise) }];
  return [
    { title: 'HSN/SAC', x: 200, width: 44, of: ({ hsn }) => hsn },
    { title: 'Qty', x: 246, width: 24, of: ({ quantity }) => String(quantity) },
    { title: 'Taxable value', x: 272, width: 70, of: money((each) => each.taxablePaise) },
    { title: 'GST', x: 344, width: 36, of: ({ percent }) => percentText(percent) },
    ...taxes,
    { title: 'Amount', x: 490, width: 65, of: money((each) => each.paidPaise) },
  ];
}

const lowest = 740;

function drawLines(pdf: Pdf, { lines }: Invoice): void {
  const columns = columnsOf(lines.every(({ igstPaise }) => igstPaise === 0));
  const head = () => {
    pdf.font('strong').fontSize(8).fillColor(moss);
    row(
      pdf,
      'Item',
      columns.map(({ title }) => title),
      columns,
    );
    rule(pdf, pdf.y + 2);
    pdf.y += 6;
  };
  head();
  for (const each of lines) {
    if (pdf.y > lowest) {
      pdf.addPage();
      pdf.y = left;
      head();
    }
    pdf.font('plain').fontSize(8.5).fillColor(ink);
    row(
      pdf,
      each.name,
      columns.map(({ of }) => of(each)),
      columns,
    );
    pdf.y += 4;
  }
  rule(pdf, pdf.y);
  pdf.y += 6;
}

function row(pdf: Pdf, name: string, cells: string[], columns: Column[]): void {
  const { y } = pdf;
  pdf.text(name, left, y, { width: 156 });
  const end = pdf.y;
  for (const [at, cell] of cells.entries())
    pdf.text(cell, columns[at]!.x, y, { width: columns[at]!.width, align: 'right', lineBreak: false });
  pdf.y = end;
}

function drawEnd(pdf: Pdf, { lines, totalPaise, seller }: Invoice, { total, ends }: Words): void {
  if (pdf.y > 620) pdf.addPage();
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((summed, each) => summed + of(each), 0);
  const sums = [
    ['Taxable value', sum((each) => each.taxablePaise)],
    ['CGST', sum((each) => each.cgstPaise)],
    ['SGST', sum((each) => each.sgstPaise)],
    ['IGST', sum((each) => each.igstPaise)],
  ] as const;
  for (const [title, paise] of sums.filter(([, amount]) => amount > 0)) sumRow(pdf, title, paise);
  pdf.font('strong');
  sumRow(pdf, total, totalPaise, 11);
  const width = right - left;
  pdf
    .font('plain')
    .fontSize(9)
    .fillColor(ink)
    .text(amountInWords(totalPaise), left, pdf.y + 8, { width });
  pdf.fillColor(moss).fontSize(8);
  for (const words of [
    ...ends,
    `Grievance officer: ${seller.grievanceOfficer}`,
    'Made by a computer; valid without a signature.',
  ])
    pdf.text(words, left, pdf.y + 3, { width });
}

function sumRow(pdf: Pdf, title: string, paise: number, size = 9): void {
  const { y } = pdf;
  pdf.fontSize(size).fillColor(ink).text(title, 310, y, { width: 150 });
  pdf.text(formatPaise(paise), 460, y, { width: right - 460, align: 'right' });
}

function rule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(line).stroke();
}
