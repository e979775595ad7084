import { darken } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { brass, matte, printOf, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { seam, turn, turnLid, type Turned } from '../turned.ts';

const RADIUS = 158;
const TIN_TILT = 0.11;

const body: Turned = {
  tilt: TIN_TILT,
  rings: [
    [RADIUS, 300],
    [RADIUS, GROUND - 4, 6],
    [RADIUS - 4, GROUND],
  ],
};

const lid: Turned = {
  tilt: TIN_TILT,
  rings: [
    [RADIUS - 2, 226, 0],
    [RADIUS + 4, 232, 6],
    [RADIUS + 4, 304],
  ],
};

/** A painted caddy with a brass lid. */
export function drawTin(sheet: Sheet, pack: Pack): Standing {
  const paint = printOf(pack.colour);
  const label = { x: 400 - RADIUS, y: 346, width: RADIUS * 2, height: 266, sag: RADIUS * TIN_TILT };
  const line = (y: number): string =>
    seam({ radius: RADIUS, y, tilt: TIN_TILT }, { colour: '#d9b468', width: 2, opacity: 0.8 });
  const svg =
    turn(sheet, body, matte(paint)) +
    line(332) +
    line(GROUND - 26) +
    wrappedLabel(sheet, pack, label, wrapped) +
    seam({ radius: RADIUS, y: 308, tilt: TIN_TILT }, { colour: darken(paint, 0.7), width: 6, opacity: 0.4 }) +
    turnLid(sheet, lid, brass) +
    seam({ radius: RADIUS + 4, y: 290, tilt: TIN_TILT }, { colour: '#5b4218', width: 1.6, opacity: 0.5 });
  return { svg, left: 400 - RADIUS - 4, right: 400 + RADIUS + 4, top: 208 };
}
