import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import { labelSize } from './draw-label.ts';

/** A4 in points: four labels of 105 × 148 mm upright, two beside each other on a sheet that lies. */
const [short, long] = [595.28, 841.89];
/** Printers leave a border of about 5 mm white. The label of four keeps its width, so that its bars stay whole dots. */
const layouts = {
  2: { size: [long, short], columns: 2, rows: 1, scale: [1.3, 1.3] },
  4: { size: [short, long], columns: 2, rows: 2, scale: [1, 0.93] },
} as const;

type Place = { labels: keyof typeof layouts; place: number; isFirst: boolean };

/** Draws a label at its place of a sheet of A4, and begins a sheet with its cut marks where the one before is full. */
export function drawOnSheet(pdf: Pdf, { labels, place, isFirst }: Place, draw: () => void): void {
  const { size, columns, rows, scale } = layouts[labels];
  const [width, height] = [size[0] / columns, size[1] / rows];
  if (isFirst || place === 1) {
    pdf.addPage({ size: [...size], margin: 0 });
    drawCutMarks(pdf, { size, columns, rows });
  }
  const [column, row] = [(place - 1) % columns, Math.floor((place - 1) / columns)];
  pdf.save();
  pdf.translate(
    column * width + (width - labelSize.width * scale[0]) / 2,
    row * height + (height - labelSize.height * scale[1]) / 2,
  );
  pdf.scale(scale[0], scale[1]);
  draw();
  pdf.restore();
}

const markLength = 24;

type Grid = { size: readonly [number, number]; columns: number; rows: number };

/** Short lines at the edges and in the middle, where the sheet is cut. They end before the bars. */
function drawCutMarks(pdf: Pdf, { size: [width, height], columns, rows }: Grid): void {
  const [x, y] = [width / columns, height / rows];
  pdf.lineWidth(0.5).strokeColor('#000000');
  for (const [from, to] of [
    [0, markLength],
    [height - markLength, height],
  ] as const)
    pdf.moveTo(x, from).lineTo(x, to).stroke();
  if (rows === 1) return;
  for (const [from, to] of [
    [0, markLength],
    [x - markLength / 4, x + markLength / 4],
    [width - markLength, width],
  ] as const)
    pdf.moveTo(from, y).lineTo(to, y).stroke();
  pdf
    .moveTo(x, y - markLength / 4)
    .lineTo(x, y + markLength / 4)
    .stroke();
}
