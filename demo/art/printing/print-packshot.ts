import type { Pack } from '../drawing/pack.ts';
import type { RoomName } from '../drawing/scene/room.ts';
import { type Wall, wallOf } from './backdrop.ts';
import { printSheet } from './label-sheet.ts';
import { layOn } from './lay-on.ts';
import { FRAME, type Picture, type View, WHOLE } from './picture.ts';
import { type HerbPlate, readHerbPlate, readVesselPlate, type VesselPlate } from './plate.ts';
import { depthOf, type Tint, tintOf } from './tint.ts';

type Print = { pack: Pack; room: RoomName; vessel: string; herb?: string; view?: View };

/** Draws a product: its vessel's template with its own label, colours and herb. RGB. */
export async function printPackshot({ pack, room, vessel, herb, view = WHOLE }: Print): Promise<Picture> {
  const [plate, wall, beside] = await Promise.all([
    readVesselPlate(vessel, view),
    wallOf(room, vessel, view),
    herb ? readHerbPlate(herb, view) : null,
  ]);
  const ink = plate.label ? layOn(await printSheet(pack, plate.label), plate.label, view) : null;
  return compose(plate, beside, ink, { wall, product: tintOf(pack.insideColour ?? pack.colour) });
}

type Tints = { wall: Wall; product: Tint };

function compose(
  { picture, masks }: VesselPlate,
  beside: HerbPlate | null,
  ink: Picture | null,
  tints: Tints,
): Picture {
  const data = new Uint8Array(FRAME * FRAME * 3);
  for (let i = 0; i < FRAME * FRAME; i++) {
    const own = (masks.data[i * masks.channels] ?? 0) / 255;
    const coloured = (masks.data[i * masks.channels + 1] ?? 0) / 255;
    const labelled = (masks.data[i * masks.channels + 2] ?? 0) / 255;
    const herb = beside ? ((beside.herb.data[i * 4 + 3] ?? 0) / 255) * (1 - own) : 0;
    const shade = beside ? shadeAt(beside.shade, i, own) : 1;
    const depth = depthOf(picture.data[i * picture.channels + 1] ?? 0, tints.product);
    for (let part = 0; part < 3; part++) {
      const printed = ink ? mixed(1, (ink.data[i * 3 + part] ?? 255) / 255, labelled) : 1;
      const seen = picture.data[i * picture.channels + part] ?? 0;
      const wall = mixed(tints.wall(i, part, seen, own === 0), 1, own);
      const dyed = seen * (tints.product[part] ?? 1) * depth.shade + depth.gloss;
      const colour = mixed(seen, dyed, coloured);
      const behind = colour * wall * shade * printed;
      const front = beside ? (beside.herb.data[i * 4 + part] ?? 0) : 0;
      data[i * 3 + part] = Math.min(255, mixed(behind, front, herb));
    }
  }
  return { width: FRAME, height: FRAME, channels: 3, data };
}

/** Half means no shade, so that a herb may also reflect light. */
function shadeAt(shade: Picture, i: number, own: number): number {
  if ((shade.data[i * 4 + 3] ?? 0) === 0) return 1;
  return mixed((shade.data[i * 4] ?? 128) / 128, 1, own);
}

const mixed = (from: number, to: number, share: number): number => from + (to - from) * share;
