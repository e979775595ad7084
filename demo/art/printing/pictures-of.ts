import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { drawHerbPlate } from '../drawing/herb-plate.ts';
import type { Pack } from '../drawing/pack.ts';
import { encodeMaster } from '../drawing/pen/render.ts';
import { lookOf } from '../drawing/scene/draw-room.ts';
import type { PlasterName } from '../drawing/scene/plaster.ts';
import { plasterIn, type RoomName, roomNames } from '../drawing/scene/room.ts';
import { FRAME, pack as packed, type Picture, type View, WHOLE } from './picture.ts';
import { plateFile, readVesselPlate } from './plate.ts';
import { insidesOf, vesselPlateOf } from './plates-of.ts';
import { printHeld, printKit } from './print-kit.ts';
import { printPackshot } from './print-packshot.ts';
import { printScene } from './print-scene.ts';
import { type Scene, scenes } from './scenes.ts';

export type Master = { file: string; facts: string; draw: () => Promise<Buffer> };

/** Returns the pictures of a product: packshot, herb, label close-up, and contents if worth seeing. */
export function picturesOf(pack: Pack, room: RoomName): Master[] {
  const plaster = plasterIn[room];
  const vessel = vesselPlateOf(pack);
  const vessels = [vessel, ...pack.holds.map(vesselPlateOf)].map((name) => digestOf(`vessel-${name}.webp`));
  const plates = [...vessels, digestOf(`herb-${pack.herb}.webp`)];
  return [
    {
      file: `${pack.slug}-1.webp`,
      facts: digest({ pack, room: lookOf(room), plates }),
      draw: () => printed({ pack, room, herb: pack.herb }),
    },
    herbPictureOf(pack, plaster),
    {
      file: `${pack.slug}-3.webp`,
      facts: digest({ near: pack, plaster, vessels }),
      draw: async () => printed({ pack, room, view: await nearView(vessel) }),
    },
    ...insideOf(pack, room, vessels),
  ];
}

/** The contents of a vessel, if a template exists; of a kit, its products side by side. */
function insideOf(pack: Pack, room: RoomName, vessels: string[]): Master[] {
  const plaster = plasterIn[room];
  const file = `${pack.slug}-4.webp`;
  if (pack.vessel === 'kit') {
    const draw = async () => encode(await printHeld({ pack, room }));
    return [{ file, facts: digest({ held: pack.holds, room: lookOf(room), vessels }), draw }];
  }
  const inside = insidesOf(pack).find(({ plate }) => isTaken(plate));
  if (!inside) return [];
  const { plate: content, colour } = inside;
  const plate = digestOf(`vessel-${content}.webp`);
  const draw = async () =>
    encode(await printPackshot({ pack: { ...pack, insideColour: colour }, room, vessel: content }));
  return [{ file, facts: digest({ content, colour, plaster, plate }), draw }];
}

/** Returns the still life of each root category: `category-{slug}.webp`. */
export function scenePictures(all: Pack[]): Master[] {
  return roomNames.map((room) => {
    const scene: Scene = scenes[room];
    const slugs = new Set([scene.kit, ...scene.packs.map(({ slug }) => slug)]);
    const shown = all.filter(({ slug }) => slugs.has(slug));
    return {
      file: `category-${room}.webp`,
      facts: digest({ scene, look: lookOf(room), shown }),
      draw: async () => encode(await printScene(room, scene, shown)),
    };
  });
}

const herbPictureOf = (pack: Pack, plaster: PlasterName): Master => ({
  file: `${pack.slug}-2.webp`,
  facts: digest({ herb: pack.herb, plaster }),
  draw: () => drawHerbPlate(pack, plaster),
});

const isTaken = (vessel: string): boolean => existsSync(plateFile(`vessel-${vessel}.webp`));

type Shot = { pack: Pack; room: RoomName; herb?: string; view?: View };

async function printed(shot: Shot): Promise<Buffer> {
  if (shot.pack.vessel === 'kit') return encode(await printKit(shot));
  return encode(await printPackshot({ ...shot, vessel: vesselPlateOf(shot.pack) }));
}

/** How much more than the label a close-up shows; for a gift box also its contents. */
const FACTOR = { label: 1.16, box: 1.5 };

async function nearView(vessel: string): Promise<View> {
  const { label } = await readVesselPlate(vessel, WHOLE);
  const points = label?.points ?? [];
  const [xs, ys] = [points.map(([x]) => x * FRAME), points.map(([, y]) => y * FRAME)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const factor = vessel === 'gift_box' ? FACTOR.box : FACTOR.label;
  const size = Math.round(Math.min(FRAME, Math.max(right - left, bottom - top) * factor));
  const within = (middle: number): number =>
    Math.round(Math.min(FRAME - size, Math.max(0, middle - size / 2)));
  return { left: within((left + right) / 2), top: within((top + bottom) / 2), size };
}

const encode = async (picture: Picture): Promise<Buffer> =>
  encodeMaster(await packed(picture).png({ compressionLevel: 0 }).toBuffer());

function digestOf(plate: string): string {
  const file = plateFile(plate);
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
    : 'none';
}

export function digest(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
}
