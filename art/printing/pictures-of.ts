import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { drawHerbPlate } from '../drawing/herb-plate.ts';
import { drawPackshot } from '../drawing/packshot.ts';
import type { Pack } from '../drawing/pack.ts';
import { encodeMaster } from '../drawing/pen/render.ts';
import type { PlasterName } from '../drawing/scene/plaster.ts';
import { FRAME, pack as packed, type Picture, type View, WHOLE } from './picture.ts';
import { plateFile, readVesselPlate } from './plate.ts';
import { contentPlateOf, vesselPlateOf } from './plates-of.ts';
import { printKit } from './print-kit.ts';
import { printPackshot } from './print-packshot.ts';

/** A master: its file, a digest of all it is made from, and how it is made. */
export type Master = { file: string; facts: string; draw: () => Promise<Buffer> };

/** The three or four pictures of a product: packshot, herb of the herbarium, label from near, what is inside. */
export function picturesOf(pack: Pack, plaster: PlasterName): Master[] {
  const vessel = vesselPlateOf(pack);
  if (!isTaken(vessel) || !pack.holds.every((held) => isTaken(vesselPlateOf(held))))
    return drawnPicturesOf(pack, plaster);
  const content = contentPlateOf(pack);
  const shot = (view?: View) => () => printed(pack, plaster, view);
  const plates = [digestOf(`vessel-${vessel}.webp`), digestOf(`herb-${pack.herb}.webp`)];
  return [
    { file: `${pack.slug}-1.webp`, facts: digest({ pack, plaster, plates }), draw: shot() },
    herbPictureOf(pack, plaster),
    {
      file: `${pack.slug}-3.webp`,
      facts: digest({ near: pack, plaster, plates }),
      draw: async () => shot(await nearView(vessel))(),
    },
    ...(content === null || !isTaken(content)
      ? []
      : [
          {
            file: `${pack.slug}-4.webp`,
            facts: digest({
              content,
              colour: pack.colour,
              plaster,
              plate: digestOf(`vessel-${content}.webp`),
            }),
            draw: async () => encode(await printPackshot({ pack, plaster, vessel: content })),
          },
        ]),
  ];
}

/** Until the studio has taken a vessel, its products are drawn. */
function drawnPicturesOf(pack: Pack, plaster: PlasterName): Master[] {
  const shot = {
    file: `${pack.slug}-1.webp`,
    facts: digest({ pack, plaster }),
    draw: () => drawPackshot(pack, plaster),
  };
  return [shot, herbPictureOf(pack, plaster)];
}

const herbPictureOf = (pack: Pack, plaster: PlasterName): Master => ({
  file: `${pack.slug}-2.webp`,
  facts: digest({ herb: pack.herb, plaster }),
  draw: () => drawHerbPlate(pack, plaster),
});

const isTaken = (vessel: string): boolean => existsSync(plateFile(`vessel-${vessel}.webp`));

async function printed(pack: Pack, plaster: PlasterName, view: View = WHOLE): Promise<Buffer> {
  if (pack.vessel === 'kit') return encode(await printKit({ pack, plaster, view }));
  return encode(await printPackshot({ pack, plaster, vessel: vesselPlateOf(pack), herb: pack.herb, view }));
}

/** A square a little larger than the label. */
async function nearView(vessel: string): Promise<View> {
  const { label } = await readVesselPlate(vessel, WHOLE);
  const points = label?.points ?? [];
  const [xs, ys] = [points.map(([x]) => x * FRAME), points.map(([, y]) => y * FRAME)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.round(Math.min(FRAME, Math.max(right - left, bottom - top) * 1.16));
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
