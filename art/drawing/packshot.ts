import { chanceFrom } from './pen/chance.ts';
import { findHerb } from './herbs/find-herb.ts';
import type { Pack } from './pack.ts';
import { composeMaster } from './pen/render.ts';
import { emptyShelf } from './scene/backdrop.ts';
import { castShadow } from './scene/cast-shadow.ts';
import type { PlasterName } from './scene/plaster.ts';
import { at, group } from './pen/shapes.ts';
import { Sheet } from './pen/sheet.ts';
import { drawVessel } from './vessels/draw-vessel.ts';
import { GROUND } from './vessels/standing.ts';

/** The first picture of a product: its pack on the shelf, its herb behind and beside it. */
export async function drawPackshot(pack: Pack, plaster: PlasterName): Promise<Buffer> {
  const sheet = new Sheet();
  const chance = chanceFrom(pack.slug);
  const vessel = drawVessel(sheet, pack);
  const herb = findHerb(pack.herb);
  const onWall = sheet.shadow({ right: 16, down: 10, blur: 9, opacity: 0.3 });
  const crowded = vessel.right > 570;
  const plant = at(vessel.right + (crowded ? -16 : 4), GROUND - 8, herb.plant(sheet, chance), {
    turn: crowded ? 7 : 15,
    scale: crowded ? 1 : 1.12,
  });
  const beside = at(Math.min(vessel.right + 66, 690), 716, herb.scatter(sheet, chance), { scale: 0.92 });
  const opposite = vessel.sample ?? '';
  const drawing =
    castShadow(sheet, vessel) + group(plant, { filter: onWall }) + vessel.svg + beside + opposite;
  return composeMaster(await emptyShelf(plaster), sheet.svg(drawing));
}
