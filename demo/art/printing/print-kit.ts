import sharp, { type OverlayOptions } from 'sharp';
import type { Pack } from '../drawing/pack.ts';
import type { RoomName } from '../drawing/scene/room.ts';
import { readRoom } from './backdrop.ts';
import { FRAME, pack as packed, type Picture, unpack, type View, WHOLE } from './picture.ts';
import { readVesselPlate } from './plate.ts';
import { vesselPlateOf } from './plates-of.ts';
import { printPackshot } from './print-packshot.ts';

type Kit = { pack: Pack; room: RoomName; herb?: string; view?: View };
type Cutout = { picture: Buffer; width: number; height: number };

/** Height of the gift box's label, and its end below the rim. */
const LABEL = { high: 0.56, under: 0.12 };
const TALLEST = 400;
const SEEN = 0.8;

export async function printKit({ pack, room, herb, view = WHOLE }: Kit): Promise<Picture> {
  const box = await printPackshot({ pack, room, vessel: 'gift_box', herb });
  const rim = await rimOf();
  const cutouts = await Promise.all(pack.holds.slice(0, 3).map((held) => cutOut(held, room)));
  const { left, right } = await widthOf();
  const slot = (right - left) / Math.max(1, cutouts.length);
  const standing = await Promise.all(
    cutouts.map(async ({ picture, width, height }, i) => {
      const scale = Math.min((slot - 12) / width, TALLEST / height);
      const [wide, high, shown] = [width * scale, height * scale, height * scale * SEEN].map(Math.round) as [
        number,
        number,
        number,
      ];
      const input = await sharp(picture)
        .resize(wide, high)
        .extract({ left: 0, top: 0, width: wide, height: shown })
        .toBuffer();
      return { input, left: Math.round(left + slot * (i + 0.5) - wide / 2), top: rim - shown };
    }),
  );
  const whole = await packed(box).composite(standing).png({ compressionLevel: 0 }).toBuffer();
  return unpack(
    sharp(whole)
      .extract({ left: view.left, top: view.top, width: view.size, height: view.size })
      .resize(FRAME, FRAME)
      .removeAlpha(),
  );
}

const MARGIN = 70;
const GAP = 18;
const GROUND = 716;

/** Draws the products of a kit side by side on the shelf, in true proportion. RGB. */
export async function printHeld({ pack, room }: Kit): Promise<Picture> {
  const shelf = await readRoom(room);
  const cutouts = await Promise.all(pack.holds.slice(0, 4).map((held) => cutOut(held, room)));
  const gaps = GAP * (cutouts.length - 1);
  const widths = cutouts.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(1, (FRAME - MARGIN * 2 - gaps) / widths);
  let left = (FRAME - widths * scale - gaps) / 2;
  const layers: OverlayOptions[] = [];
  for (const { picture, width, height } of cutouts) {
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
    layers.push(
      { input: groundShadow(left + wide / 2, wide), left: 0, top: 0, blend: 'multiply' },
      {
        input: await sharp(picture).resize(wide, high).toBuffer(),
        left: Math.round(left),
        top: GROUND - high,
      },
    );
    left += wide + GAP;
  }
  return unpack(packed(shelf).composite(layers).removeAlpha());
}

/** Soft, and slightly to the right, like the sun's. */
function groundShadow(middle: number, wide: number): Buffer {
  const soft =
    '<filter id="soft" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="11 5"/></filter>';
  const shadow = `<ellipse cx="${middle + 14}" cy="${GROUND - 6}" rx="${wide * 0.54}" ry="11" fill="#6b5236" opacity="0.6" filter="url(#soft)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME}" height="${FRAME}">${soft}${shadow}</svg>`,
  );
}

/** The row of the frame where the front of the box begins. */
async function rimOf(): Promise<number> {
  const { label } = await readVesselPlate('gift_box', WHOLE);
  const [top, bottom] = [label?.points[0], label?.points.at(-1)];
  if (!top || !bottom) throw new Error('The gift box has no label.');
  const perUnit = ((bottom[1] - top[1]) * FRAME) / LABEL.high;
  return Math.round(top[1] * FRAME - LABEL.under * perUnit);
}

async function widthOf(): Promise<{ left: number; right: number }> {
  const { masks } = await readVesselPlate('gift_box', WHOLE);
  return boundsOf(masks);
}

async function cutOut(pack: Pack, room: RoomName): Promise<Cutout> {
  const vessel = vesselPlateOf(pack);
  const [picture, { masks }] = await Promise.all([
    printPackshot({ pack, room, vessel }),
    readVesselPlate(vessel, WHOLE),
  ]);
  const { left, right, top, bottom } = boundsOf(masks);
  const data = new Uint8Array(FRAME * FRAME * 4);
  for (let i = 0; i < FRAME * FRAME; i++) {
    for (let part = 0; part < 3; part++) data[i * 4 + part] = picture.data[i * 3 + part] ?? 0;
    data[i * 4 + 3] = masks.data[i * masks.channels] ?? 0;
  }
  const [width, height] = [right - left, bottom - top];
  const cut = packed({ width: FRAME, height: FRAME, channels: 4, data }).extract({
    left,
    top,
    width,
    height,
  });
  return { picture: await cut.png({ compressionLevel: 0 }).toBuffer(), width, height };
}

/** Bowls or capsules beside a vessel are no part of it, so only high columns count. */
function boundsOf({ data, channels, width, height }: Picture) {
  const own = (x: number, y: number): boolean => (data[(y * width + x) * channels] ?? 0) > 127;
  const columns = Array.from({ length: width }, (_, x) => {
    let count = 0;
    for (let y = 0; y < height; y++) if (own(x, y)) count++;
    return count;
  });
  const highest = Math.max(...columns);
  const wide = columns.flatMap((count, x) => (count > highest * 0.35 ? [x] : []));
  const [left, right] = [wide[0] ?? 0, (wide.at(-1) ?? width - 1) + 1];
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => {
    for (let x = left; x < right; x++) if (own(x, y)) return true;
    return false;
  });
  return { left, right, top: rows[0] ?? 0, bottom: (rows.at(-1) ?? height - 1) + 1 };
}
