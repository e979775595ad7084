import sharp from 'sharp';
import type { Sheet } from '../pen/sheet.ts';

export const SIZE = 800;
/** A margin around the picture, so that soft edges do not fade at the border. */
export const MARGIN = 60;
export const WIDE = SIZE + MARGIN * 2;

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
