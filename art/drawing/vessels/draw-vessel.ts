import type { Vessel } from '#database/sample-data/sample-product.ts';
import type { Pack } from '../pack.ts';
import type { Sheet } from '../pen/sheet.ts';
import { drawBottle } from './bottles/bottle.ts';
import { drawCapsuleBottle } from './bottles/capsule-bottle.ts';
import { drawDropper } from './bottles/dropper.ts';
import { drawPump } from './bottles/pump.ts';
import { drawSpray } from './bottles/spray.ts';
import { drawJar } from './jars/jar.ts';
import { drawResinJar } from './jars/resin-jar.ts';
import { drawTin } from './jars/tin.ts';
import { drawKit } from './kit.ts';
import { drawCarton } from './packs/carton.ts';
import { drawComb } from './packs/comb.ts';
import { drawPouch } from './packs/pouch.ts';
import { drawSoap } from './packs/soap.ts';
import { drawTeaBox } from './packs/tea-box.ts';
import { drawTube } from './packs/tube.ts';
import { type DrawVessel, shrink, type Standing } from './standing.ts';

const vessels: Record<Exclude<Vessel, 'kit'>, DrawVessel> = {
  dropper: drawDropper,
  pump: drawPump,
  jar: drawJar,
  tin: drawTin,
  pouch: drawPouch,
  'capsule-bottle': drawCapsuleBottle,
  bottle: drawBottle,
  carton: drawCarton,
  soap: drawSoap,
  'tea-box': drawTeaBox,
  tube: drawTube,
  comb: drawComb,
  'resin-jar': drawResinJar,
  spray: drawSpray,
};

export function drawVessel(sheet: Sheet, pack: Pack): Standing {
  if (pack.vessel !== 'kit') return shrink(vessels[pack.vessel](sheet, pack), sizeOf(pack));
  return drawKit(
    sheet,
    pack,
    pack.holds.map((held) => drawVessel(sheet, held)),
  );
}

/** The net quantity at which a vessel is drawn full size: a travel size is to look like one beside it. */
const fullSize: Partial<Record<Vessel, number>> = {
  dropper: 60,
  bottle: 200,
  spray: 200,
  pump: 250,
  jar: 350,
  tin: 120,
  tube: 120,
  pouch: 200,
};
const SMALLEST = 0.78;

function sizeOf({ vessel, quantity }: Pack): number {
  const amount = Number(/\d+/.exec(quantity)?.[0]);
  const share = (amount / (fullSize[vessel] ?? amount)) ** 0.13;
  return Number.isFinite(share) ? Math.min(1, Math.max(SMALLEST, share)) : 1;
}
