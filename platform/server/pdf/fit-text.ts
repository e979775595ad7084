import type { Pdf } from './open-pdf.ts';

type Box = { x: number; y: number; width: number; height: number };
type Sizes = { largest: number; smallest: number };

const step = 0.5;

/** Mukta spaces lines widely, for marks above and below letters. */
const gapOf = (size: number) => -0.2 * size;

/**
 * Writes a text into a box in the largest size that fits, wrapped. Text that does not fit in the smallest size ends in an ellipsis.
 * Returns whether all of it fits.
 */
export function fitText(
  pdf: Pdf,
  text: string,
  { x, y, width, height }: Box,
  { largest, smallest }: Sizes,
): boolean {
  const fits = (size: number) =>
    pdf.fontSize(size).heightOfString(text, { width, lineGap: gapOf(size) }) <= height;
  let size = largest;
  while (size > smallest && !fits(size)) size -= step;
  const isWhole = fits(size);
  pdf
    .fontSize(size)
    .text(text, x, y, { width, lineGap: gapOf(size), ...(isWhole ? {} : { height, ellipsis: true }) });
  return isWhole;
}
