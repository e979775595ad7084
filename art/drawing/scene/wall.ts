import { darken, lighten } from '../pen/colour.ts';
import { path, rect } from '../pen/shapes.ts';
import type { Sheet } from '../pen/sheet.ts';
import { MARGIN, SIZE, WIDE } from './frame.ts';
import type { Plaster } from './plaster.ts';

/** Where wall and ledge meet: the same in every picture, so that a listing looks like one shelf. */
const HORIZON = 578;

/** A plaster wall with its niche, and the ledge before it. */
export function drawWall(sheet: Sheet, plaster: Plaster): string {
  return wall(sheet, plaster) + niche(sheet, plaster) + ledge(sheet, plaster);
}

function wall(sheet: Sheet, { wall: colour }: Plaster): string {
  const light = sheet.outward(
    [
      [0, lighten(colour, 0.5)],
      [0.45, lighten(colour, 0.12)],
      [1, darken(colour, 0.08)],
    ],
    { x: 0.3, y: 0.24, radius: 0.95 },
  );
  return rect([-MARGIN, -MARGIN], [WIDE, HORIZON + MARGIN], { fill: light });
}

/** An arched recess: its left side in shade, its right side catching the light. */
function niche(sheet: Sheet, { wall: colour }: Plaster): string {
  const arch = (left: number, right: number, top: number): string => {
    const radius = (right - left) / 2;
    return `M${left},${HORIZON} V${top + radius} A${radius},${radius} 0 0 1 ${right},${top + radius} V${HORIZON} Z`;
  };
  const [outer, inner] = [arch(150, 650, 34), arch(172, 660, 50)];
  const side = sheet.across([
    [0, darken(colour, 0.3)],
    [0.1, darken(colour, 0.22)],
    [0.6, lighten(colour, 0.2)],
    [1, lighten(colour, 0.5)],
  ]);
  const back = sheet.across([
    [0, darken(colour, 0.1)],
    [0.3, lighten(colour, 0.16)],
    [0.75, lighten(colour, 0.34)],
    [1, lighten(colour, 0.26)],
  ]);
  const insideShade = path(inner, {
    fill: 'none',
    stroke: '#3a2610',
    'stroke-width': 26,
    opacity: 0.2,
    filter: sheet.blur(13),
  });
  const lip = path(outer, {
    fill: 'none',
    stroke: lighten(colour, 0.7),
    'stroke-width': 2,
    opacity: 0.55,
    filter: sheet.blur(0.8),
  });
  return (
    path(outer, { fill: side }) +
    `<g clip-path="${sheet.clip(outer)}">${path(inner, { fill: back })}${insideShade}</g>${lip}`
  );
}

function ledge(sheet: Sheet, { ledge: colour }: Plaster): string {
  const top = sheet.down([
    [0, darken(colour, 0.1)],
    [0.12, colour],
    [0.6, lighten(colour, 0.28)],
    [1, darken(colour, 0.1)],
  ]);
  return (
    rect([-MARGIN, HORIZON], [WIDE, SIZE - HORIZON + MARGIN], { fill: top }) +
    rect([-MARGIN, HORIZON - 16], [WIDE, 30], { fill: '#3a2610', opacity: 0.16, filter: sheet.blur(7) }) +
    rect([-MARGIN, HORIZON - 1], [WIDE, 2.5], { fill: lighten(colour, 0.6), opacity: 0.55 })
  );
}
