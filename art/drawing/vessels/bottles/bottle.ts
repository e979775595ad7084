import { darken, lighten, lightness, mix } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { path } from '../../pen/shapes.ts';
import { brass, glass, rubber, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { outline, seam, TILT, turn, turnLid, type Turned } from '../turned.ts';
import { glassLight } from './glass-light.ts';

const RADIUS = 126;
const SHOULDER = 262;

const body: Turned = {
  rings: [
    [44, 168],
    [44, 214, 26],
    [RADIUS, SHOULDER, 74],
    [RADIUS, GROUND - 14, 24],
    [RADIUS - 18, GROUND],
  ],
};

const cap: Turned = {
  rings: [
    [50, 96, 0],
    [54, 104, 10],
    [54, 176, 4],
    [51, 182],
  ],
};

/** A round-shouldered glass bottle in the colour of what it holds. */
export function drawBottle(sheet: Sheet, pack: Pack): Standing {
  const content =
    lightness(pack.colour) > 0.8 ? mix(pack.colour, '#d9c48f', 0.4) : mix(pack.colour, '#b4590f', 0.14);
  const label = { x: 400 - RADIUS, y: 338, width: RADIUS * 2, height: 262, sag: RADIUS * TILT };
  const dark = lightness(content) < 0.45;
  const svg =
    turn(sheet, body, glass(content)) +
    filling(sheet, content) +
    wrappedLabel(sheet, pack, label, wrapped) +
    glassLight(sheet, {
      path: outline(body),
      left: 400 - RADIUS,
      right: 400 + RADIUS,
      shoulder: SHOULDER + 14,
      foot: GROUND,
    }) +
    turnLid(sheet, cap, dark ? brass : rubber) +
    seam({ radius: 54, y: 162 }, { colour: dark ? '#fff3cf' : '#8a857c', width: 1.4, opacity: 0.6 });
  return { svg, left: 400 - RADIUS, right: 400 + RADIUS, top: 96, glow: lighten(content, 0.15) };
}

/** The air above the filling, its surface, and the light at the foot. */
function filling(sheet: Sheet, content: string): string {
  const air = path(`M300,160 H500 V244 Q400,268 300,244 Z`, { fill: lighten(content, 0.45), opacity: 0.4 });
  const depth = path(`M${400 - RADIUS},240 H${400 + RADIUS} V${GROUND + 30} H${400 - RADIUS} Z`, {
    fill: sheet.down([
      [0, darken(content, 0.4), 0.34],
      [0.4, content, 0],
      [1, lighten(content, 0.6), 0.3],
    ]),
  });
  return `<g clip-path="${sheet.clip(outline(body))}">${depth}${air}${seam({ radius: 100, y: 240 }, { colour: lighten(content, 0.7), width: 2, opacity: 0.6 })}</g>`;
}
