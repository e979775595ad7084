import { formatPaise } from '#platform/money.ts';
import { type PaletteName, palettes } from '#platform/server/look/palettes.ts';
import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import type { Invoice } from '../invoice.ts';
import { isTaxed, isUnionTerritory } from '../seller.ts';
import type { InvoiceLine } from '../tax/invoice-lines.ts';
import { percentText } from '../tax/nil-lines.ts';
import { quantityText } from '../tax/unit-codes.ts';

export const [left, right] = [40, 555];
const lowest = 740;

type Look = { palette?: PaletteName | undefined };

/** Paper is white, so documents have the light scheme of the shop. */
export const coloursOf = ({ palette = 'forest' }: Look) => palettes[palette].light;

/** A cell has an amount, and below it the rate that made it. */
type Column = { title: string; x: number; width: number; of: (line: InvoiceLine) => string[] };

/** Amounts stand without ₹, so that the columns of a whole calculation fit one page. */
const money = (paise: number) => formatPaise(paise).replace('₹', '');

const tax = (percent: number, paise: number) =>
  percent === 0 ? ['nil'] : [money(paise), percentText(percent)];

/** Central tax and the tax of the state, or of the union territory without a legislature. */
export function stateTaxOf({ seller }: Pick<Invoice, 'seller'>): 'SGST' | 'UTGST' {
  return isUnionTerritory(seller.state) ? 'UTGST' : 'SGST';
}

/** An invoice from before November 2026 states no prices of units. It is drawn as on the day of its issue. */
export function isFromBefore({ lines }: Pick<Invoice, 'lines'>): boolean {
  return lines.some(({ unitPaise }) => unitPaise === undefined);
}

function columnsFromBefore({ lines }: Invoice): Column[] {
  const taxes: Column[] = lines.every(({ igstPaise }) => igstPaise === 0)
    ? [
        { title: 'CGST', x: 382, width: 52, of: (each) => [formatPaise(each.cgstPaise)] },
        { title: 'SGST', x: 436, width: 52, of: (each) => [formatPaise(each.sgstPaise)] },
      ]
    : [{ title: 'IGST', x: 400, width: 88, of: (each) => [formatPaise(each.igstPaise)] }];
  return [
    { title: 'HSN/SAC', x: 200, width: 44, of: ({ hsn }) => [hsn] },
    { title: 'Qty', x: 246, width: 24, of: ({ quantity }) => [String(quantity)] },
    { title: 'Taxable value', x: 272, width: 70, of: (each) => [formatPaise(each.taxablePaise)] },
    { title: 'GST', x: 344, width: 36, of: ({ percent }) => [percentText(percent)] },
    ...taxes,
    { title: 'Amount', x: 490, width: 65, of: (each) => [formatPaise(each.paidPaise)] },
  ];
}

const columnsWithoutTax: Column[] = [
  { title: 'HSN/SAC', x: 260, width: 50, of: ({ hsn }) => [hsn] },
  { title: 'Qty', x: 315, width: 40, of: (each) => [quantityText(each)] },
  { title: 'Price', x: 360, width: 60, of: (each) => [money(each.unitPaise ?? 0)] },
  { title: 'Discount', x: 425, width: 55, of: (each) => [money(each.discountPaise ?? 0)] },
  { title: 'Amount', x: 485, width: 70, of: (each) => [money(each.paidPaise)] },
];

function columnsOf(document: Invoice): Column[] {
  if (isFromBefore(document)) return columnsFromBefore(document);
  if (!isTaxed(document.seller)) return columnsWithoutTax;
  // Nil lines charge neither tax, so the states decide.
  const sameState = document.buyer.state === document.seller.state;
  const taxes: Column[] = sameState
    ? [
        { title: 'CGST', x: 400, width: 46, of: (each) => tax(each.percent / 2, each.cgstPaise) },
        {
          title: stateTaxOf(document),
          x: 450,
          width: 46,
          of: (each) => tax(each.percent / 2, each.sgstPaise),
        },
      ]
    : [{ title: 'IGST', x: 400, width: 96, of: (each) => tax(each.percent, each.igstPaise) }];
  return [
    { title: 'HSN/SAC', x: 168, width: 40, of: ({ hsn }) => [hsn] },
    { title: 'Qty', x: 211, width: 32, of: (each) => [quantityText(each)] },
    { title: 'Price', x: 246, width: 50, of: (each) => [money(each.unitPaise ?? 0)] },
    { title: 'Discount', x: 299, width: 42, of: (each) => [money(each.discountPaise ?? 0)] },
    { title: 'Taxable', x: 344, width: 53, of: (each) => [money(each.taxablePaise)] },
    ...taxes,
    { title: 'Amount', x: 499, width: 56, of: (each) => [money(each.paidPaise)] },
  ];
}

/** Draws the lines of a document as a table that goes on over pages. */
export function drawLines(
  pdf: Pdf,
  document: Invoice,
  { showsBatches = false, palette }: Look & { showsBatches?: boolean } = {},
): void {
  const { ink } = coloursOf({ palette });
  const columns = columnsOf(document);
  const head = () => {
    band(pdf, { x: left, height: 18 }, { palette });
    pdf.y += 4;
    pdf.font('strong').fontSize(7.5).fillColor(ink);
    const titles = columns.map(({ title }) => [title]);
    row(pdf, { name: 'Item', notes: [], cells: titles }, columns);
    pdf.y += 6;
  };
  head();
  for (const each of document.lines) {
    const notes = notesOf(each, showsBatches);
    if (pdf.y > lowest - 12 * notes.length) {
      pdf.addPage();
      pdf.y = left;
      head();
    }
    pdf.font('plain').fontSize(8).fillColor(ink);
    row(pdf, { name: each.name, notes, cells: columns.map(({ of }) => of(each)) }, columns);
    pdf.y += 4;
    rule(pdf, pdf.y, { palette });
    pdf.y += 4;
  }
  pdf.y += 2;
}

function notesOf({ charges = [], fssai = [], batches = [] }: InvoiceLine, showsBatches: boolean): string[] {
  return [
    ...charges.map(({ name, paise }) => `with ${name.toLowerCase()} ${money(paise)}`),
    ...fssai.map((number) => `FSSAI licence ${number}`),
    ...(showsBatches && batches.length > 0 ? [`Batch ${batches.join(', ')}`] : []),
  ];
}

type Row = { name: string; notes: string[]; cells: string[][] };

function row(pdf: Pdf, { name, notes, cells }: Row, columns: Column[]): void {
  const { y } = pdf;
  pdf.text(name, left, y, { width: columns[0]!.x - left - 4 });
  for (const note of notes) pdf.text(note, { width: 200 });
  const end = pdf.y;
  const lineHeight = pdf.currentLineHeight(true);
  for (const [at, cell] of cells.entries())
    for (const [below, text] of cell.entries()) {
      const { x, width } = columns[at]!;
      pdf.text(text, x, y + below * lineHeight, { width, align: 'right', lineBreak: false });
    }
  const tallest = Math.max(...cells.map(({ length }) => length));
  pdf.y = Math.max(end, y + tallest * lineHeight);
}

/** Fills the ground of a row to the right margin. */
export function band(pdf: Pdf, { x, height }: { x: number; height: number }, look: Look): void {
  pdf.rect(x - 4, pdf.y, right - x + 8, height).fill(coloursOf(look).sand);
}

export function rule(pdf: Pdf, y: number, look: Look): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(coloursOf(look).line).stroke();
}
