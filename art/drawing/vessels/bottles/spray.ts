import { darken, lighten, mix } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { ellipse, path } from '../../pen/shapes.ts';
import { brass, glass, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { outline, seam, TILT, turn, turnLid, type Turned } from '../turned.ts';
import { glassLight } from './glass-light.ts';

const RADIUS = 112;
const SHOULDER = 288;

const body: Turned = {
  rings: [
    [38, 226],
    [40, 252, 12],
    [RADIUS, SHOULDER, 56],
    [RADIUS, GROUND - 12, 20],
    [RADIUS - 14, GROUND],
  ],
};

const collar: Turned = {
  rings: [
    [48, 190, 0],
    [50, 196, 4],
    [50, 238],
  ],
};

const nozzle: Turned = {
  rings: [
    [26, 126, 0],
    [31, 134, 8],
    [31, 192],
  ],
};

/** A frosted bottle with a fine mist head. */
export function drawSpray(sheet: Sheet, pack: Pack): Standing {
  const frosted = mix(mix(pack.colour, '#f6efe4', 0.42), '#c99b8a', 0.1);
  const label = { x: 400 - RADIUS, y: 358, width: RADIUS * 2, height: 244, sag: RADIUS * TILT };
  const tube = path('M397,230 H403 V660 H397 Z', { fill: darken(frosted, 0.3), opacity: 0.35 });
  const level = seam(
    { radius: RADIUS - 4, y: 318 },
    { colour: lighten(frosted, 0.8), width: 2, opacity: 0.7 },
  );
  const svg =
    turn(sheet, body, glass(frosted)) +
    turnLid(sheet, collar, brass) +
    `<g clip-path="${sheet.clip(outline(body))}">${tube}${level}</g>` +
    wrappedLabel(sheet, pack, label, wrapped) +
    glassLight(sheet, {
      path: outline(body),
      left: 400 - RADIUS,
      right: 400 + RADIUS,
      shoulder: SHOULDER + 8,
      foot: GROUND,
    }) +
    turnLid(sheet, nozzle, brass) +
    ellipse([384, 152], [5, 5], { fill: '#3a2a10' }) +
    seam({ radius: 50, y: 232 }, { colour: '#5b4218', width: 1.6, opacity: 0.6 });
  return { svg, left: 400 - RADIUS, right: 400 + RADIUS, top: 126, glow: lighten(frosted, 0.3) };
}
