import sharp, { type OverlayOptions } from 'sharp';
import type { Pack } from '../drawing/pack.ts';
import type { RoomName } from '../drawing/scene/room.ts';
import { readRoom, readShelf } from './backdrop.ts';
import { FRAME, pack as packed, type Picture, unpack, WHOLE } from './picture.ts';
import { readHerbPlate, readVesselPlate } from './plate.ts';
import { vesselPlateOf } from './plates-of.ts';
import { printKit } from './print-kit.ts';
import { printPackshot } from './print-packshot.ts';
import type { Scene, Standing } from './scenes.ts';

/** The row of a plate on which its vessel stands. */
const GROUND = 716;

/** Draws the still life of a room: several packs with their shadows, from the back to the front. RGB. */
export async function printScene(room: RoomName, { kit, packs }: Scene, all: Pack[]): Promise<Picture> {
  const find = (slug: string): Pack => {
    const found = all.find((pack) => pack.slug === slug);
    if (!found) throw new Error(`The scene of ${room} names an unknown product: ${slug}`);
    return found;
  };
  const backdrop = kit ? await printKit({ pack: find(kit), room }) : await readRoom(room);
  const layers: OverlayOptions[] = [];
  for (const standing of packs) layers.push(...(await layersOf(find(standing.slug), room, standing)));
  return unpack(
    sharp(await packed(backdrop).png({ compressionLevel: 0 }).toBuffer())
      .composite(layers)
      .removeAlpha(),
  );
}

async function layersOf(pack: Pack, room: RoomName, standing: Standing): Promise<OverlayOptions[]> {
  const vessel = vesselPlateOf(pack);
  const [picture, plate, shelf, beside] = await Promise.all([
    printPackshot({ pack, room, vessel }),
    readVesselPlate(vessel, WHOLE),
    readShelf(),
    standing.herb ? readHerbPlate(pack.herb, WHOLE) : null,
  ]);
  const own = cutOut(picture, plate.masks);
  const shadow = factors((i, part) => {
    if ((plate.masks.data[i * plate.masks.channels] ?? 0) > 0) return 1;
    const seen = plate.picture.data[i * plate.picture.channels + part] ?? 0;
    return shadowAt(i, seen / Math.max(8, shelf.data[i * shelf.channels + part] ?? 0));
  });
  const behind = beside
    ? [
        await moved(
          factors((i) =>
            shadowAt(i, beside.shade.data[i * 4 + 3] ? (beside.shade.data[i * 4] ?? 128) / 128 : 1),
          ),
          standing,
          'multiply',
        ),
        await moved(beside.herb, standing, 'over'),
      ]
    : [];
  return [...behind, await moved(shadow, standing, 'multiply'), await moved(own, standing, 'over')];
}

function cutOut(picture: Picture, masks: Picture): Picture {
  const data = new Uint8Array(FRAME * FRAME * 4);
  for (let i = 0; i < FRAME * FRAME; i++) {
    for (let part = 0; part < 3; part++) data[i * 4 + part] = picture.data[i * 3 + part] ?? 0;
    data[i * 4 + 3] = masks.data[i * masks.channels] ?? 0;
  }
  return { width: FRAME, height: FRAME, channels: 4, data };
}

const LEDGE = 590;
const FADE = 70;
const NOISE = 0.03;

/** Only shadows on the ledge count. They fade before the plate's edge, since the plate lies within the scene. */
function shadowAt(i: number, light: number): number {
  const [x, y] = [i % FRAME, Math.floor(i / FRAME)];
  const share = Math.min(1, x / FADE, (FRAME - x) / FADE, (y - LEDGE) / FADE, (FRAME - y) / FADE);
  return 1 - Math.max(0, 1 - light - NOISE) * Math.max(0, share);
}

/** A picture to multiply with: white changes nothing. */
function factors(at: (i: number, part: number) => number): Picture {
  const data = new Uint8Array(FRAME * FRAME * 3);
  for (let i = 0; i < FRAME * FRAME; i++)
    for (let part = 0; part < 3; part++) data[i * 3 + part] = Math.min(255, at(i, part) * 255);
  return { width: FRAME, height: FRAME, channels: 3, data };
}

async function moved(
  picture: Picture,
  { x, y, scale }: Standing,
  blend: 'multiply' | 'over',
): Promise<OverlayOptions> {
  const size = Math.round(FRAME * scale);
  const input = await packed(picture).resize(size, size).png({ compressionLevel: 0 }).toBuffer();
  return { input, left: Math.round(x - size / 2), top: Math.round(y - GROUND * scale), blend };
}
