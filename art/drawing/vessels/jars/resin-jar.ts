import { darken } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { ellipse, path } from '../../pen/shapes.ts';
import { glassLight } from '../bottles/glass-light.ts';
import { brass, glass, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { outline, seam, turn, turnLid, type Turned } from '../turned.ts';

const RADIUS = 152;
const JAR_TILT = 0.12;

const body: Turned = {
  tilt: JAR_TILT,
  rings: [
    [118, 362],
    [120, 376, 8],
    [RADIUS, 404, 34],
    [RADIUS, GROUND - 34, 46],
    [RADIUS - 36, GROUND],
  ],
};

const lid: Turned = {
  tilt: JAR_TILT,
  rings: [
    [120, 284, 0],
    [128, 292, 8],
    [128, 366],
  ],
};

/** A small heavy jar of dark resin with a brass lid, and the spoon that measures it. */
export function drawResinJar(sheet: Sheet, pack: Pack): Standing {
  const resin = darken(pack.colour, 0.2);
  const label = { x: 400 - RADIUS, y: 424, width: RADIUS * 2, height: 182, sag: RADIUS * JAR_TILT };
  const svg =
    turn(sheet, body, glass(resin)) +
    wrappedLabel(sheet, pack, label, wrapped) +
    glassLight(sheet, {
      path: outline(body),
      left: 400 - RADIUS,
      right: 400 + RADIUS,
      shoulder: 412,
      foot: GROUND,
    }) +
    turnLid(sheet, lid, brass) +
    seam({ radius: 128, y: 352, tilt: JAR_TILT }, { colour: '#5b4218', width: 1.6, opacity: 0.5 });
  return {
    svg,
    left: 400 - RADIUS,
    right: 400 + RADIUS,
    top: 268,
    glow: '#8a5424',
    sample: spoon(sheet, resin),
  };
}

function spoon(sheet: Sheet, resin: string): string {
  const metal = sheet.down([
    [0, '#f5e2b0'],
    [0.5, '#b08a45'],
    [1, '#6b4d1d'],
  ]);
  const handle = path('M232,716 L352,744 Q360,748 352,752 L230,728 Z', { fill: metal });
  const bowl =
    ellipse([204, 716], [38, 19], { fill: metal }) + ellipse([204, 713], [33, 14], { fill: '#7a5a26' });
  const dab =
    ellipse([203, 711], [26, 11], { fill: darken(resin, 0.3) }) +
    ellipse([195, 706], [9, 3], { fill: '#fff3d6', opacity: 0.5 });
  return `<g filter="${sheet.shadow({ right: 6, down: 7, blur: 5, opacity: 0.42 })}">${handle}${bowl}${dab}</g>`;
}
