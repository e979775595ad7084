import { darken, lighten, lightness, mix } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { ellipse } from '../../pen/shapes.ts';
import { glassLight } from '../bottles/glass-light.ts';
import { glass, glazed, wood, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { outline, seam, turn, turnLid, type Turned } from '../turned.ts';

const RADIUS = 186;
const JAR_TILT = 0.12;

const body: Turned = {
  tilt: JAR_TILT,
  rings: [
    [168, 346],
    [170, 362, 8],
    [RADIUS, 386, 22],
    [RADIUS, GROUND - 30, 40],
    [RADIUS - 30, GROUND],
  ],
};

const lid: Turned = {
  tilt: JAR_TILT,
  rings: [
    [170, 270, 0],
    [178, 278, 8],
    [178, 344, 8],
    [172, 352],
  ],
};

/** A wide jar with a wooden lid: glazed white for creams, glass for what is worth seeing. */
export function drawJar(sheet: Sheet, pack: Pack): Standing {
  const creamy = lightness(pack.colour) > 0.66;
  const colour = creamy ? mix(pack.colour, '#fbf5e9', 0.55) : pack.colour;
  const label = { x: 400 - RADIUS, y: 408, width: RADIUS * 2, height: 196, sag: RADIUS * JAR_TILT };
  const light = glassLight(sheet, {
    path: outline(body),
    left: 400 - RADIUS,
    right: 400 + RADIUS,
    shoulder: 390,
    foot: GROUND,
  });
  const svg =
    turn(sheet, body, creamy ? glazed(colour) : glass(colour)) +
    wrappedLabel(sheet, pack, label, wrapped) +
    light +
    seam({ radius: 172, y: 360, tilt: JAR_TILT }, { colour: darken(colour, 0.6), width: 5, opacity: 0.35 }) +
    turnLid(sheet, lid, wood) +
    [0.82, 0.6, 0.36].map((share) => grain(share)).join('');
  return {
    svg,
    left: 400 - RADIUS,
    right: 400 + RADIUS,
    top: 250,
    glow: creamy ? undefined : lighten(colour, 0.1),
  };
}

/** A year ring on the lid. */
const grain = (share: number): string =>
  ellipse([396, 270], [170 * share, 170 * JAR_TILT * share], {
    fill: 'none',
    stroke: '#8b6334',
    'stroke-width': 1,
    'stroke-opacity': 0.26,
  });
