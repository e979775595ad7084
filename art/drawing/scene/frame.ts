import sharp from 'sharp';
import type { Sheet } from '../pen/sheet.ts';

export const SIZE = 800;
/** What is drawn beyond the picture on every side, so that soft edges do not fade at the border. */
export const MARGIN = 60;
export const WIDE = SIZE + MARGIN * 2;

/** Draws a little more than the picture and cuts it. */
export async function rasterWithMargin(sheet: Sheet, body: string): Promise<Buffer> {
  const svg = sheet.svg(body, {
    width: WIDE,
    height: WIDE,
    viewBox: `${-MARGIN} ${-MARGIN} ${WIDE} ${WIDE}`,
  });
  return sharp(Buffer.from(svg))
    .extract({ left: MARGIN, top: MARGIN, width: SIZE, height: SIZE })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
