import sharp from 'sharp';
import { darken, lighten, mix } from '../pen/colour.ts';
import { group, path, rect } from '../pen/shapes.ts';
import { Sheet } from '../pen/sheet.ts';
import { MARGIN, rasterWithMargin, WIDE } from './frame.ts';
import { HORIZON, type NicheName, niches } from './niche.ts';
import { GRAIN } from './plaster.ts';
import type { RoomName } from './room.ts';
import { type ShadeName, shades } from './shades.ts';

type Look = {
  wall: string;
  shelf: string;
  niche: NicheName;
  shade: ShadeName;
  /** Of the shade's edge in pixels, and how dark it is. */
  soft: number;
  dark: number;
};

const looks = {
  'skin-care': {
    wall: '#e0bfae',
    shelf: '#efe0d3',
    niche: 'moon',
    shade: 'broadLeaves',
    soft: 11,
    dark: 0.26,
  },
  'hair-care': { wall: '#c3c8ab', shelf: '#dfdcc8', niche: 'pointed', shade: 'palm', soft: 9, dark: 0.24 },
  'herbal-oils': {
    wall: '#dbb07c',
    shelf: '#c59b74',
    niche: 'scalloped',
    shade: 'screen',
    soft: 8,
    dark: 0.19,
  },
  supplements: { wall: '#dfd1b4', shelf: '#e9dcc2', niche: 'stepped', shade: 'bars', soft: 9, dark: 0.28 },
  combos: { wall: '#bf7d5f', shelf: '#e2c3ad', niche: 'broad', shade: 'twigs', soft: 8, dark: 0.26 },
} satisfies Record<RoomName, Look>;

export const lookOf = (name: RoomName): Look => looks[name];

const drawn = new Map<RoomName, Promise<Buffer>>();

/** Draws the empty room of a category for the studio's camera and sun: PNG of 800 by 800. */
export function drawRoom(name: RoomName): Promise<Buffer> {
  const room = drawn.get(name) ?? lit(looks[name]);
  drawn.set(name, room);
  return room;
}

async function lit(look: Look): Promise<Buffer> {
  const sheet = new Sheet();
  const room = await rasterWithMargin(sheet, wallOf(sheet, look) + shelfOf(sheet, look) + GRAIN);
  return sharp(room)
    .composite([{ input: await shadeOf(look), blend: 'multiply' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function wallOf(sheet: Sheet, { wall, niche }: Look): string {
  const light = sheet.outward(
    [
      [0, lighten(wall, 0.24)],
      [0.55, wall],
      [1, darken(wall, 0.16)],
    ],
    { x: 0.34, y: 0.5, radius: 0.82 },
  );
  const outline = niches[niche];
  const inner = `translate(400 420) scale(.972) translate(-400 -420)`;
  const inside = group(
    path(outline, { fill: light, transform: inner }) +
      path(outline, {
        fill: sheet.down([
          [0, darken(wall, 0.2), 0.6],
          [0.7, wall, 0],
        ]),
        transform: inner,
      }) +
      path(`M-200,-200 H1000 V900 H-200 Z ${outline}`, {
        fill: darken(wall, 0.55),
        'fill-rule': 'evenodd',
        opacity: 0.5,
        filter: sheet.blur(5),
        transform: `translate(26 20) ${inner}`,
      }),
    { 'clip-path': sheet.clip(outline) },
  );
  const edge = path(outline, {
    fill: 'none',
    stroke: sheet.across([
      [0, darken(wall, 0.12)],
      [0.6, lighten(wall, 0.1)],
      [1, lighten(wall, 0.45)],
    ]),
    'stroke-width': 7,
  });
  const jamb = path(outline, {
    fill: sheet.across([
      [0, darken(wall, 0.3)],
      [1, lighten(wall, 0.3)],
    ]),
  });
  return rect([-MARGIN, -MARGIN], [WIDE, HORIZON + MARGIN], { fill: light }) + jamb + inside + edge;
}

function shelfOf(sheet: Sheet, { shelf, wall }: Look): string {
  const top = sheet.down([
    [0, mix(darken(shelf, 0.1), wall, 0.25)],
    [0.12, shelf],
    [0.7, lighten(shelf, 0.22)],
    [1, lighten(shelf, 0.1)],
  ]);
  const contact = rect([-MARGIN, HORIZON - 3], [WIDE, 9], {
    fill: darken(wall, 0.5),
    opacity: 0.32,
    filter: sheet.blur(3),
  });
  return rect([-MARGIN, HORIZON], [WIDE, 800 + MARGIN - HORIZON], { fill: top }) + contact;
}

/** On the shelf the shade lies flat, so it is lower, fainter and softer. */
function shadeOf({ shade, soft, dark }: Look): Promise<Buffer> {
  const sheet = new Sheet();
  const shadow = shades[shade](sheet);
  const onWall = sheet.clip(`M-60,-60 H860 V${HORIZON} H-60 Z`);
  const onShelf = sheet.clip(`M-60,${HORIZON} H860 V860 H-60 Z`);
  return rasterWithMargin(
    sheet,
    rect([-MARGIN, -MARGIN], [WIDE, WIDE], { fill: '#ffffff' }) +
      group(group(shadow, { opacity: dark, filter: sheet.blur(soft) }), { 'clip-path': onWall }) +
      group(
        group(shadow, {
          opacity: dark * 0.7,
          filter: sheet.blur(soft * 1.4),
          transform: `translate(60 ${HORIZON - 20}) scale(1.1 .42)`,
        }),
        { 'clip-path': onShelf },
      ),
  );
}
