import { formatDigits } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import { openPdf, type Pdf } from '#platform/server/pdf/open-pdf.ts';
import { replacementReasons } from '#shop/orders/replacement.ts';
import { type ChallanLine, challanCopies, challanWords, type DeliveryChallan } from '../../challan.ts';
import type { CopyName } from '../../invoice.ts';
import { quantityText } from '../../tax/unit-codes.ts';
import { isTaxed } from '../../seller.ts';
import { drawHead, drawParties, type Letterhead } from '../draw-head.ts';
import { band, coloursOf, left, right, rule } from '../draw-lines.ts';

type Drawing = Letterhead & { copy?: CopyName };

/** Draws a delivery challan as A4 PDF, with the fields of rule 55(1) of the CGST Rules. */
export async function drawChallan(challan: DeliveryChallan, drawing: Drawing): Promise<Buffer<ArrayBuffer>> {
  const title = `Delivery challan ${challan.number}`;
  const { pdf, end } = await openPdf({ title, author: challan.seller.name, margin: left });
  addChallan(pdf, challan, drawing);
  return end();
}

export function addChallan(
  pdf: Pdf,
  challan: DeliveryChallan,
  { copy = 'recipient', ...letterhead }: Drawing,
): void {
  const { number, day, orderNumber, replaces } = challan;
  const { ink, moss } = coloursOf(letterhead);
  pdf.addPage({ size: 'A4', margin: left });
  drawHead(
    pdf,
    {
      title: 'Delivery Challan',
      copy: challanCopies[copy],
      facts: [`Challan ${number}`, `Date ${formatDigits(day)}`, `Order ${orderNumber}`],
    },
    letterhead,
  );
  drawParties(pdf, challan, { ...letterhead, from: 'Consigner', to: 'Consignee' });
  drawGoods(pdf, challan, letterhead);
  const width = right - left;
  pdf.font('strong').fontSize(10).fillColor(ink);
  const { y } = pdf;
  pdf.text(`${valueTitle(challan)} of the goods`, 260, y, { width: 200 });
  pdf.text(formatPaise(challan.totalPaise), 460, y, { width: right - 460, align: 'right' });
  pdf.text('To be paid', 260, pdf.y + 2, { width: 200 });
  pdf.text(formatPaise(0), 460, pdf.y - pdf.currentLineHeight(true), { width: right - 460, align: 'right' });
  pdf.font('plain').fontSize(9).fillColor(ink);
  pdf.text(
    `Replaces goods of order ${replaces.orderNumber}, invoice ${replaces.invoice.number} of ${formatDigits(replaces.invoice.day)}. Reason: ${replacementReasons[replaces.reason].toLowerCase()}.`,
    left,
    pdf.y + 10,
    { width },
  );
  pdf.fontSize(8).fillColor(moss);
  for (const words of [...challanWords(challan), `Grievance officer: ${challan.seller.grievanceOfficer}`])
    pdf.text(words, left, pdf.y + 4, { width });
  const line = pdf.y + 44;
  pdf.moveTo(340, line).lineTo(right, line).lineWidth(0.75).strokeColor(moss).stroke();
  pdf.text(`Signature, for ${challan.seller.name}`, 340, line + 4, { width: right - 340 });
}

const columnsOf = (value: string) => [
  { title: 'HSN', x: 330, width: 60, of: ({ hsn }: ChallanLine) => hsn },
  { title: 'Quantity', x: 396, width: 60, of: (line: ChallanLine) => quantityText(line) },
  {
    title: value,
    x: 462,
    width: right - 462,
    of: ({ taxablePaise }: ChallanLine) => formatPaise(taxablePaise),
  },
];

const valueTitle = ({ seller }: Pick<DeliveryChallan, 'seller'>) =>
  isTaxed(seller) ? 'Taxable value' : 'Value';

function drawGoods(pdf: Pdf, { lines, seller }: DeliveryChallan, look: Letterhead): void {
  const { ink } = coloursOf(look);
  const columns = columnsOf(valueTitle({ seller }));
  band(pdf, { x: left, height: 18 }, look);
  pdf.y += 3;
  pdf.font('strong').fontSize(8).fillColor(ink);
  drawRow(
    pdf,
    'Description of the goods',
    columns.map(({ title }) => title),
    columns,
  );
  pdf.y += 6;
  for (const line of lines) {
    if (pdf.y > 700) pdf.addPage();
    pdf.font('plain').fontSize(9).fillColor(ink);
    drawRow(
      pdf,
      nameOf(line),
      columns.map(({ of }) => of(line)),
      columns,
    );
    pdf.y += 4;
    rule(pdf, pdf.y, look);
    pdf.y += 4;
  }
  pdf.y += 4;
}

function nameOf({ name, fssai = [], batches = [] }: ChallanLine): string {
  const notes = [
    ...fssai.map((number) => `FSSAI licence ${number}`),
    ...(batches.length > 0 ? [`Batch ${batches.join(', ')}`] : []),
  ];
  return [name, ...notes].join('\n');
}

function drawRow(pdf: Pdf, name: string, cells: string[], columns: ReturnType<typeof columnsOf>): void {
  const { y } = pdf;
  pdf.text(name, left, y, { width: 280 });
  const end = pdf.y;
  for (const [at, cell] of cells.entries()) {
    const { x, width } = columns[at]!;
    pdf.text(cell, x, y, { width, align: 'right', lineBreak: false });
  }
  pdf.y = Math.max(end, y + pdf.currentLineHeight(true));
}
