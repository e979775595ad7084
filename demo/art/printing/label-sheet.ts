import sharp from 'sharp';
import { labelTexts } from '../drawing/label/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, mix } from '../drawing/pen/colour.ts';
import { rect } from '../drawing/pen/shapes.ts';
import { type Picture, unpack } from './picture.ts';
import type { LabelGrid } from './plate.ts';

const BRASS = '#a9803c';
/** Oversampling of the sheet, so that a close-up stays sharp. */
const FINE = 4;
/** The share of a label's width for text: on a round body only the middle faces the viewer. */
const WORDS = { round: 0.6, flat: 0.88 };

/** Prints a label on white, so that multiplying keeps the paper's own light. */
export async function printSheet(pack: Pack, grid: LabelGrid): Promise<Picture> {
  const { points, columns, aspect } = grid;
  const middle = (columns - 1) / 2;
  const [top, bottom] = [points[Math.floor(middle)], points.at(-1 - Math.ceil(middle))];
  if (!top || !bottom) throw new Error('A label needs a grid.');
  const height = Math.hypot((bottom[1] - top[1]) * 800, (bottom[0] - top[0]) * 800);
  const width = height * aspect;
  const share = isRound(grid) ? WORDS.round : WORDS.flat;
  const band = Math.max(6, height * 0.045);
  const words = {
    x: (width * (1 - share)) / 2,
    y: band + height * 0.06,
    width: width * share,
    height: height - band * 2 - height * 0.12,
  };
  const drawing = bands(pack.colour, { width, height, band }) + labelTexts(pack, words);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * FINE}" height="${height * FINE}">${rect([0, 0], [width, height], { fill: '#ffffff' })}${drawing}</svg>`;
  return unpack(
    sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha(),
  );
}

/** A label is round when its outer columns look much narrower than the middle one. */
function isRound({ points, columns }: LabelGrid): boolean {
  const seen = (column: number): number => (points[column + 1]?.[0] ?? 0) - (points[column]?.[0] ?? 0);
  return seen(0) < seen(Math.floor(columns / 2)) * 0.6;
}

function bands(
  colour: string,
  { width, height, band }: { width: number; height: number; band: number },
): string {
  const ink = mix(darken(colour, 0.12), '#7a5a2c', 0.15);
  const line = { fill: BRASS };
  return (
    rect([0, 0], [width, band], { fill: ink }) +
    rect([0, height - band], [width, band], { fill: ink }) +
    rect([0, band + 3], [width, 1.3], line) +
    rect([0, height - band - 4.3], [width, 1.3], line)
  );
}
