import { darken, lighten, mix } from '../../pen/colour.ts';
import { wrappedLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { path } from '../../pen/shapes.ts';
import { brass, glazed, rubber, wrapped } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { seam, TILT, turn, turnLid, type Turned } from '../turned.ts';

const RADIUS = 122;

const body: Turned = {
  rings: [
    [48, 238],
    [52, 252, 10],
    [RADIUS, 284, 52],
    [RADIUS, GROUND - 12, 20],
    [RADIUS - 14, GROUND],
  ],
};

/** A glazed bottle with a pump, for shampoos and washes. */
export function drawPump(sheet: Sheet, pack: Pack): Standing {
  const glaze = mix(pack.colour, '#e6d3b0', 0.16);
  const label = { x: 400 - RADIUS, y: 340, width: RADIUS * 2, height: 262, sag: RADIUS * TILT };
  const svg =
    head(sheet) +
    turn(sheet, body, glazed(glaze)) +
    wrappedLabel(sheet, pack, label, wrapped) +
    seam({ radius: RADIUS - 6, y: GROUND - 8 }, { colour: lighten(glaze, 0.5), width: 2, opacity: 0.5 }) +
    seam({ radius: 50, y: 252 }, { colour: darken(glaze, 0.5), width: 2, opacity: 0.5 });
  return { svg, left: 400 - RADIUS, right: 400 + RADIUS, top: 110 };
}

function head(sheet: Sheet): string {
  const collar: Turned = {
    rings: [
      [40, 198, 0],
      [52, 206, 10],
      [52, 246],
    ],
  };
  const stem: Turned = {
    rings: [
      [13, 140],
      [13, 199],
    ],
  };
  const spout = path(
    'M362,112 Q362,98 378,98 H424 Q438,98 438,112 V146 Q400,154 362,146 V140 L296,140 Q276,140 274,158 L273,172 Q265,174 258,171 L259,150 Q262,116 300,114 Z',
    {
      fill: sheet.down([
        [0, '#6a655d'],
        [0.14, '#8b857b'],
        [0.3, '#3b3833'],
        [1, '#171613'],
      ]),
    },
  );
  const gleam = path('M270,132 Q280,120 302,119 L372,118', {
    fill: 'none',
    stroke: '#fff8ea',
    'stroke-width': 3,
    opacity: 0.35,
  });
  return turnLid(sheet, collar, rubber) + turn(sheet, stem, brass) + spout + gleam;
}
