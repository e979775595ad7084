import { formatDigits } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import { openPdf, type Pdf } from '#platform/server/pdf/open-pdf.ts';
import { methodOf, usualMethod } from '#shop/payments/methods.ts';
import { copies, type CopyName, type CreditNote, type Invoice, isPart } from '../invoice.ts';
import { amountInWords } from '../tax/amount-in-words.ts';
import type { InvoiceLine } from '../tax/invoice-lines.ts';
import { taxWordsOf } from '../tax/untaxed.ts';
import { isTaxed } from '../seller.ts';
import { drawHead, drawParties, type Letterhead } from './draw-head.ts';
import { band, coloursOf, drawLines, isFromBefore, left, right, stateTaxOf } from './draw-lines.ts';

type Words = {
  title: string;
  copy: string;
  facts: string[];
  notice?: string;
  to: string;
  total: string;
  ends: string[];
};

type Drawing = Letterhead & { copy?: CopyName; showsBatches?: boolean };

const pricesBefore =
  'Prices include GST; a discount is taken off in proportion. Tax is not payable on reverse charge.';

/** How a reader gets from prices to taxes. Section 15(3)(a) of the CGST Act leaves a discount out of the value when the invoice names it. */
const pricesNow =
  'Amounts in ₹. Quantity × price − discount = amount; price and discount include GST. Amount = taxable value + GST. Tax is not payable on reverse charge.';

const pricesOf = (document: Invoice) => {
  if (isFromBefore(document)) return pricesBefore;
  const names = [...chargesIn(document).keys()].map((name) => name.toLowerCase());
  if (names.length === 0) return pricesNow;
  return pricesNow
    .replace('discount = amount', `discount + ${names.join(' + ')} = amount`)
    .replace('price and discount include', `price, discount and ${names.join(' and ')} include`);
};

/** Returns the sums of the charges that the goods of a document carry, by name. */
function chargesIn({ lines }: Invoice): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { charges = [] } of lines)
    for (const { name, paise } of charges) sums.set(name, (sums.get(name) ?? 0) + paise);
  return sums;
}

/** Draws an invoice as A4 PDF, in the shop's fonts, which include ₹ and Devanagari. */
export function drawInvoice(invoice: Invoice, drawing: Drawing): Promise<Buffer<ArrayBuffer>> {
  return drawDocument(invoice, drawing, invoiceWords(invoice, drawing));
}

function invoiceWords(invoice: Invoice, { copy = 'recipient' }: Drawing): Words {
  const { number, day, orderNumber, paymentMode = usualMethod } = invoice;
  const { name, ends, ...head } = taxWordsOf(invoice, pricesOf(invoice));
  return {
    ...head,
    copy: isFromBefore(invoice) ? '' : copies[copy],
    facts: [`${name} ${number}`, `Date ${formatDigits(day)}`, `Order ${orderNumber}`],
    to: 'Billed and delivered to',
    total: `Total, ${methodOf(paymentMode).inSentence}`,
    ends,
  };
}

export function drawCreditNote(note: CreditNote, drawing: Drawing): Promise<Buffer<ArrayBuffer>> {
  const { number, day, orderNumber, invoice } = note;
  const { name, notice, ends } = taxWordsOf(note, pricesOf(note));
  const taken = `${name.toLowerCase()} ${invoice.number} of ${formatDigits(invoice.day)}`;
  return drawDocument(note, drawing, {
    title: 'Credit Note',
    ...(notice ? { notice } : {}),
    copy: '',
    facts: [`Credit note ${number}`, `Date ${formatDigits(day)}`, `Order ${orderNumber}`],
    to: 'Credited to',
    total: 'Total credited',
    ends: [
      isPart(note)
        ? `Takes back a part of ${taken}: goods were returned after delivery, and their price is refunded.`
        : `Takes back ${taken}: the parcel came back, and nothing was paid.`,
      ...ends,
    ],
  });
}

async function drawDocument(document: Invoice, drawing: Drawing, words: Words): Promise<Buffer<ArrayBuffer>> {
  const { pdf, end } = await openPdf({ title: words.facts[0]!, author: document.seller.name, margin: left });
  addDocument(pdf, document, { ...drawing, words });
  return end();
}

export function addInvoice(pdf: Pdf, invoice: Invoice, drawing: Drawing): void {
  addDocument(pdf, invoice, { ...drawing, words: invoiceWords(invoice, drawing) });
}

function addDocument(pdf: Pdf, document: Invoice, { words, ...drawing }: Drawing & { words: Words }): void {
  pdf.addPage({ size: 'A4', margin: left });
  drawHead(pdf, words, drawing);
  drawParties(pdf, document, { ...drawing, from: 'Sold by', to: words.to });
  drawLines(pdf, document, drawing);
  drawEnd(pdf, document, { ...words, palette: drawing.palette });
}

function drawEnd(
  pdf: Pdf,
  document: Invoice,
  { total, ends, palette }: Words & Pick<Letterhead, 'palette'>,
): void {
  const { ink, moss } = coloursOf({ palette });
  const { lines, totalPaise, roundOffPaise = 0, seller } = document;
  if (pdf.y > 620) pdf.addPage();
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((summed, each) => summed + of(each), 0);
  const discountPaise = sum((each) => each.discountPaise ?? 0);
  const charges = [...chargesIn(document)];
  const chargedPaise = charges.reduce((summed, [, paise]) => summed + paise, 0);
  const sums: [title: string, paise: number][] = [
    [
      'Price of all lines',
      discountPaise > 0 || chargedPaise > 0 ? totalPaise - roundOffPaise + discountPaise - chargedPaise : 0,
    ],
    ['Discount', -discountPaise],
    ...charges,
    ['Taxable value', isTaxed(seller) ? sum((each) => each.taxablePaise) : 0],
    ['CGST', sum((each) => each.cgstPaise)],
    [stateTaxOf(document), sum((each) => each.sgstPaise)],
    ['IGST', sum((each) => each.igstPaise)],
    ['Round-off', roundOffPaise],
  ];
  pdf.fillColor(ink);
  for (const [title, paise] of sums.filter(([, amount]) => amount !== 0)) sumRow(pdf, title, paise);
  pdf.y += 4;
  band(pdf, { x: sumLeft, height: 24 }, { palette });
  pdf.y += 3;
  pdf.font('strong').fillColor(ink);
  sumRow(pdf, total, totalPaise, 11);
  pdf.y += 4;
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

const sumLeft = 310;

function sumRow(pdf: Pdf, title: string, paise: number, size = 9): void {
  const { y } = pdf;
  pdf.fontSize(size).text(title, sumLeft, y, { width: 150 });
  pdf.text(formatPaise(paise), 460, y, { width: right - 460, align: 'right' });
}
