import { darken, lighten, mix } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { path, rect } from '../../pen/shapes.ts';
import { brass, glass, rubber, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { outline, seam, TILT, turn, turnLid, type Turned } from '../turned.ts';
import { glassLight } from './glass-light.ts';

const RADIUS = 124;
const SHOULDER = 342;
const NECK = 40;

const body: Turned = {
  rings: [
    [NECK, 268],
    [NECK, 306, 16],
    [RADIUS, SHOULDER, 62],
    [RADIUS, GROUND - 12, 22],
    [RADIUS - 16, GROUND],
  ],
};

/** An amber dropper bottle with a brass collar and a rubber bulb. */
export function drawDropper(sheet: Sheet, pack: Pack): Standing {
  const amber = mix('#b4590f', pack.colour, 0.34);
  const label = { x: 400 - RADIUS, y: 402, width: RADIUS * 2, height: 212, sag: RADIUS * TILT };
  const svg =
    turn(sheet, body, glass(amber)) +
    inside(sheet, amber) +
    wrappedLabel(sheet, pack, label, wrapped) +
    glassLight(sheet, {
      path: outline(body),
      left: 400 - RADIUS,
      right: 400 + RADIUS,
      shoulder: SHOULDER,
      foot: GROUND,
    }) +
    collar(sheet) +
    bulb(sheet);
  return { svg, left: 400 - RADIUS, right: 400 + RADIUS, top: 88, glow: lighten(amber, 0.15) };
}

/** The pipette and the level of the oil, seen through the glass. */
function inside(sheet: Sheet, amber: string): string {
  const oil = path(
    `M${400 - RADIUS},372 Q400,${372 + RADIUS * TILT * 2} ${400 + RADIUS},372 V${GROUND + 30} H${400 - RADIUS} Z`,
    {
      fill: sheet.down([
        [0, darken(amber, 0.4), 0.5],
        [0.5, amber, 0.1],
        [1, lighten(amber, 0.5), 0.4],
      ]),
    },
  );
  const pipette =
    rect([391, 262], [18, 190], { rx: 8, fill: darken(amber, 0.55), opacity: 0.5 }) +
    rect([395, 262], [3, 180], { fill: '#ffe3ae', opacity: 0.5 });
  const level = seam({ radius: RADIUS - 4, y: 372 }, { colour: '#ffd995', width: 2, opacity: 0.55 });
  return `<g clip-path="${sheet.clip(outline(body))}">${oil}${pipette}${level}</g>`;
}

function collar(sheet: Sheet): string {
  const ring: Turned = {
    rings: [
      [56, 204, 0],
      [56, 276, 6],
      [52, 284],
    ],
  };
  return (
    turnLid(sheet, ring, brass) +
    seam({ radius: 56, y: 266 }, { colour: '#5b4218', width: 1.5, opacity: 0.5 }) +
    seam({ radius: 56, y: 269 }, { colour: '#fff3cf', width: 1.5, opacity: 0.6 })
  );
}

function bulb(sheet: Sheet): string {
  const shape: Turned = {
    rings: [
      [14, 88, 0],
      [29, 92, 26],
      [32, 138, 30],
      [36, 172, 20],
      [42, 204, 0],
    ],
  };
  return turn(sheet, shape, rubber);
}
